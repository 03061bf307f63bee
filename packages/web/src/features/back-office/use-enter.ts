import type { SpotlightStore } from "@mantine/spotlight";
import { useEffect, useRef, type KeyboardEvent } from "react";

const rowsOf = (input: HTMLElement | null) => input?.closest("[role=dialog]");
const firstOf = (input: HTMLElement | null) => rowsOf(input)?.querySelector<HTMLElement>("[data-action]");

/** Marks the first row as the one that Enter takes, as the palette does it when a letter is typed. */
function markFirst(input: HTMLElement | null, store: SpotlightStore): void {
  rowsOf(input)
    ?.querySelectorAll("[data-selected]")
    .forEach((row) => row.removeAttribute("data-selected"));
  firstOf(input)?.setAttribute("data-selected", "true");
  store.updateState((state) => ({ ...state, selected: 0 }));
}

/**
 * Enter in the palette's field: it takes the row that the arrows chose, otherwise the first one of what is typed. While that
 * one is on its way (`firstAwaited`), Enter is kept till it comes, and forgotten when anything else is typed or the palette closes.
 */
export function useEnter(store: SpotlightStore, search: string, firstAwaited: boolean, first: string | undefined) {
  const input = useRef<HTMLInputElement>(null);
  const chosen = useRef(false);
  const kept = useRef(false);
  const forget = () => {
    chosen.current = false;
    kept.current = false;
  };
  useEffect(() => {
    if (search !== "" && !firstAwaited && !chosen.current) markFirst(input.current, store);
  }, [store, search, firstAwaited, first]);
  useEffect(() => {
    if (!kept.current || firstAwaited) return;
    kept.current = false;
    firstOf(input.current)?.click();
  }, [firstAwaited]);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, nativeEvent, currentTarget } = event;
    if (nativeEvent.isComposing) return;
    if (key === "ArrowDown" || key === "ArrowUp") {
      chosen.current = true;
      kept.current = false;
    }
    if (key !== "Enter") return;
    // The palette's own answer would take whatever row it marked last.
    event.stopPropagation();
    event.preventDefault();
    if (chosen.current) rowsOf(currentTarget)?.querySelector<HTMLElement>("[data-action][data-selected]")?.click();
    else if (firstAwaited) kept.current = true;
    else firstOf(currentTarget)?.click();
  };
  return { input, forget, onKeyDown };
}
