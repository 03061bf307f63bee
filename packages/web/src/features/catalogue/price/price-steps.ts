import { netOfParts, partsOf, type PackPart } from "@solvia/core/pricing/packs";
import type { ProductData } from "../product-data.ts";

export type Price = NonNullable<ProductData["price"]>;

/** The price by size of the price that is shown: net for companies, else with all that is paid in the end. */
export const shownPerUnit = ({ perUnit }: Pick<Price, "perUnit">, business: boolean) =>
  perUnit && { per: perUnit.per, amount: business ? perUnit.amount : perUnit.gross };

/** The pieces at the prices that the cart charges for them; by the piece where there is no ladder. */
export const partsFor = ({ unit, ladder }: Pick<Price, "unit" | "ladder">, quantity: number): PackPart[] =>
  partsOf(ladder, quantity) ?? [{ kind: "piece", unit, pieces: quantity }];

/** Cents of so many pieces, as the cart's line has them: for a private buyer the gross price of one, times the pieces. */
export const lineTotal = (
  price: Pick<Price, "unit" | "ladder" | "gross">,
  quantity: number,
  business: boolean,
): number => (business ? netOfParts(partsFor(price, quantity)) : price.gross * quantity);

/** How much less than a single piece costs, in basis points. */
export const savingOf = (price: Pick<Price, "unit">, unit: number): number =>
  Math.round(((price.unit - unit) * 10_000) / price.unit);

export interface FullPackage {
  kind: "pallet" | "container";
  pieces: number;
  /** Cents less than the same pieces bought one by one. */
  saved: number;
}

/** What a full pallet or container costs less than as many single pieces; only where it does. */
export const savingsOf = ({ unit, ladder }: Pick<Price, "unit" | "ladder">): FullPackage[] =>
  ladder.flatMap((step) =>
    step.kind !== "piece" && step.unit < unit
      ? [{ kind: step.kind, pieces: step.quantity, saved: (unit - step.unit) * step.quantity }]
      : [],
  );
