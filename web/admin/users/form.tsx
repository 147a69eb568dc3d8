import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import * as z from "zod/mini";
import { limits } from "#contract/limits.ts";
import { Role } from "#contract/roles.ts";
import { isStaff } from "#contract/staff.ts";
import { CreateUser, EmploymentStatus, UpdateUser, User } from "#contract/users.ts";
import { ApiError } from "#web/api/api-error.ts";
import { createUser, updateUser } from "#web/api/users.ts";
import { CheckboxField, SelectField, TextareaField, TextField } from "#web/forms/fields.tsx";
import { FormDialog } from "#web/forms/form-dialog.tsx";
import { useForm } from "#web/forms/use-form.ts";
import { asTyped } from "#web/forms/values.ts";
import { formatDate } from "#web/i18n/format.ts";
import { useI18n, useTranslation } from "#web/i18n/i18n.tsx";
import { Input } from "#web/ui/controls.tsx";
import { Field } from "#web/ui/field.tsx";
import { UserQuery } from "./details.tsx";
import { Leaving } from "./leaving.tsx";
import { userQuery, useUser, usersKey } from "./queries.ts";
import { KnownUser, RoleQuestion } from "./role-change.tsx";

// A form sends a checkbox only when it is checked.
const withCheckbox = z.transform((values: Record<string, unknown>): Record<string, unknown> => ({
  ...values,
  active: values["active"] !== undefined,
}));
const CreateSchema = z.pipe(withCheckbox, CreateUser);
const EditSchema = z.pipe(withCheckbox, UpdateUser);

const labels = {
  name: "form.name",
  role: "form.role",
  phone: "form.phone",
  active: "user.active",
  status: "user.employment",
  starting_date: "user.startingDate",
  notes: "form.notes",
} as const;

/** The fields of a user as texts; an empty text is a missing value. */
type FormTexts = Readonly<Record<keyof typeof labels, string>>;

const newUser: FormTexts = {
  name: "",
  role: "user",
  phone: "",
  active: "true",
  status: "active",
  starting_date: "",
  notes: "",
};

/** Creates an account and invites its user to choose a password (spec §2). `onKnown` edits the one of the address. */
export function Create({
  onKnown,
  onClose,
}: {
  onKnown: (id: string, role: Role) => void;
  onClose: () => void;
}) {
  const t = useTranslation();
  const client = useQueryClient();
  const [known, setKnown] = useState<{ id: string; role: Role }>();
  const form = useForm({
    schema: CreateSchema,
    save: async (user) => {
      setKnown(undefined);
      const created = await createUser(user).catch((failure) => {
        const current = failure instanceof ApiError ? failure.current : undefined;
        const found = z.pick(User, { id: true }).safeParse(current).data;
        if (found !== undefined) setKnown({ id: found.id, role: user.role });
        throw failure;
      });
      void client.invalidateQueries({ queryKey: usersKey });
      return created;
    },
    done: "toast.user.created",
    failed: "toast.user.createFailed",
    guards: true,
    onSaved: onClose,
  });
  const editKnown = ({ id, role }: { id: string; role: Role }) => {
    form.forget();
    onKnown(id, role);
  };
  return (
    <FormDialog
      form={form}
      title={t("users.new")}
      description={t("userCreate.text")}
      submit={t("userCreate.submit")}
      busy={t("form.creating")}
      notice={known && <KnownUser {...known} onEdit={() => editKnown(known)} />}
      onClose={onClose}
    >
      <UserFields texts={newUser} />
    </FormDialog>
  );
}

/**
 * Edits a user (spec §2), as loaded after the dialog has opened. Asks before a staff role for an unconfirmed address,
 * which invites the user. `role` is chosen from the start.
 */
