import { useEffect, useRef } from "react";

/** Ctrl+S, or Cmd+S, saves what the page holds wherever the focus is, instead of the browser's page; not below a dialog. */
export function useSaveKey(save: (() => void) | undefined): void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (key.toLowerCase() !== "s" || !(ctrlKey || metaKey) || altKey || shiftKey || !latest.current) return;
      event.preventDefault();
      if (!document.querySelector("[role=dialog]")) latest.current();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}
