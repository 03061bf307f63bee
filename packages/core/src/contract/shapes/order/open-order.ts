import * as z from "zod";
import { CentsAmount, Id, InstantText } from "../../common.ts";
import { CartCoupon } from "../coupon.ts";
import { GrossSummary } from "./amounts.ts";
import { params } from "./codes.ts";
import { OrderAddress, head } from "./head.ts";
import { Line } from "./line.ts";

/**
 * What became of a product: `before` and `after` are pieces, for a price cents of one piece: on the cart's basis among its notices,
 * else net.
 */
export const PriceChange = z.object({
  productId: Id,
  name: z.string(),
  code: z.enum(["price-changed", "gone", "less-stock", "added-up", "no-room"]),
  before: z.number(),
  after: z.number(),
});

const KitPieces = z.object({ productId: Id, name: z.string(), quantity: z.int() });

/** The cart. */
export const OpenOrder = z.object({
  ...head,
  status: z.enum(["open", "saved", "requested"]),
  address: OrderAddress.optional(),
  /** Without the seller's name on parcels and papers. */
  anonymousPackaging: z.boolean().optional(),
  /** How its buyer wants the parcels to look. */
  packagingWish: z.string().optional(),
  lines: z.array(
    Line.extend({
      /** Net. */
      amount: CentsAmount,
      /** With waste-disposal tax and VAT, rounded for one piece: `gross` is `grossEach` × `quantity`; of several prices the sum of its parts, and no `grossEach`. */
      gross: CentsAmount,
      grossEach: CentsAmount.optional(),
      palletSize: z.int(),
      /** A larger quantity that costs less: how many pieces, how many net cents less, and whether it takes a quotation. */
      better: z.object({ quantity: z.int(), saving: CentsAmount, byQuotation: z.literal(true).optional() }).optional(),
      problem: z.object({ code: z.enum(["below-minimum-quantity", "not-enough-stock"]), params }).optional(),
    }),
  ),
  coupon: CartCoupon.optional(),
  grossSummary: GrossSummary,
  /** On which of the two its page, mails and documents are written. */
  basis: z.enum(["net", "gross"]),
  /** The kits that were put in: what keeps a kit's price off is missing, or more than whole kits need. */
  kits: z.array(
    z.object({
      id: Id,
      name: z.string().optional(),
      discount: z.number(),
      missing: z.array(KitPieces),
      surplus: z.array(KitPieces),
    }),
  ),
  /** What happened to the cart without its buyer's doing: a visitor's cart was added to it. */
  notices: z.array(PriceChange).readonly().optional(),
});

/** A line of a quick order that could not be added. */
export const Refused = z.object({
  productCode: z.string(),
  quantity: z.int(),
  code: z.enum(["not-found", "quotation-needed", "line-offered", "below-minimum-quantity", "not-enough-stock"]),
  /** How many pieces it takes at least (`minimum`), or can be had (`available`), those in the cart included. */
  params: params.optional(),
});

/** An order put aside: how many lines and pieces, and what they cost when it was saved. */
export const SavedOrder = z.object({
  id: Id,
  /** As its owner wrote it; absent where another order was opened in its place, which is named by its day. */
  name: z.string().optional(),
  /** It waits for the desk, which was asked for a quotation of it. */
  requested: z.boolean(),
  createdOn: InstantText,
  lines: z.int(),
  pieces: z.int(),
  productsAmount: CentsAmount,
  /** With waste-disposal tax and VAT as they are today: the sum of its lines. */
  grossAmount: CentsAmount,
  /** Which of the two its owner reads. */
  basis: z.enum(["net", "gross"]),
});
