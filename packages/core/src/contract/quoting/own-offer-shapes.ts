import * as z from "zod";
import { allCategories } from "../../platform/category.ts";
import { line, paragraphs } from "../../platform/text/typed.ts";
import {
  mostMargin,
  mostPrice,
  mostWorks,
  ownVatRates,
  type OwnOffer as Offer,
} from "../../quotations/own-offer/own-offer.ts";
import { mostLines } from "../../quotations/quotation.ts";
import { CentsAmount, CivilDateText, Id, Language } from "../common.ts";
import { Difference, VersionHash } from "../shapes/quotation.ts";

/** Basis points on our net price. */
const Margin = z.int().min(0).max(mostMargin);
const Price = CentsAmount.min(0).max(mostPrice);
const VatRate = z.literal(ownVatRates);
const isHundredths = (value: number): boolean => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;

const OwnLine = z.strictObject({
  lineId: Id,
  taken: z.boolean().optional(),
  margin: Margin.optional(),
  /** Net cents of a piece; it counts before any margin. */
  price: Price.optional(),
  name: line().max(160).optional(),
});

const OwnWork = z.strictObject({
  id: Id,
  name: line().min(1).max(160),
  quantity: z.number().min(0.01).max(100_000).refine(isHundredths, { error: "not-in-steps" }),
  price: Price,
  vatRate: VatRate,
});

const offer = {
  language: Language,
  number: line().max(40),
  date: CivilDateText,
  validUntil: CivilDateText,
  customerName: line().min(1).max(120),
  customerAddress: paragraphs().max(400),
  intro: paragraphs().max(4000),
  closing: paragraphs().max(4000),
  margin: Margin,
  categoryMargins: z
    .array(z.strictObject({ category: z.enum(allCategories), margin: Margin }))
    .max(allCategories.length)
    .readonly(),
  lines: z
    .array(OwnLine)
    .max(mostLines + 1)
    .readonly(),
  works: z.array(OwnWork).max(mostWorks).readonly(),
  /** Basis points of all. */
  discount: z.int().min(0).max(10_000),
  vatRate: VatRate,
  vatReason: line().max(300),
  hidesCodes: z.boolean(),
  hidesBrands: z.boolean(),
} as const satisfies Record<keyof Offer, z.ZodType>;

const distinct = (ids: readonly string[]): boolean => new Set(ids).size === ids.length;

export const OwnOfferInput = z
  .strictObject({
    revision: z.int().min(0),
    /** Of the version of ours that was read. */
    hash: VersionHash,
    ...offer,
  })
  .refine(({ date, validUntil }) => validUntil >= date, { error: "before-start", path: ["validUntil"] })
  .refine(({ vatRate, vatReason }) => vatRate === 22 || vatReason !== "", { error: "required", path: ["vatReason"] })
  .refine(({ lines, works }) => distinct([...lines.map(({ lineId }) => lineId), ...works.map(({ id }) => id)]), {
    error: "invalid-format",
    path: ["lines"],
  })
  .refine(({ categoryMargins }) => distinct(categoryMargins.map(({ category }) => category)), {
    error: "invalid-format",
    path: ["categoryMargins"],
  });

const BaseLine = z.object({
  lineId: Id,
  /** Empty for the delivery. */
  name: z.string(),
  brand: z.string(),
  productCode: z.string(),
  category: z.enum(allCategories),
  quantity: z.int(),
  /** Net cents of a piece, with its contributions. */
  unit: CentsAmount,
  optional: z.boolean(),
});

const Figures = z.object({
  lines: z.array(
    z.object({
      lineId: Id,
      quantity: z.number(),
      price: CentsAmount,
      amount: CentsAmount,
      cost: CentsAmount,
      vatRate: VatRate,
    }),
  ),
  gross: CentsAmount,
  discount: CentsAmount,
  net: CentsAmount,
  vat: z.array(z.object({ rate: VatRate, taxable: CentsAmount, amount: CentsAmount })),
  total: CentsAmount,
  cost: CentsAmount,
  margin: CentsAmount,
  /** Basis points of the cost. */
  marginShare: z.int().optional(),
  warnings: z.array(
    z.union([
      z.object({ code: z.literal("below-cost"), lineId: Id, price: CentsAmount, unit: CentsAmount }),
      z.object({ code: z.literal("all-below-cost"), missing: CentsAmount }),
      z.object({ code: z.literal("longer-than-ours") }),
    ]),
  ),
});

/** An own offer with what it is made of and what it comes to; for the maker's eyes. */
export const OwnOffer = z.object({
  /** 0 before it was first saved. */
  revision: z.int(),
  quotationNumber: z.string(),
  /** Whether its quotation is open and the reader may write. */
  mayChange: z.boolean(),
  offer: z.object(offer).extend({ customerName: z.string() }),
  base: z.object({
    version: z.int(),
    hash: VersionHash,
    validUntil: CivilDateText,
    lines: z.array(BaseLine).readonly(),
  }),
  figures: Figures,
  /** A version of ours that came since, and how it differs from the one below. */
  newer: z.object({ version: z.int(), hash: VersionHash, differences: z.array(Difference) }).optional(),
});

/** How a company names itself to its own customers. */
export const OwnBrand = z.object({
  name: z.string(),
  vatNumber: z.string(),
  address: z.string(),
  hasLogo: z.boolean(),
  /** 0 before it was first saved: what its registration says. */
  revision: z.int(),
});

export const OwnBrandInput = z.strictObject({
  revision: z.int().min(0),
  name: line().min(1).max(120),
  vatNumber: line().max(20),
  address: paragraphs().max(400),
  /** The key of an upload; null takes the logo away; absent: it stays. */
  logo: z.string().min(1).max(300).nullable().optional(),
});
