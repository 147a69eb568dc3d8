import { UserPlus, Users as UsersIcon } from "lucide-react";
import { useOpenedByLink } from "#web/router/router.tsx";
import { useState } from "react";
import { paging } from "#contract/limits.ts";
import { Role } from "#contract/roles.ts";
import type { BulkUsers, User } from "#contract/users.ts";
import { changeUsers, deleteUser, undoUsers } from "#web/api/users.ts";
import { ConfirmDialog } from "#web/data/confirm-dialog.tsx";
import { EmptyState } from "#web/data/query-state.tsx";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Button, SmallButton } from "#web/ui/button.tsx";
import { ExportMenu } from "../export/export-menu.tsx";
import { BulkBar, type BulkProps, useBulk, useSelection } from "../list/bulk.tsx";
import { FilterSelect, SortSelect } from "../list/filters.tsx";
import { ListBody, ListFilters, ListHeader, RecordTable, rowsOf, Totals } from "../list/list.tsx";
import { useClearFilters } from "../list/no-match.tsx";
import { pagesOf, Pagination, rangeOf } from "../list/pagination.tsx";
import { DeleteDialog } from "../list/record-dialogs.tsx";
import { focusIfLost, useHeadingFocus } from "#web/ui/focus.ts";
import { userColumns, UserSummary } from "./cells.tsx";
import { Details, type UserDialogProps, UserQuery } from "./details.tsx";
import { Create, Edit } from "./form.tsx";
import { pageSizes, useUser, useUserPage, useUsersView } from "./queries.ts";

const noFilters = {
  role: undefined,
  active: undefined,
  q: undefined,
} as const;

/** The Users tab (spec §2). */
export default function Users() {
  const t = useTranslation();
  const state = useUsersView();
  const { view, show, open } = state;
  const query = useUserPage(view);
  const { data } = query;
  const heading = useHeadingFocus(useOpenedByLink());
  const { role, active, q, sort } = view;

  const isAll = view.size === "all";
  const size = view.size === "all" ? paging.maxLimit : view.size;
  const page = isAll ? 1 : view.page;
  const total = data?.total ?? 0;
  const { from, to } = rangeOf(page, size, total);

  const filter = { role, active, q };
  const isFiltered = Object.values(filter).some((value) => value !== undefined);
  const filterForm = useClearFilters<Partial<typeof filter>>(heading, show);
  const clearFilters = () => filterForm.clear(noFilters);
  const selection = useSelection(JSON.stringify(filter));
  const rows = rowsOf(data?.users, ({ name }) => name);
  const pages = isAll ? 1 : pagesOf(total, size);

  return (
    <>
      <ListHeader
        title={t("users.title")}
        heading={heading}
        totals={data && <Totals total={data.total} page={page} pages={pages} />}
      >
        <ExportMenu kind="users" query={{ role, active, q, sort }} total={data?.total} />
        <SmallButton onClick={() => show({ size: "all" })}>{t("users.loadAll")}</SmallButton>
        <Button size="small" Icon={UserPlus} onClick={() => open(undefined, "create")}>
          {t("users.new")}
        </Button>
      </ListHeader>
      <ListFilters
        form={filterForm}
        count={[view.role, view.active].filter(Boolean).length}
        label={t("users.search")}
        hint={t("users.searchHint")}
        value={q ?? ""}
        onSearch={(q) => show({ q }, { replace: true })}
      >
        <FilterSelect
          label={t("form.role")}
          value={view.role}
          all={t("users.allRoles")}
          options={[...Role.options].reverse().map((role) => [role, t(`role.${role}`)])}
          onChange={(role) => show({ role })}
        />
        <FilterSelect
          label={t("form.status")}
          value={view.active}
          all={t("list.allStatus")}
          options={[
            ["true", t("active.true")],
            ["false", t("active.false")],
          ]}
          onChange={(active) => show({ active })}
        />
        <SortSelect value={view.sort} onChange={(sort) => show({ sort })} />
        <FilterSelect
          label={t("users.pageSize")}
          value={String(view.size)}
          options={[
            ...pageSizes.map(
              (size) => [String(size), t("users.perPage", { count: size })] as const,
            ),
            ...(view.size === "all" ? [["all", t("users.all")] as const] : []),
          ]}
          onChange={(value) =>
            show({ size: pageSizes.find((size) => String(size) === value) ?? "all" })
          }
        />
      </ListFilters>
      {isAll && total > size && (
        <Alert tone="info" title={t("users.firstOf", { count: size, total })} className="mt-4" />
      )}
      <ListBody
        query={query}
        failed={t("users.failed")}
        isEmpty={data?.total === 0}
        noMatch={t("users.noMatch")}
        onClear={isFiltered ? clearFilters : undefined}
        empty={<EmptyState Icon={UsersIcon} title={t("users.empty")} text={t("users.emptyText")} />}
      >
        <RecordTable
          kind="users"
          q={q}
          open={open}
          columns={userColumns}
          Summary={UserSummary}
          rows={rows}
          isStale={query.isPlaceholderData}
          selection={selection}
        />
      </ListBody>
      <Bulk
        selection={selection}
        rows={rows ?? []}
        onDone={() => focusIfLost(heading.current, "[data-bulk-bar], [role=dialog]")}
      />
      <Pagination
        page={page}
        pages={pages}
        isKnown={data !== undefined && !query.isPlaceholderData}
        showing={data && t("users.showing", { from, to, total })}
        show={show}
      />
      <UserDialog
        {...state}
        known={data?.users.find(({ id }) => id === view.user)}
        onDeleted={() => heading.current?.focus()}
      />
    </>
  );
}

