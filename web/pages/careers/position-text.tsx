import { useTranslation } from "#web/i18n/i18n.tsx";
import type { Advert } from "./adverts.ts";
import { listItems, type PositionList } from "./position-lists.ts";

const lists = ["do", "bring", "offer"] as const satisfies readonly PositionList[];

/** What the work is, what it takes and what it gives. */
export function PositionText({ advert }: { advert: Advert }) {
  const t = useTranslation();
  return (
    <div className="grid gap-14">
      {lists.map((list) => (
        <section key={list} aria-labelledby={`position-${list}`}>
          <h2 id={`position-${list}`} className="text-2xl font-semibold sm:text-[1.75rem]">
            {t(`position.${list}`)}
          </h2>
          <ul className="mt-4">
            {listItems(list, advert).map((item) => (
              <li
                key={item}
                className="relative border-t border-line py-4 pl-8 text-pretty before:absolute before:top-[1.8em] before:left-0 before:h-px before:w-4 before:bg-accent"
              >
                {t(item)}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
