import { useState } from "react";
import { ConfirmIdentity } from "#contract/account.ts";
import { deleteAccount } from "#web/api/account.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast.ts";
import { CodeField } from "./two-step/code-field.tsx";
import { useTwoStep } from "./two-step/queries.ts";
import { ProofDialog } from "./proof-dialog.tsx";
import { Section } from "./section.tsx";

export function DeleteSection({ onDeleted }: { onDeleted: () => void }) {
  const t = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const { data: twoStep } = useTwoStep();

  async function remove(proof: ConfirmIdentity): Promise<void> {
    await deleteAccount(proof);
    toast({ title: t("delete.done"), tone: "success" });
    onDeleted();
  }

  return (
    <Section id="delete" text={t("delete.text")}>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {t("delete.open")}
      </Button>
      {isAsking && (
        <ProofDialog
          title={t("delete.question")}
          texts={{ submit: "delete.submit", busy: "delete.busy", failed: "delete.failed" }}
          isDangerous
          schema={ConfirmIdentity}
          send={remove}
          onClose={() => setAsking(false)}
        >
          {(problemOf) => ({
            before: <Consequences />,
            after: twoStep?.enabled === true && (
              <CodeField label={t("settings.code")} error={problemOf("code")} />
            ),
          })}
        </ProofDialog>
      )}
    </Section>
  );
}

function Consequences() {
  const t = useTranslation();
  return (
    <div>
      <p className="font-semibold">{t("delete.consequences")}</p>
      <ul className="mt-2 grid list-disc gap-1 pl-5 text-[0.9375rem]">
        {(["delete.access", "delete.profile", "delete.applications"] as const).map((text) => (
          <li key={text}>{t(text)}</li>
        ))}
      </ul>
    </div>
  );
}
