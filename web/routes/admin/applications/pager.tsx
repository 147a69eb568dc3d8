import { useText } from "#web/language.tsx";
import { Button } from "#web/ui/button.tsx";

/** Leads through the pages. There is none where one page holds all (spec §2). */
export function Pager({
  page,
  pages,
  onChange,
}: {
  page: number;
  pages: number;
  onChange: (page: number) => void;
}) {
  const t = useText();
  if (pages <= 1) return null;
  const steps = [
    { text: "applications.first", to: 1 },
    { text: "applications.previous", to: Math.max(1, page - 1) },
    { text: "applications.next", to: Math.min(pages, page + 1) },
    { text: "applications.last", to: pages },
  ] as const;
  return (
    <nav aria-label={t("applications.pager")} className="mt-4 flex flex-wrap justify-end gap-2">
      {steps.map(({ text, to }) => (
        <Button
          key={text}
          look="secondary"
          size="small"
          disabled={to === page}
          onClick={() => onChange(to)}
        >
          {t(text)}
        </Button>
      ))}
    </nav>
  );
}
