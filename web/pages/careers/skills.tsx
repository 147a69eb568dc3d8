import { useTranslation } from "#web/i18n/i18n.tsx";

/** The requirements of a position as tags. */
export function Skills({
  skills,
  className = "",
}: {
  skills: readonly string[];
  className?: string;
}) {
  const t = useTranslation();
  return (
    <ul aria-label={t("position.skills")} className={`flex flex-wrap gap-2 ${className}`}>
      {skills.map((skill) => (
        <li
          key={skill}
          className="rounded-sm border border-line bg-paper px-2.5 py-0.5 text-sm whitespace-nowrap text-muted"
        >
          {skill}
        </li>
      ))}
    </ul>
  );
}
