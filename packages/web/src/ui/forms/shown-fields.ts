import type { RefObject } from "react";

/** The first field of a form that is wrong gets the focus, wherever it stands, once its words are there. */
export function focusFirstWrong(form: RefObject<HTMLFormElement | null>): void {
  requestAnimationFrame(() => form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
}

/** The fields that a form shows now, by the paths that they stand for. */
export const shownFields = (form: HTMLFormElement | null): string[] =>
  [...(form?.querySelectorAll<HTMLElement>("[data-path]") ?? [])].map(({ dataset }) => dataset["path"] ?? "");
