/** The values of the fields of a form, by name. A checkbox is "true" or "false". */
export type FormValues = Readonly<Record<string, string>>;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const formValuesIn = (form: HTMLFormElement): FormValues =>
  Object.fromEntries(controlsIn(form).map((control) => [control.name, textOf(control)]));

/** The values that differ from the ones read of the record; from the default where none was read. */
export function changedValuesIn(form: HTMLFormElement, read: FormValues): FormValues {
  const edited = controlsIn(form).filter((control) =>
    Object.hasOwn(read, control.name)
      ? textOf(control) !== read[control.name]
      : differsFromDefault(control),
  );
  return Object.fromEntries(edited.map((control) => [control.name, textOf(control)]));
}

export const hasChanged = (form: HTMLFormElement, read: FormValues) =>
  Object.keys(changedValuesIn(form, read)).length > 0;

/** Fills a field with the events of typing. Returns false where the form has no such field. */
export function fillField(form: HTMLFormElement | null, name: string, text: string): boolean {
  const field = form?.elements.namedItem(name);
  if (!isControl(field)) return false;
  if (isCheckbox(field)) {
    if (String(field.checked) !== text) field.click();
    return true;
  }
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
  return true;
}

/** Types a text into a field, by default in place of the selection. */
export function insertText(
  control: HTMLInputElement | HTMLTextAreaElement,
  text: string,
  start = control.selectionStart ?? control.value.length,
): void {
  control.setRangeText(text, start, control.selectionEnd ?? control.value.length, "end");
  control.dispatchEvent(new Event("input", { bubbles: true }));
  control.focus();
}

/** A text with the line ends of a textarea. */
export const asTyped = (text: string) => text.replaceAll("\r\n", "\n");

const controlsIn = (form: HTMLFormElement) =>
  Array.from(form.elements)
    .filter(isControl)
    .filter(({ name, type }) => name !== "" && type !== "hidden")
    // Of a group of radio buttons the checked one counts.
    .filter((control) => control.type !== "radio" || control.matches(":checked"));

const textOf = (control: Control) =>
  isCheckbox(control) ? String(control.checked) : control.value;

function differsFromDefault(control: Control): boolean {
  if (isCheckbox(control)) return control.checked !== control.defaultChecked;
  if (control instanceof HTMLSelectElement) {
    const options = Array.from(control.options);
    const initial = options.find((option) => option.defaultSelected) ?? options[0];
    return control.value !== initial?.value;
  }
  return control.value !== control.defaultValue;
}

const isCheckbox = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === "checkbox";

export const isTextControl = (element: unknown) =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

export const isControl = (element: unknown) =>
  isTextControl(element) || element instanceof HTMLSelectElement;
