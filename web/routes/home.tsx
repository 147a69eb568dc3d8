import { company } from "#content/company.ts";
import { useText } from "#web/language.tsx";
import { Link } from "#web/place.tsx";
import { buttonLook } from "#web/ui/button-look.ts";

export default function Home() {
  const t = useText();
  return (
    <section className="frame py-24">
      <p className="font-semibold text-bronze">{t("hero.subtitle")}</p>
      <h1 className="mt-4 text-5xl font-semibold">{t("hero.title")}</h1>
      <p className="mt-6 max-w-xl text-lg text-muted">
        {t("hero.description", { company: company.name })}
      </p>
      <div className="mt-8 flex flex-wrap gap-4">
        <Link to="/solutions" className={buttonLook({ size: "large" })}>
          {t("hero.solutions")}
        </Link>
        <Link to="/about" className={buttonLook({ look: "secondary", size: "large" })}>
          {t("hero.about")}
        </Link>
      </div>
    </section>
  );
}
