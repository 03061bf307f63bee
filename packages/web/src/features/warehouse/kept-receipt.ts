import { useState } from "react";
import type { Held } from "../../ui/fields/read-field.tsx";
import { keepHere, keptHere, ofStorage, openedHere } from "../../ui/keeping/kept-here.ts";

/** What somebody has counted of a delivery, before it is recorded. */
export interface CountedReceipt {
  came: Readonly<Record<string, Held>>;
  damaged: Readonly<Record<string, Held>>;
  notes: string;
  reference: string;
  more: boolean;
}

/** The pallet that is before somebody: the pieces of it that they have scanned, and those that they don't find. */
interface OpenPallet {
  sscc: string;
  samples: readonly string[];
  missing: readonly string[];
}

const nothing: CountedReceipt = { came: {}, damaged: {}, notes: "", reference: "", more: true };
const none: OpenPallet = { sscc: "", samples: [], missing: [] };

/** What this device keeps under a name, until the logout: it outlives a reload, and the browser. What has another form is forgotten. */
function useKept<T extends object>(name: string, empty: T) {
  const place = `${openedHere}${name}`;
  const [value, setValue] = useState<T>(() => {
    const read = ofStorage((): unknown => JSON.parse(keptHere(place) ?? "null"));
    const isWhole = typeof read === "object" && read !== null && Object.keys(empty).every((key) => key in read);
    return isWhole ? (read as T) : empty;
  });
  return {
    value,
    change: (changed: Partial<T>) => {
      const next = { ...value, ...changed };
      setValue(next);
      keepHere(place, JSON.stringify(next));
    },
    forget: () => {
      setValue(empty);
      keepHere(place, undefined);
    },
  };
}

/** The counted receipt of a delivery. */
export const useKeptReceipt = (id: string) => useKept<CountedReceipt>(`receipt-${id}`, nothing);

/** The open pallet of a delivery. */
export const useKeptPallet = (id: string) => useKept<OpenPallet>(`pallet-${id}`, none);
