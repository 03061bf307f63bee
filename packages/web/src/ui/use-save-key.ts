import { useEffect, useRef, type RefObject } from "react";

/**
 * Ctrl+S, or Cmd+S, saves what the page holds wherever the focus is, instead of the browser's page; not below a dialog. With
 * an element it saves while the focus is in it, in a dialog too.
 */
export function useSaveKey(save: (() => void) | undefined, within?: RefObject<HTMLElement | null>): void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (key.toLowerCase() !== "s" || !(ctrlKey || metaKey) || altKey || shiftKey || !latest.current) return;
      if (within && !within.current?.contains(document.activeElement)) return;
      event.preventDefault();
      if (within || !document.querySelector("[role=dialog]")) latest.current();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [within]);
}
