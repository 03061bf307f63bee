import * as z from "zod";
import { ProductFields } from "../../catalogue/product.ts";
import { SeriesTexts } from "../../catalogue/series/series.ts";
import { allCategories, documentationCategories } from "../../catalogue/taxonomy.ts";
import { priceTypes } from "../../pricing/price.ts";
import { CentsAmount, CivilDateText, Id, Locale } from "../common.ts";

export const DocumentationItem = z.object({
  name: z.string(),
  category: z.enum(documentationCategories),
  url: z.string(),
});

/** The price for whoever asks: what a piece costs now, why, and what more pieces would cost. Net cents. */
export const ViewerPrice = z.object({
  priceId: z.string(),
  unit: CentsAmount,
  /** Before the discount. */
  list: CentsAmount,
  discount: z.number(),
  priceType: z.enum(priceTypes),
  reason: z.enum(["wholesale", "own", "subscription", "reserved", "platform", "list"]),
  /** With VAT and waste-disposal tax, for the private buyers of the country. */
  gross: CentsAmount,
  grossList: CentsAmount,
  wasteFee: CentsAmount,
  /** The rate in `gross`, in basis points. */
  vatRate: z.int(),
  /** A discount that is announced to the public: below the lowest price of so many days before it, in basis points. */
  reduction: z
    .object({ lowest: CentsAmount, grossLowest: CentsAmount, days: z.int(), basisPoints: z.int() })
    .optional(),
  /** Price by size, in ten-thousandths of a euro per Wp, W or kWh: net, and of the gross price. */
  perUnit: z.object({ per: z.enum(["Wp", "W", "kWh"]), amount: z.int(), gross: z.int() }).optional(),
  ladder: z.array(
    z.object({
      kind: z.enum(["piece", "pallet", "container"]),
      quantity: z.int(),
      unit: CentsAmount,
      savingBasisPoints: z.int(),
    }),
  ),
});

export const Availability = z.object({ pieces: z.int(), state: z.enum(["in-stock", "low", "to-order"]) });

/** The mean of its published reviews, in stars to one decimal. */
export const Rating = z.object({ average: z.number(), count: z.int() });

/** A product as a tile of a list shows it. */
export const ProductCard = z.object({
  id: Id,
  path: z.string(),
  name: z.string(),
  brand: z.string(),
  category: z.enum(allCategories),
  typology: z.string().optional(),
  productCode: z.string(),
  imageUrl: z.string(),
  /** Once the picture is there in several sizes: its mean colour and the size of the original in pixels. */
  picture: z.object({ colour: z.string(), width: z.int(), height: z.int() }).optional(),
  powerWatt: z.number().optional(),
  energyWattHour: z.number().optional(),
  shippingTime: ProductFields.shape.shippingTime,
  minQuantity: z.int(),
  piecesPerPackage: z.int(),
  toBeQuoted: z.boolean(),
  price: ViewerPrice.omit({ ladder: true }).optional(),
  availability: Availability,
  /** Once somebody has reviewed it. */
  rating: Rating.optional(),
});

export const SeriesView = z.object({
  id: Id,
  name: z.string(),
  brand: z.string(),
  category: z.enum(allCategories),
  typology: z.string().optional(),
  imageUrl: z.string(),
  /** In the asked language, or the fallback's. */
  texts: SeriesTexts,
  documentation: z.array(DocumentationItem),
});

/** A series by itself, with the fields of spec 3 by their names. */
export const SeriesPage = SeriesView.extend({
  ...SeriesTexts.shape,
  imageUrlSmall: z.string(),
  /** The words of the rich texts, a line for each block. */
  description: z.string(),
  description2: z.string(),
});

export const ProductPage = ProductCard.omit({ price: true }).extend({
  ...ProductFields.shape,
  /** Pieces that are forecast to come and promised to nobody, by day, for half a year. */
  arrivals: z.array(z.object({ on: CivilDateText, pieces: z.int() })),
  /** From this day more can be had than lies there and comes: what is ordered of its supplier today is there. Absent where no days are known. */
  restockOn: CivilDateText.optional(),
  price: ViewerPrice.optional(),
  /** The record of the price for this viewer (spec 3), before its discount; what a piece costs them is in `price`. */
  productPrice: z
    .object({ id: z.string(), price: CentsAmount, discount: z.number(), priceType: z.enum(priceTypes), locale: Locale })
    .optional(),
  seriesId: Id,
  documentation: z.array(DocumentationItem),
  series: SeriesView,
});
