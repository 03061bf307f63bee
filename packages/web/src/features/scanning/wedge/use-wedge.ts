import { useEffect, useRef } from "react";
import { keystrokes } from "./keystrokes.ts";

/** A field in which the first signs of a code land before it is known for one, as it was before them. */
interface Before {
  field: HTMLInputElement | HTMLTextAreaElement;
  value: string;
  caret: number | null;
}

const typedInto = (): Before | undefined => {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return undefined;
  // A field of another kind than text has no caret to ask for.
  const caret =
    field instanceof HTMLTextAreaElement || /^(text|search|tel|url|password)$/.test(field.type)
      ? field.selectionStart
      : null;
  return { field, value: field.value, caret };
};

/** Gives a field back what stood in it, in the way that its component hears of. */
function restore({ field, value, caret }: Before): void {
  if (field.value === value) return;
  const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  // React watches the field's own property: the prototype's goes round it, and the event tells.
  Object.getOwnPropertyDescriptor(kind.prototype, "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  if (caret !== null) field.setSelectionRange(caret, caret);
}

/**
 * Hears a wedge scanner wherever the focus is: what it types is taken out of the field that it went into, and its Enter or Tab presses
 * nothing and leads nowhere. Not while `paused`.
 */
export function useWedge(onCode: (text: string) => void, paused = false): void {
  const latest = useRef(onCode);
  useEffect(() => {
    latest.current = onCode;
  });
  useEffect(() => {
    if (paused) return undefined;
    const press = keystrokes();
    let before: Before | undefined;
    const hear = (event: KeyboardEvent): void => {
      if (event.altKey || event.metaKey || event.isComposing) return;
      const pressed = press({ key: event.key, ctrlKey: event.ctrlKey, at: event.timeStamp });
      if (pressed.is === "collected" && pressed.isFirst) before = typedInto();
      if (pressed.is !== "swallowed" && pressed.is !== "code") return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (pressed.is === "swallowed") return;
      if (before) restore(before);
      before = undefined;
      latest.current(pressed.text);
    };
    addEventListener("keydown", hear, { capture: true });
    return () => removeEventListener("keydown", hear, { capture: true });
  }, [paused]);
}
