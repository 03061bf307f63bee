import { useSyncExternalStore } from "react";

let shown: string | undefined;
let opener: HTMLElement | null = null;
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

/** Opens the product's modal; what had the focus gets it back when the modal closes. */
export function showProduct(id: string): void {
  opener = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  shown = id;
  tell();
}

/** Closes the modal. */
export function hideProduct(): void {
  if (shown === undefined) return;
  shown = undefined;
  tell();
  const back = opener;
  setTimeout(() => back?.focus(), 0);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const useShownProduct = (): string | undefined => useSyncExternalStore(subscribe, () => shown);
