import { useEffect } from "react";
import { findPosition, type Position } from "#content/positions.ts";
import { useFacts } from "#web/facts.tsx";
import { useText } from "#web/language.tsx";
import { Select } from "#web/ui/select.tsx";
import { FormField, FormPart, type Form } from "./form-parts.tsx";
import { experienceLevels, experienceTexts, openPositions } from "./options.ts";

/** `asked` is the position the address asks for. One that is not in the list joins it as it is written. */
export function PositionAndExperience({ form, asked }: { form: Form; asked: string | undefined }) {
  const t = useText();
  const { closedPositions } = useFacts();
  const { fullTime, internship } = openPositions(closedPositions);
  const known = asked === undefined ? undefined : findPosition(asked);
  const isClosed = known !== undefined && closedPositions.includes(known.slug);
  const wanted = known?.slug ?? asked;
  const { getValues, setError, setValue } = form;

  useEffect(() => {
    // What was chosen before the page came alive is worth more than the link that led here.
    if (wanted === undefined || getValues("position")) return;
    if (!isClosed) return setValue("position", wanted);
    // A field that was visited is checked at every change, so the sentence goes with the next choice.
    setValue("position", "", { shouldTouch: true });
    setError("position", { type: "closed", message: "field.position.closed" });
  }, [wanted, isClosed, getValues, setError, setValue]);

  return (
    <FormPart title={t("apply.job")}>
      <FormField form={form} name="position" isMarked>
        {(control) => (
          <Select {...control} aria-required>
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
      <FormField form={form} name="experience_level" isMarked>
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
