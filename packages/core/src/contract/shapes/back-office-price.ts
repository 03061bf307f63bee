import * as z from "zod";
import { priceSources } from "../../pricing/price-history.ts";
import { priceWarningCodes } from "../../pricing/price-warnings.ts";
import { priceTypes } from "../../pricing/price.ts";
import { CentsAmount, CivilDateText, Id, InstantText, Locale } from "../common.ts";
import { ProductRow } from "./back-office-product.ts";

/** Of money that a price may be: more than nothing, at most a million euro. */
const Amount = CentsAmount.min(1).max(100_000_000);

/** From 0 to 1 in steps of 0.01 (spec 5). */
const Discount = z
  .number()
  .min(0)
  .max(1)
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-9, "not-in-steps");

/**
 * Codes of what the caller knows and wants: a price below the supplier's, of nothing, of ten or a thousand times what it was
 * (pricing/price-warnings.ts). Without them such a price is refused with confirmation-needed.
 */
const Confirmed = z.array(z.enum(priceWarningCodes)).max(priceWarningCodes.length).optional();

/** The price form (spec 5): integer cents. The days are whole ones in Rome, the last one included. */
export const PriceForm = z.object({
  priceType: z.enum(priceTypes),
  locale: Locale,
  price: Amount,
  discount: Discount.default(0),
  validFrom: CivilDateText.optional(),
  validTo: CivilDateText.optional(),
  confirmed: Confirmed,
});

const known = { locale: z.string(), priceType: z.enum(priceTypes) } as const;
const amount = { price: CentsAmount, discount: z.number() } as const;

/** One price: counting, to come, or covered by one with an end after which it counts again. */
export const ProductPrice = z.object({
  id: z.string(),
  ...known,
  ...amount,
  /** Net cents a piece, less the discount. */
  unit: CentsAmount,
  validFrom: InstantText,
  /** The first instant at which it no longer counts. */
  validTo: InstantText.optional(),
  createdOn: InstantText,
  state: z.enum(["current", "scheduled", "covered"]),
  /** Beside a discount: the lowest price of so many days before it. */
  lowestBefore: z.object({ unit: CentsAmount, days: z.int() }).optional(),
});

/** The user is told by name; nobody for what the system did, and no name when the account is gone. */
const By = z.object({ id: Id, name: z.string() }).optional();

/** A change of a product's prices: append-only. */
export const PriceHistoryItem = z.object({
  id: Id,
  at: InstantText,
  by: By,
  source: z.enum(priceSources),
  changes: z.array(
    z.object({
      ...known,
      before: z.object(amount).optional(),
      after: z.object({ ...amount, from: InstantText, to: InstantText.optional() }).optional(),
    }),
  ),
});

/** A cell of the grid. `version` goes back with a change: another one in between is a conflict. */
export const PriceCell = z.object({
  priceType: z.enum(priceTypes),
  price: CentsAmount.optional(),
  discount: z.number().optional(),
  validTo: InstantText.optional(),
  /** How many prices are to come. */
  scheduled: z.int(),
  version: z.int(),
});

/**
 * A product's cells, and what a change of them is measured by: what the supplier takes for a piece in that shop (in Italy
 * where the shop has no such price), net; with the supplier's cells also what a piece costs by each other type.
 */
export const PriceRow = z.object({
  ...ProductRow.shape,
  cells: z.array(PriceCell),
  units: z.array(z.object({ priceType: z.enum(priceTypes), unit: CentsAmount })),
});

/** What the grid saves at once: without a price the one that counts is ended. */
export const PriceChanges = z.object({
  locale: Locale,
  changes: z
    .array(
      z.object({
        productId: Id,
        priceType: z.enum(priceTypes),
        price: Amount.nullable(),
        discount: Discount.default(0),
        version: z.int().min(0),
        confirmed: Confirmed,
      }),
    )
    .min(1)
    .max(200),
  /** Of the caller's choosing: changes of one group were made at once, in however many requests. */
  group: Id.optional(),
});

export const PriceBatch = z.object({
  id: Id,
  at: InstantText,
  by: By,
  locale: Locale,
  /** How many prices it changed. */
  count: z.int(),
  undoneOn: InstantText.optional(),
  /** The batch that this one has undone. */
  undoes: Id.optional(),
  group: Id.optional(),
});

/** The cells as they are now; in conflict are those that somebody else had changed: they stay as they were. */
export const ChangedPrices = z.object({
  batch: PriceBatch.optional(),
  cells: z.array(z.object({ productId: Id, ...PriceCell.shape, conflict: z.boolean() })),
});
