/** The first field of a form that is wrong gets the focus, wherever it stands: its words must be there already. */
export function focusFirstWrong(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
}

/** The fields that a form shows now, by the paths that they stand for. */
export const shownFields = (form: HTMLFormElement | null): string[] =>
  [...(form?.querySelectorAll<HTMLElement>("[data-path]") ?? [])].map(({ dataset }) => dataset["path"] ?? "");
