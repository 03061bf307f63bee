import type { Held } from "../../../ui/fields/read-field.tsx";
import { useKept } from "../use-kept.ts";

/** What somebody has counted and not yet recorded. */
interface KeptCount {
  /** The article that is open; empty: none. */
  open: string;
  /** Pieces as they stand in the field, by article. */
  pieces: Readonly<Record<string, Held>>;
  /** When somebody began with an article that isn't recorded yet. */
  since: Readonly<Record<string, string>>;
  /** The serials that were read, by article: they stay when it is recorded, so that none counts twice. */
  read: Readonly<Record<string, readonly string[]>>;
}

const nothing: KeptCount = { open: "", pieces: {}, since: {}, read: {} };

/** The count that is before somebody, as this device keeps it. */
export const useKeptCount = (id: string) => useKept<KeptCount>(`count-${id}`, nothing);

/** When each of what is being counted was begun, with an article that is begun now where it wasn't. */
export const begun = (since: Readonly<Record<string, string>>, productId: string): Readonly<Record<string, string>> =>
  productId in since ? since : { ...since, [productId]: new Date().toISOString() };

export const without = <T>(record: Readonly<Record<string, T>>, key: string): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(record).filter(([one]) => one !== key));
