import * as z from "zod";
import { isGoods, type Category } from "../../platform/category.ts";
import type { Cents } from "../../platform/money.ts";
import { Problem } from "../../platform/problems.ts";
import { shapeOf } from "../../platform/stored/shape.ts";
import type { Instant } from "../../platform/time.ts";

/** Which version of which quotation a cart or an order was made of: what its customer accepted. */
export interface OfQuotation {
  id: string;
  number: string;
  /** n of n/N. */
  version: number;
  /** SHA-256 of the version's content, as page and PDF show it. */
  hash: string;
  /** Net cents that the seller set for shipping, or what of them fell on the lines that were accepted; the tariff counts where it is absent. */
  shipmentCost?: Cents | undefined;
  /** The place that they were set for, by its `placeKey`. */
  shipmentTo?: string | undefined;
}

/** What locks a line's price: pieces of the quotation's lines, by their ids, until the validity ends. */
export interface Offered {
  lines: readonly {
    lineId: string;
    quantity: number;
    /** Net cents of the shipping that the seller set, which fall on these pieces; absent where the tariff counts. */
    shipment?: Cents | undefined;
  }[];
  until: Instant;
}

export const storedOfQuotation = shapeOf<OfQuotation>({
  id: z.string(),
  number: z.string(),
  version: z.number(),
  hash: z.string(),
  shipmentCost: z.number().optional(),
  shipmentTo: z.string().optional(),
});

export const storedOffered = shapeOf<Offered>({
  lines: z.array(
    shapeOf<Offered["lines"][number]>({ lineId: z.string(), quantity: z.number(), shipment: z.number().optional() }),
  ),
  until: z.string(),
});

interface Line {
  offered?: Offered | undefined;
}

/** Whether a line's price was locked by a quotation whose validity is over (domain-rules 6.2, row 1). */
export const hasEndedOffer = ({ offered }: Line, now: Date): boolean =>
  offered !== undefined && Date.parse(offered.until) < now.getTime();

/** Nothing is placed at the prices of a quotation that is over: its buyer takes today's first. Problem: quotation-expired. */
export function demandOffersStand(lines: readonly Line[], now: Date): void {
  if (lines.some((line) => hasEndedOffer(line, now))) throw new Problem("quotation-expired");
}

/** A line at a quotation's price keeps the pieces that were accepted: it is taken out whole, or stays. Problem: line-offered. */
export function demandNotOffered({ offered }: Line): void {
  if (offered) throw new Problem("line-offered");
}

/** The lines that are goods: what is no good (a service of a quotation) lies in no warehouse, weighs nothing and is never sent. */
export const goodsAmong = <L extends { category: Category }>(lines: readonly L[]): L[] =>
  lines.filter(({ category }) => isGoods(category));
