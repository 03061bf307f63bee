import type * as z from "zod";
import type { DamagePage } from "@solvia/core/contract/shipping/damage-shapes";
import type { DamageKind } from "@solvia/core/shipments/damage/claim";
import type { ContractForm } from "../../ui/forms/use-contract-form.ts";
import type { Held } from "../../ui/fields/read-field.tsx";

/** What the code on a transport document opens. */
export type Page = z.output<typeof DamagePage>;

/** What the form holds; all of it outlives a reload. */
export interface DamageValues {
  /** By which it is told once, however often it is sent; "" until the form stands. */
  id: string;
  damage: DamageKind | "";
  /** Pieces by article. */
  chosen: Readonly<Record<string, Held>>;
  /** As it was typed; "" where the proposed one is taken. */
  reservation: string;
  reservedAtDoor: boolean;
  arrivedOn: string;
  words: string;
  name: string;
  contact: string;
  /** Pictures that lie in the store already. */
  pictures: readonly { key: string; name: string }[];
  /** Pictures that wait on this device, by the ids under which it keeps them. */
  pending: readonly { id: string; name: string }[];
  /** It was sent where nothing could be: it goes by itself when its pictures and the network are there. */
  waits: boolean;
}
export type DamageForm = ContractForm<DamageValues>;

/** The pieces that were chosen. */
export const linesOf = (chosen: DamageValues["chosen"]) =>
  Object.entries(chosen).flatMap(([productId, quantity]) =>
    typeof quantity === "number" && quantity > 0 ? [{ productId, quantity }] : [],
  );
