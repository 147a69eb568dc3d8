import { Download } from "lucide-react";
import { useRef, useState } from "react";
import { Language, languages } from "#contract/languages.ts";
import { limits } from "#contract/limits.ts";
import { hasPage } from "#contract/page-positions.ts";
import type { StaffPosition } from "#contract/positions.ts";
import { ApplicationSource } from "#contract/sources.ts";
import { useSiteData } from "#web/head/site-data.ts";
import { SelectField } from "#web/forms/fields.tsx";
import { useI18n } from "#web/i18n/i18n.tsx";
import { applyPath, positionPath } from "#web/positions/positions.ts";
import { SmallButton } from "#web/ui/button.tsx";
import { Input } from "#web/ui/controls.tsx";
import { Field } from "#web/ui/field.tsx";
import { QrCode } from "#web/ui/qr-code.tsx";
import { saveFile } from "#web/ui/save-file.ts";
import { CopyField } from "../copy-field.tsx";
import { DetailsDialog } from "../list/record-dialogs.tsx";
import { useTitle } from "./position.tsx";

/** Builds a link to a position, or to all, that names the source of the applications sent through it. */
export function ShareDialog({
  positions,
  slug: initialSlug,
  onClose,
}: {
  positions: readonly StaffPosition[];
  /** The position of the link; an empty text for all of them. */
  slug: string;
  onClose: () => void;
}) {
  const { t, ...panel } = useI18n();
  const { siteUrl } = useSiteData();
  const titleOf = useTitle();
  const [slug, setSlug] = useState(initialSlug);
  const [source, setSource] = useState<ApplicationSource>("facebook");
  const [detail, setDetail] = useState("");
  const [language, setLanguage] = useState(panel.language);
  const code = useRef<SVGSVGElement>(null);
  const open = positions.filter(({ state }) => state === "open");
  const position = open.find((one) => one.slug === slug);
  const prefix = language === "vi" ? "/vi" : "";
  const link = new URL(`${siteUrl}${prefix}${pathTo(position)}`);
  link.searchParams.set("from", source);
  if (detail.trim() !== "") link.searchParams.set("utm_campaign", detail.trim());

  return (
    <DetailsDialog onClose={onClose} title={t("share.title")} description={t("share.text")}>
      <form className="grid gap-5 sm:grid-cols-2" onSubmit={(event) => event.preventDefault()}>
        <SelectField
          label={t("share.page")}
          value={slug}
          options={[
            ["", t("list.allPositions")],
            ...open.map((one) => [one.slug, titleOf(one)] as const),
          ]}
          onChange={({ target }) => setSlug(target.value)}
        />
        <SelectField
          label={t("applications.source")}
          value={source}
          options={ApplicationSource.options.map((one) => [one, t(`source.${one}`)])}
          onChange={({ target }) => setSource(ApplicationSource.parse(target.value))}
        />
        <Field label={t("share.detail")} hint={t("share.detailHint")}>
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              maxLength={limits.sourceDetail.max}
              value={detail}
              onChange={({ target }) => setDetail(target.value)}
            />
          )}
        </Field>
        <SelectField
          label={t("language.label")}
          value={language}
          options={languages.map((one) => [one, t(`language.${one}`)])}
          onChange={({ target }) => setLanguage(Language.parse(target.value))}
        />
      </form>
      <div className="mt-6 grid gap-6 border-t border-line pt-6 sm:grid-cols-[auto_1fr]">
        <div className="w-fit rounded-md border border-line max-sm:mx-auto">
          <QrCode ref={code} text={link.href} label={t("share.image")} />
        </div>
        <div className="min-w-0">
          <CopyField label={t("share.link")} link={link.href} />
          <SmallButton
            Icon={Download}
            className="mt-2"
            onClick={() => {
              if (code.current !== null) {
                const name = [slug === "" ? "careers" : slug, source].join("-");
                saveFile(svgFile(code.current), `${name}.svg`);
              }
            }}
          >
            {t("share.download")}
          </SmallButton>
        </div>
      </div>
    </DetailsDialog>
  );
}

/** The page of a position, or the form where it has no page. */
function pathTo(position: StaffPosition | undefined): string {
  if (position === undefined) return "/careers";
  return hasPage(position) ? positionPath(position.slug) : applyPath(position.slug);
}

/** The image without the styles of the panel, dark on white. */
const svgFile = (image: SVGSVGElement) =>
  new Blob(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${image.getAttribute("viewBox")}" shape-rendering="crispEdges">`,
      `<rect width="100%" height="100%" fill="#fff"/>${image.innerHTML}</svg>`,
    ],
    { type: "image/svg+xml" },
  );