type View = ReturnType<typeof useUsersView>;

function UserDialog({
  view: { dialog, user: id },
  open,
  close: onClose,
  known,
  onDeleted,
}: View & { known: User | undefined; onDeleted: () => void }) {
  const [role, setRole] = useState<Role>();
  if (dialog === "create") {
    const changeRole = (id: string, role: Role) => {
      setRole(role);
      open(id, "edit");
    };
    return <Create onKnown={changeRole} onClose={onClose} />;
  }
  if (dialog === undefined || id === undefined) return null;
  if (dialog === "edit") {
    const leave = (go: () => void) => () => {
      setRole(undefined);
      go();
    };
    const onInvited = leave(() => open(id, "details"));
    return <Edit key={id} {...{ id, role, onInvited }} onClose={leave(onClose)} />;
  }
  const props = { id, known, onClose };
  return dialog === "details" ? (
    <Details key={id} {...props} onEdit={() => open(id, "edit")} />
  ) : (
    <Delete key={id} {...props} onDeleted={onDeleted} />
  );
}

function Delete({ id, known, ...props }: UserDialogProps & { onDeleted: () => void }) {
  const query = useUser(id, known);
  return (
    <DeleteDialog kind="users" name={query.data?.name} onDelete={() => deleteUser(id)} {...props}>
      <UserQuery query={query}>
        {({ email }) => <p className="text-[0.9375rem] text-muted wrap-anywhere">{email}</p>}
      </UserQuery>
    </DeleteDialog>
  );
}

type Change = BulkUsers["action"];

// The names in the question before a deletion.
const shownNames = 5;

const doneTexts = {
  activate: "usersBulk.activated",
  deactivate: "usersBulk.deactivated",
  delete: "usersBulk.deleted",
} as const satisfies Record<Change, string>;

/** Activates, deactivates or deletes the selected users. Only a deletion cannot be undone. */
function Bulk(props: BulkProps) {
  const t = useTranslation();
  const [isConfirming, setConfirming] = useState(false);
  const bulk = useBulk<Change>({
    kind: "users",
    selection: props.selection,
    change: (action, rows) => changeUsers({ action, ids: rows.map(({ id }) => id) }),
    undo: undoUsers,
    titleOf: (action, count) => t(doneTexts[action], { count }),
    failed: (action) =>
      action === "delete" ? "toast.user.deleteFailed" : "toast.user.updateFailed",
    onDone: props.onDone,
  });
  const { change, pending } = bulk;
  const isBusy = pending !== undefined;
  const { names } = props.selection;
  const count = names.size;
  const title = t("usersBulk.deleteTitle", { count });
  return (
    <>
      <BulkBar {...props} bulk={bulk}>
        {(["activate", "deactivate"] as const).map((action) => (
          <SmallButton
            key={action}
            disabled={isBusy}
            isBusy={pending === action}
            onClick={() => change(action)}
          >
            {t(`usersBulk.${action}`)}
          </SmallButton>
        ))}
        <Button variant="danger" size="small" disabled={isBusy} onClick={() => setConfirming(true)}>
          {t("form.delete")}
        </Button>
      </BulkBar>
      {isConfirming && count > 0 && (
        <ConfirmDialog
          title={title}
          text={t("usersBulk.deleteText", { count })}
          submit={isBusy ? t("form.deleting") : title}
          isBusy={isBusy}
          onConfirm={() => change("delete", { onSettled: () => setConfirming(false) })}
          onClose={() => setConfirming(false)}
        >
          <ul className="list-disc pl-5 wrap-anywhere">
            {Array.from(names)
              .slice(0, shownNames)
              .map(([id, name]) => (
                <li key={id}>{name}</li>
              ))}
            {count > shownNames && (
              <li className="list-none text-muted">
                {t("usersBulk.more", { count: count - shownNames })}
              </li>
            )}
          </ul>
        </ConfirmDialog>
      )}
    </>
  );
}
