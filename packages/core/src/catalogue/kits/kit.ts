import * as z from "zod";
import { line, paragraphs } from "../../platform/text/typed.ts";

/** A product of a kit and how many pieces of it. */
export interface KitPart {
  productId: string;
  quantity: number;
}

/** What a kit says of itself in one language: plain text, paragraphs by empty lines. */
export const KitTexts = z.object({
  name: line().min(1).max(120),
  description: paragraphs().max(2000).default(""),
});
export type KitTexts = z.output<typeof KitTexts>;

/** The highest discount: a kit is never given away. */
const highestDiscount = 0.9;
const mostParts = 30;

/** A kit: parts that go together, at the price of its parts less a discount from 0 to 0.9. */
export const KitFields = z.object({
  visibility: z.boolean().default(true),
  discount: z.number().min(0).max(highestDiscount).default(0),
  texts: z.object({
    it: KitTexts,
    en: KitTexts.optional(),
    es: KitTexts.optional(),
    fr: KitTexts.optional(),
    de: KitTexts.optional(),
    ro: KitTexts.optional(),
    pt: KitTexts.optional(),
    nl: KitTexts.optional(),
    bg: KitTexts.optional(),
    pl: KitTexts.optional(),
    sr: KitTexts.optional(),
    uk: KitTexts.optional(),
    nb: KitTexts.optional(),
    hr: KitTexts.optional(),
  }),
  parts: z
    .array(z.object({ productId: z.string().regex(/^[0-9A-Za-z_-]{1,64}$/), quantity: z.int().min(1).max(10_000) }))
    .min(1)
    .max(mostParts)
    .refine((parts) => new Set(parts.map(({ productId }) => productId)).size === parts.length, {
      message: "duplicate",
    }),
});
export type KitFields = z.output<typeof KitFields>;

/** What a cart remembers of a kit whose price it has. */
export interface KitPrice {
  id: string;
  discount: number;
  parts: readonly (KitPart & { name?: string | undefined })[];
  /** What it is called, by language; absent in carts of before it was kept. */
  names?: Readonly<Record<string, string>> | undefined;
}

/** The names of a kit by language. */
export const kitNames = (texts: Readonly<Record<string, { name: string } | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).flatMap(([language, text]) => (text ? [[language, text.name]] : [])));

/** How many whole kits a stock holds. */
export const wholeKits = (parts: readonly KitPart[], piecesOf: (productId: string) => number): number =>
  Math.min(...parts.map(({ productId, quantity }) => Math.max(0, Math.floor(piecesOf(productId) / quantity))));
