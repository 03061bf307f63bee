import * as z from "zod";
import { allCategories, shippingTimeCodes } from "../../catalogue/taxonomy.ts";
import { line, wholeNumber } from "../../platform/text/typed.ts";
import { feedFormats } from "../../reseller/feed/formats.ts";
import { CentsAmount, CivilDateText, Id, InstantText } from "../common.ts";
import { endpoint } from "../endpoint.ts";

const Stock = z.object({
  /** That may be ordered now. */
  pieces: z.int(),
  state: z.enum(["in-stock", "low", "to-order"]),
  /** Weeks from order to delivery of what lies there; `request` where it is told on request. */
  shippingTime: z.enum(shippingTimeCodes),
  /** By when pieces that lie there have come, ordered today. */
  promisedOn: CivilDateText.optional(),
  /** Pieces that come and are promised to nobody. */
  arrivals: z.array(z.object({ on: CivilDateText, pieces: z.int() })).readonly(),
  /** From this day any number can be had. */
  restockOn: CivilDateText.optional(),
});

const Price = z.object({
  currency: z.literal("EUR"),
  /** Net cents of one piece. */
  unit: CentsAmount,
  /** Waste-disposal contribution of a piece, net cents, in the account's country. */
  wasteFee: CentsAmount,
  /** Euro per Wp, or per kWh. */
  perUnit: z.object({ per: z.string(), euro: z.number() }).optional(),
  /** What a piece costs from so many pieces on. */
  steps: z.array(z.object({ kind: z.enum(["piece", "pallet", "container"]), quantity: z.int(), unit: CentsAmount })),
  /** How the price came about, where that was asked for: whose list, which type and why it counts for this account, and its reduction. */
  trace: z
    .object({
      shop: z.string(),
      priceType: z.string(),
      reason: z.enum(["wholesale", "own", "subscription", "reserved", "platform", "list"]),
      list: CentsAmount,
      discount: z.number(),
    })
    .optional(),
});

const Product = z.object({
  id: Id,
  name: z.string(),
  brand: z.string(),
  series: z.string(),
  category: z.enum(allCategories),
  typology: z.string().optional(),
  /** Of its page in the shop. */
  path: z.string(),
  imageUrl: z.string(),
  /** EAN or GTIN. */
  numberCode: z.string().optional(),
  powerWatt: z.number().optional(),
  energyWattHour: z.number().optional(),
  /** Grams. */
  weight: z.int(),
  minQuantity: z.int(),
  piecesPerPackage: z.int(),
  palletsPerContainer: z.int().optional(),
});

const changed = {
  productCode: z.string(),
  /** The account's own number of it. */
  partNumber: z.string().optional(),
  changedAt: InstantText,
} as const;
const Gone = z.object({ ...changed, gone: z.literal(true) });
const Sold = z.object({
  ...changed,
  gone: z.literal(false),
  product: Product,
  /** `null` where it can't be bought without a quotation. */
  price: Price.nullable(),
  stock: Stock,
});
const InStock = z.object({ ...changed, gone: z.literal(false), stock: Stock });

const feedPage = <T extends z.ZodType>(item: T) =>
  z.object({
    items: z.array(item),
    /** For the next page, and after the last one for the next reading; `null` where there was nothing yet. */
    cursor: z.string().nullable(),
    hasMore: z.boolean(),
  });

const query = {
  cursor: z.string().max(200).optional(),
  changedSince: InstantText.optional(),
  limit: wholeNumber(1, 1000).default(200),
  format: z.enum(feedFormats).optional(),
} as const;
const trace = z.enum(["true", "false"]).default("false");

const feed = {
  method: "GET",
  access: "reseller",
  shows: ["products"],
  errors: ["cursor-expired", "malformed-request"],
} as const;

export const listResellerProducts = endpoint({
  ...feed,
  path: "/reseller/v1/products",
  scope: "prices",
  summary:
    "The catalogue with the account's own prices, stock and days, as a sequence of changes, the oldest first: what changes while it is read comes again later, what left comes as gone. JSON, NDJSON or CSV by Accept or format; an ETag for If-None-Match.",
  query: { ...query, trace },
  returns: feedPage(z.discriminatedUnion("gone", [Sold, Gone])),
});

export const getResellerProduct = endpoint({
  method: "GET",
  path: "/reseller/v1/products/{productCode}",
  access: "reseller",
  scope: "prices",
  shows: ["products"],
  summary: "One product as it is now, with the account's own price, stock and days.",
  params: { productCode: z.string().min(1).max(64) },
  query: { trace },
  returns: Sold,
  errors: ["not-found"],
});

export const listResellerStock = endpoint({
  ...feed,
  path: "/reseller/v1/stock",
  scope: "stock",
  summary: "The same sequence of changes with stock and days alone.",
  query,
  returns: feedPage(z.discriminatedUnion("gone", [InStock, Gone])),
});

export const setResellerPartNumbers = endpoint({
  method: "PUT",
  path: "/reseller/v1/part-numbers",
  access: "reseller",
  scope: "prices",
  within: "buyer",
  stale: [],
  summary:
    "Say what the account calls products in its own shop, up to a thousand at once; null forgets it. The feed tells the numbers from then on.",
  body: z.strictObject({
    items: z
      .array(z.strictObject({ productCode: z.string().min(1).max(64), partNumber: line().min(1).max(64).nullable() }))
      .min(1)
      .max(1000),
  }),
  returns: z.object({ stored: z.int() }),
});
