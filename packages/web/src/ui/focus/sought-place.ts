import { useLocation } from "@tanstack/react-router";
import { useEffect } from "react";

/** What a reader does to go on by themselves. */
const gestures = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/**
 * Shows the place that the address names by its hash. It wasn't there yet when the router looked for it, and what stands above may
 * come later still: whenever the page grows it's shown again, until the reader does something.
 */
export function useSoughtPlace(id: string): void {
  const isSought = useLocation({ select: ({ hash }) => hash === id });
  useEffect(() => {
    if (!isSought) return undefined;
    const grown = new ResizeObserver(() => document.querySelector(`#${id}`)?.scrollIntoView({ block: "start" }));
    const listening = new AbortController();
    const end = (): void => {
      grown.disconnect();
      listening.abort();
    };
    grown.observe(document.body);
    for (const gesture of gestures) addEventListener(gesture, end, { signal: listening.signal, passive: true });
    return end;
  }, [id, isSought]);
}
