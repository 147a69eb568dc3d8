import { ArrowLeft, Copy, Ellipsis, ExternalLink, Eye, Trash2 } from "lucide-react";
import { useState } from "react";
import { isOnSite } from "#contract/page-positions.ts";
import { vietnamToday } from "#web/i18n/format.ts";
import type { StaffPosition } from "#contract/positions.ts";
import { deletePosition } from "#web/api/positions.ts";
import { useI18n } from "#web/i18n/i18n.tsx";
import { positionPath } from "#web/positions/positions.ts";
import { Link } from "#web/router/link.tsx";
import { useNavigate, useLocation } from "#web/router/router.tsx";
import { buttonClass } from "#web/ui/button-class.ts";
import { Menu, menuItemClass } from "#web/ui/menu.tsx";
import { DeleteDialog } from "../list/record-dialogs.tsx";
import { listAddress, newAddress, useTitle } from "./position.tsx";

/** Leads back to the list, to the preview and to the page, and has the rare actions. */
export function EditorBar({
  record,
  onDeleted,
}: {
  record: StaffPosition | undefined;
  onDeleted: () => void;
}) {
  const { t, language } = useI18n();
  const titleOf = useTitle();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [isDeleting, setDeleting] = useState(false);
  const preview = new URLSearchParams(search);
  preview.set("preview", language);
  return (
    <div className="sticky top-(--header) z-10 flex h-14 items-center gap-2 bg-paper">
      <Link
        to={listAddress}
        className="-ml-2 inline-flex min-h-11 min-w-11 items-center gap-2 rounded-sm px-2 text-[0.9375rem] font-semibold text-primary hover:text-primary-strong"
      >
        <ArrowLeft className="size-4" />
        <span className="max-sm:sr-only">{t("position.back")}</span>
      </Link>
      <Link
        to={`${pathname}?${preview.toString()}`}
        // The typed texts stay in the editor behind the preview.
        state={history.state}
        className={`ml-auto whitespace-nowrap ${buttonClass({ variant: "secondary", size: "small" })}`}
      >
        <Eye className="size-4" />
        <span className="max-[20rem]:sr-only">{t("form.preview")}</span>
      </Link>
      {record !== undefined && (
        <>
          {isOnSite(record, vietnamToday()) && (
            <a
              href={positionPath(record.slug)}
              target="_blank"
              rel="noopener"
              aria-label={`${t("adminPositions.viewOf", { position: titleOf(record) })} (${t("common.newTab")})`}
              className={buttonClass({ variant: "secondary", size: "small" })}
            >
              <ExternalLink className="size-4" />
              <span className="max-sm:sr-only">{t("adminPositions.view")}</span>
            </a>
          )}
          <Menu
            className="right-0 mt-2 w-64"
            button={{
              "aria-label": t("adminPositions.more"),
              className: `${buttonClass({ variant: "secondary", size: "small" })} px-2`,
              children: <Ellipsis className="size-4.5" />,
            }}
          >
            <Link className={menuItemClass} to={newAddress(record.slug)}>
              <Copy className="size-5 text-muted" />
              {t("adminPositions.copy")}
            </Link>
            <button type="button" className={menuItemClass} onClick={() => setDeleting(true)}>
              <Trash2 className="size-5 text-muted" />
              {t("form.delete")}
            </button>
          </Menu>
        </>
      )}
      {isDeleting && record !== undefined && (
        <DeleteDialog
          kind="positions"
          name={titleOf(record)}
          onDelete={() => deletePosition(record.slug)}
          onClose={() => setDeleting(false)}
          onDeleted={() => {
            onDeleted();
            navigate(listAddress, { replace: true });
          }}
        />
      )}
    </div>
  );
}
