import { useSyncExternalStore } from "react";

/** A product of the tray: what the tray shows of it without asking the server. */
export interface TrayProduct {
  id: string;
  name: string;
  imageUrl: string;
}

/** As many as the comparison takes (contract/shapes/comparison). */
export const trayPlaces = 4;
const key = "compare";

function kept(): readonly TrayProduct[] {
  try {
    const products: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(products) ? (products as TrayProduct[]).slice(0, trayPlaces) : [];
  } catch {
    return [];
  }
}

let tray = kept();
const listeners = new Set<() => void>();

function change(products: readonly TrayProduct[]): void {
  tray = products;
  localStorage.setItem(key, JSON.stringify(products));
  for (const listener of listeners) listener();
}

export const removeFromTray = (id: string): void => change(tray.filter((product) => product.id !== id));
export const clearTray = (): void => change([]);

/** Puts a product in the tray, or takes it out; a full tray takes no more. */
export function toggleInTray({ id, name, imageUrl }: TrayProduct): void {
  if (tray.some((product) => product.id === id)) removeFromTray(id);
  else if (tray.length < trayPlaces) change([...tray, { id, name, imageUrl }]);
}

function subscribe(listener: () => void) {
  const elsewhere = (event: StorageEvent) => {
    if (event.key !== key) return;
    tray = kept();
    listener();
  };
  listeners.add(listener);
  addEventListener("storage", elsewhere);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", elsewhere);
  };
}

/** What the visitor has put side by side; kept in the browser, the same in every tab. */
export const useTray = (): readonly TrayProduct[] => useSyncExternalStore(subscribe, () => tray);
