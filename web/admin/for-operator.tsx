import { useTranslation } from "#web/i18n/i18n.tsx";

/** What the person who runs the server needs, such as names of variables, folded away from HR's sentence. */
export function ForOperator({ children }: { children: string }) {
  const t = useTranslation();
  return (
    <details className="mt-1">
      <summary className="inline-flex min-h-6 cursor-pointer items-center text-sm font-semibold pointer-coarse:min-h-11">
        {t("admin.forOperator")}
      </summary>
      <p className="mt-1 text-sm wrap-anywhere">{children}</p>
    </details>
  );
}
