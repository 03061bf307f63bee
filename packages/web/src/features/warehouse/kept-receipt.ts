import type { Held } from "../../ui/fields/read-field.tsx";
import { useKept } from "./use-kept.ts";

/** What somebody has counted of a delivery, before it is recorded. */
export interface CountedReceipt {
  came: Readonly<Record<string, Held>>;
  damaged: Readonly<Record<string, Held>>;
  /** Serials of the damaged ones that were scanned, as they were typed; absent in what was kept before. */
  broken?: Readonly<Record<string, string>> | undefined;
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

/** The counted receipt of a delivery. */
export const useKeptReceipt = (id: string) => useKept<CountedReceipt>(`receipt-${id}`, nothing);

/** The open pallet of a delivery. */
export const useKeptPallet = (id: string) => useKept<OpenPallet>(`pallet-${id}`, none);