export function Edit({
  id,
  role,
  onInvited,
  onClose,
}: {
  id: string;
  role: Role | undefined;
  onInvited: () => void;
  onClose: () => void;
}) {
  const { t, language } = useI18n();
  const client = useQueryClient();
  const { data, isFetchedAfterMount, ...query } = useUser(id);
  const user = isFetchedAfterMount ? data : undefined;
  const preset = role && { role };
  const [asked, setAsked] = useState<Role>();
  const isAgreed = useRef(false);
  const form = useForm({
    schema: EditSchema,
    record: {
      saved: user,
      baseOf: (user: User) => ({ read: textsOf(user), version: user.updatedAt }),
      parse: (current) => User.safeParse(current).data,
      textsOf,
      ...(preset && { preset }),
      labelOf: (field) => t(labels[field]),
      describe: (field, text) => {
        if (field === "role") return t(`role.${Role.parse(text)}`);
        if (field === "active") return t(text === "true" ? "active.true" : "active.false");
        if (field === "status") {
          return t(text === "active" ? "employment.active" : "employment.inactive");
        }
        return field === "starting_date" && text !== "" ? formatDate(text, language) : text;
      },
    },
    save: async (edited, { changed, version }) => {
      const isStranger = data?.invited === false && !data.email_confirmed;
      if (
        changed.includes("role") &&
        isStranger &&
        isStaff(edited.role ?? "") &&
        !isAgreed.current
      ) {
        setAsked(edited.role);
        return null;
      }
      const change = Object.fromEntries(changed.map((field) => [field, edited[field]]));
      return updateUser(id, UpdateUser.parse(change), version).finally(
        () => void client.invalidateQueries({ queryKey: usersKey }),
      );
    },
    done: "toast.user.updated",
    failed: "toast.user.updateFailed",
    guards: true,
    onSaved: (saved) => {
      client.setQueryData(userQuery(id).queryKey, saved);
      (isAgreed.current ? onInvited : onClose)();
    },
  });
  const { read } = form;
  return (
    <FormDialog
      form={form}
      title={t("userEdit.title")}
      submit={t("userEdit.submit")}
      busy={t("form.updating")}
      notice={
        asked !== undefined &&
        data !== undefined && (
          <RoleQuestion
            user={data}
            role={asked}
            onConfirm={() => {
              isAgreed.current = true;
              setAsked(undefined);
              form.element.current?.requestSubmit();
            }}
            onClose={() => setAsked(undefined)}
          />
        )
      }
      placeholder={read === undefined ? <UserQuery query={{ ...query, data: user }} /> : undefined}
      onClose={onClose}
    >
      {read !== undefined && <UserFields texts={{ ...read, ...preset }} user={data} />}
    </FormDialog>
  );
}

/** A user or an edited form as the texts of the form. */
function textsOf(user: User | UpdateUser): FormTexts {
  return {
    name: user.name ?? "",
    role: user.role ?? "",
    phone: user.phone ?? "",
    active: String(user.active ?? ""),
    status: user.status ?? "",
    starting_date: user.starting_date ?? "",
    notes: asTyped(user.notes ?? ""),
  };
}

/** The fields of a new user, or those of an existing one. */
function UserFields({ texts, user }: { texts: FormTexts; user?: User | undefined }) {
  const t = useTranslation();
  const email = user?.email;
  const [status, setStatus] = useState(texts.status);
  const [isActive, setActive] = useState(texts.active === "true");
  const fieldOf = (name: keyof FormTexts) => ({
    name,
    label: t(labels[name]),
    autoComplete: "off",
    required: false,
    defaultValue: texts[name],
  });
  const employment = (
    <SelectField
      {...fieldOf("status")}
      hint={t("user.employmentText")}
      onChange={({ target }) => setStatus(target.value)}
      options={EmploymentStatus.options.map((status) => [status, t(`employment.${status}`)])}
    />
  );
  return (
    <>
      <TextField {...fieldOf("name")} required showsAsterisk maxLength={limits.name.max} />
      {email === undefined ? (
        <TextField
          name="email"
          label={t("form.email")}
          showsAsterisk
          autoComplete="off"
          type="email"
          maxLength={limits.email.max}
        />
      ) : (
        <Field label={t("form.email")} hint={t("user.emailFixed")}>
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              type="email"
              readOnly
              value={email}
              style={{ background: "var(--color-paper)" }}
            />
          )}
        </Field>
      )}
      <SelectField
        {...fieldOf("role")}
        options={Role.options.map((role) => [role, t(`role.${role}`)])}
      />
      <TextField {...fieldOf("phone")} type="tel" maxLength={limits.phone.max} />
      <CheckboxField
        name="active"
        label={t("user.active")}
        hint={t("user.activeText")}
        defaultChecked={texts.active === "true"}
        onChange={({ target }) => setActive(target.checked)}
        className="sm:col-span-2"
      />
      {email === undefined ? (
        <div className="sm:col-span-2">{employment}</div>
      ) : (
        <details open className="sm:col-span-2">
          <summary className="cursor-pointer py-2.5 font-semibold">{t("user.more")}</summary>
          <div className="grid gap-5 pt-2 sm:grid-cols-2">
            {employment}
            {status === "inactive" && user !== undefined && (
              <Leaving user={user} mayStillSignIn={isActive} />
            )}
            <TextField {...fieldOf("starting_date")} type="date" />
            <TextareaField
              {...fieldOf("notes")}
              className="sm:col-span-2"
              rows={4}
              maxLength={limits.notes.max}
            />
          </div>
        </details>
      )}
    </>
  );
}
