import { useEffect, useRef } from "react";
import { keepHere, keptHere } from "../keeping/kept-here.ts";

/** What the keys of a list do. */
export interface ListKeys {
  move: (step: 1 | -1) => void;
  choose: () => void;
  open: () => void;
  peek: () => void;
  /** Where there is something to answer. */
  reply?: () => void;
  /** Whether there was something to leave. */
  leave: () => boolean;
}

const place = "solvia-letter-keys";

/** Whether single letters act: whoever speaks to the machine, or slips, turns them off (WCAG 2.1.4). */
export const lettersAct = (): boolean => keptHere(place) !== "off";
/** Without storage they stay as they are. */
export const letLettersAct = (act: boolean): void => keepHere(place, act ? undefined : "off");

const takesLetters = "input, textarea, select, [contenteditable=true], [role=menu], [role=listbox]";

/** Whether somebody is writing, or a dialog lies over the page. */
export const isBusy = (target: EventTarget | null): boolean =>
  (target instanceof Element && target.closest(takesLetters) !== null) ||
  document.querySelector("[role=dialog][aria-modal=true]") !== null;

const isRow = (target: EventTarget | null): boolean =>
  target === document.body || (target instanceof HTMLElement && target.dataset["listRow"] !== undefined);

function act(event: KeyboardEvent, keys: ListKeys): boolean {
  switch (event.key) {
    case "j":
    case "k":
      if (!lettersAct()) return false;
      keys.move(event.key === "j" ? 1 : -1);
      return true;
    case "x":
      if (!lettersAct()) return false;
      keys.choose();
      return true;
    case "r":
      if (!keys.reply || !lettersAct()) return false;
      keys.reply();
      return true;
    case "ArrowDown":
    case "ArrowUp":
      if (!isRow(event.target) || event.target === document.body) return false;
      keys.move(event.key === "ArrowDown" ? 1 : -1);
      return true;
    case "Enter":
      if (!isRow(event.target)) return false;
      keys.open();
      return true;
    case " ":
      if (!isRow(event.target) || event.target === document.body) return false;
      keys.peek();
      return true;
    case "Escape":
      return keys.leave();
    default:
      return false;
  }
}

/** j and k, or the arrows in a row, move; x chooses, r answers where there is what to answer, Enter opens, Space shows beside, Escape leaves. */
export function useListKeys(keys: ListKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return;
      if (act(event, latest.current)) event.preventDefault();
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
}
