import type * as z from "zod";
import type { PriceRow } from "@solvia/core/contract/shapes/back-office-price";
import type { Amount } from "./grid-model.ts";

/** A product in the grid, with the prices of the types that are shown. */
export type Row = z.output<typeof PriceRow>;
export type Cell = Row["cells"][number];

export const storedAmount = ({ price, discount }: Cell): Amount => ({ price: price ?? null, discount: discount ?? 0 });
