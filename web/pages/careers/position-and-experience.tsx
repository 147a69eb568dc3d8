import { useEffect, useRef } from "react";
import { positions, type Position } from "#content/positions.ts";
import { findPosition } from "#contract/positions.ts";
import { useSiteData } from "#web/document/site-data.tsx";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Select } from "#web/ui/controls.tsx";
import { FormField, FormPart } from "./form-parts.tsx";
import { experienceLevels, experienceTexts, isClosedPosition, openPositions } from "./options.ts";
import type { Form } from "./use-application-form.ts";

/** `asked` is the position the address asks for. One that is not in the list joins it as it is written. */
export function PositionAndExperience({ form, asked }: { form: Form; asked: string | undefined }) {
  const t = useTranslation();
  const { closedPositions } = useSiteData();
  const { fullTime, internship } = openPositions(closedPositions);
  const known = asked === undefined ? undefined : findPosition(positions, asked);
  const isClosed = asked !== undefined && isClosedPosition(asked, closedPositions);
  const wanted = known?.slug ?? asked;
  const select = useRef<HTMLSelectElement>(null);
  const { tell } = form;

  useEffect(() => {
    const element = select.current;
    if (wanted === undefined || element === null) return;
    // What was chosen before the page came alive is worth more than the link that led here.
    const { value } = element;
    if (isClosed) {
      if (value === "") tell({ position: "field.position.closed" });
      return;
    }
    // A form that is cleared goes back to it.
    for (const option of element.options) option.defaultSelected = option.value === wanted;
    element.value = value === "" ? wanted : value;
    element.dispatchEvent(new Event("input", { bubbles: true }));
  }, [wanted, isClosed, tell]);

  return (
    <FormPart title={t("apply.job")}>
      <FormField form={form} name="position" required>
        {(control) => (
          <Select {...control} ref={select} aria-required>
            <option value="">{t("apply.position.choose")}</option>
            {asked !== undefined && known === undefined && (
              <optgroup label={t("apply.position.asked")}>
                <option value={asked}>{asked}</option>
              </optgroup>
            )}
            <optgroup label={t("apply.position.fullTime")}>
              <Options positions={fullTime} />
            </optgroup>
            <optgroup label={t("apply.position.internship")}>
              <Options positions={internship} />
            </optgroup>
          </Select>
        )}
      </FormField>
      <FormField form={form} name="experience_level" required>
        {(control) => (
          <Select {...control} aria-required>
            <option value="">{t("apply.experience.choose")}</option>
            {experienceLevels.map((level) => (
              <option key={level} value={level}>
                {t(experienceTexts[level])}
              </option>
            ))}
          </Select>
        )}
      </FormField>
    </FormPart>
  );
}

function Options({ positions }: { positions: readonly Position[] }) {
  return positions.map(({ slug, label }) => (
    <option key={slug} value={slug}>
      {label}
    </option>
  ));
}
