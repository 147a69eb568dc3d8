import { useText } from "#web/language.tsx";

export default function Login() {
  const t = useText();
  return <h1 className="frame py-24 text-4xl font-semibold">{t("login.title")}</h1>;
}
