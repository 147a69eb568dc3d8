import { Email } from "#contract/fields.ts";
import { settingLimits } from "#contract/limits.ts";
import { useText } from "#web/language.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { ItemList } from "./item-list.tsx";
import { useLetterCounts } from "./queries.ts";
import { SettingForm, type SectionProps } from "./setting-form.tsx";
import { useSettingForm } from "./use-setting-form.ts";

type Value = {
  addresses: string[];
  /** What stands in the field and has not been put in the list yet. */
  typed: string;
};

/** Who hears of new applications. */
export function Recipients({ settings }: SectionProps) {
  const t = useText();
  const form = useSettingForm<Value>({
    saved: settings,
    read: ({ hrEmails }) => ({ addresses: hrEmails ?? [], typed: "" }),
    toChange: (value) => ({ hrEmails: addressesIn(value) }),
  });
  const { value, set } = form;
  const { addresses, typed } = value;

  function add(): void {
    const address = Email.safeParse(typed);
    if (!address.success) return form.tell("field.email.invalid");
    if (isIn(addresses, address.data)) return form.tell("field.hrEmails.twice");
    set({ addresses: [...addresses, address.data], typed: "" });
    document.getElementById(form.fieldId)?.focus();
  }

  return (
    <SettingForm
      title="adminSettings.recipients"
      form={form}
      linesOf={(one) =>
        addressesIn(one).length > 0 ? addressesIn(one) : [t("adminSettings.recipients.none")]
      }
    >
      {addresses.length === 0 && <WhoHears fallback={settings.hrEmailFallback} />}
      <ItemList
        label={t("adminSettings.recipients")}
        items={addresses.map((address) => ({
          key: address,
          text: address,
          removeLabel: t("adminSettings.recipients.remove", { address }),
        }))}
        onRemove={(address) => {
          set({ ...value, addresses: addresses.filter((one) => one !== address) });
          document.getElementById(form.fieldId)?.focus();
        }}
      />
      <Field
        id={form.fieldId}
        label={t("adminSettings.recipients.new")}
        hint={t("adminSettings.recipients.hint", { count: settingLimits.hrEmails })}
        error={form.problem}
      >
        {(control) => (
          <div className="flex flex-wrap gap-3">
            <Input
              {...control}
              type="email"
              autoComplete="off"
              value={typed}
              onChange={({ target }) => set({ ...value, typed: target.value })}
              onKeyDown={(event) => {
                if (event.key !== "Enter" || typed.trim() === "") return;
                event.preventDefault();
                add();
              }}
              className="min-w-0 grow basis-60"
            />
            <Button look="secondary" onClick={add}>
              {t("adminSettings.recipients.add")}
            </Button>
          </div>
        )}
      </Field>
    </SettingForm>
  );
}

/** Who is told while nobody is named here, and what waits when that is nobody at all. */
function WhoHears({ fallback }: { fallback: string | null }) {
  const t = useText();
  const held = useLetterCounts()?.held;
  if (fallback !== null) {
    return (
      <p className="rounded-md border border-line bg-surface px-4 py-3 text-[0.9375rem] wrap-anywhere">
        {t("adminSettings.recipients.fallback", { address: fallback })}
      </p>
    );
  }
  return (
    <Alert tone="warning" title={t("adminSettings.recipients.nobody")}>
      <p>{t("adminSettings.recipients.nobodyText")}</p>
      {held !== undefined && (
        <p className="mt-1 font-semibold">{t("adminSettings.recipients.held", { count: held })}</p>
      )}
    </Alert>
  );
}

/** With what was typed and not yet added: whoever saves means it too. */
const addressesIn = ({ addresses, typed }: Value) =>
  typed.trim() === "" ? addresses : [...addresses, typed.trim()];

const isIn = (addresses: readonly string[], address: string) =>
  addresses.some((one) => one.toLowerCase() === address.toLowerCase());
