import { useSyncExternalStore } from "react";

let shown: string | undefined;
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

/** Opens the product's modal. */
export function showProduct(id: string): void {
  shown = id;
  tell();
}

/** Closes the modal. */
export function hideProduct(): void {
  if (shown === undefined) return;
  shown = undefined;
  tell();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const useShownProduct = (): string | undefined => useSyncExternalStore(subscribe, () => shown);
