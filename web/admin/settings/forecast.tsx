import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { settingLimits } from "#contract/limits.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { useFailureWords } from "#web/forms/use-failure-toast.ts";
import { forecastOf } from "./queries.ts";
import { wholeNumber } from "./whole-number.ts";

const pauseMs = 400;

/** Says what a number of days would erase if it were saved now. Follows the typing after a pause. */
export function Forecast({ days: typed }: { days: string }) {
  const t = useTranslation();
  const wordsFor = useFailureWords();
  const days = wholeNumber(useAfterPause(typed));
  const { min, max } = settingLimits.retentionDays;
  const { data, error } = useQuery({ ...forecastOf(days), enabled: days >= min && days <= max });
  return (
    <output className="block min-h-14 rounded-md border border-line bg-surface px-4 py-3 text-[0.9375rem]">
      {error !== null
        ? wordsFor(error)
        : data === undefined
          ? t("adminSettings.retention.noForecast")
          : [
              t("adminSettings.retention.due", { count: data.due }),
              data.held > 0 ? t("adminSettings.retention.held", { count: data.held }) : "",
            ].join(" ")}
    </output>
  );
}

function useAfterPause(text: string): string {
  const [settled, settle] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => settle(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
