import { useEffect, useRef } from "react";
import { keystrokes } from "./keystrokes.ts";

/** Marks the field that is there for codes: what was typed into it just before belongs to the code. */
export const codeField = { "data-codes": "" };

/** So many milliseconds after the key before it a code goes on with what stands in the field of codes. */
const justBefore = 1500;

/** The part of a code that a pause cut off, where it stands in the field of codes. */
const cutOff = ({ field, value, caret }: Before, after: number): string =>
  "codes" in field.dataset && after <= justBefore && caret === value.length ? value.trimStart() : "";

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
    let front = "";
    const hear = (event: KeyboardEvent): void => {
      if (event.altKey || event.metaKey || event.isComposing) return;
      const pressed = press({ key: event.key, ctrlKey: event.ctrlKey, at: event.timeStamp });
      if (pressed.is === "collected" && pressed.isFirst) {
        before = typedInto();
        front = before ? cutOff(before, pressed.after) : "";
      }
      if (pressed.is !== "swallowed" && pressed.is !== "code") return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (pressed.is === "swallowed") return;
      if (before) restore(front ? { ...before, value: "", caret: 0 } : before);
      before = undefined;
      latest.current(front + pressed.text);
    };
    addEventListener("keydown", hear, { capture: true });
    return () => removeEventListener("keydown", hear, { capture: true });
  }, [paused]);
}
