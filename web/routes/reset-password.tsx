import { useText } from "#web/language.tsx";

export default function ResetPassword() {
  const t = useText();
  return <h1 className="frame py-24 text-4xl font-semibold">{t("resetPassword.title")}</h1>;
}
