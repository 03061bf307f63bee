import * as z from "zod";
import { allCategories } from "../../../catalogue/taxonomy.ts";
import { equipmentKinds } from "../../../platform/equipment.ts";
import { priceTypes } from "../../../pricing/price.ts";
import { CentsAmount, Id, InstantText } from "../../common.ts";

export const Line = z.object({
  productId: Id,
  priceId: z.string(),
  priceType: z.enum(priceTypes),
  reason: z.string(),
  quantity: z.int(),
  /** Net of one piece before and after the discount: absent where its pieces have different ones, which `parts` tells. */
  list: CentsAmount.optional(),
  discount: z.number().optional(),
  unit: CentsAmount.optional(),
  /** Where its pieces have different prices, or were sold as different ones: all parts, the largest packs first, of a quotation line by line. */
  parts: z
    .array(
      z.object({
        kind: z.enum(["piece", "pallet", "container"]),
        quantity: z.int(),
        priceId: z.string(),
        priceType: z.enum(priceTypes),
        list: CentsAmount,
        discount: z.number(),
        unit: CentsAmount,
        /** Of one piece, with waste-disposal tax and VAT. */
        gross: CentsAmount.optional(),
      }),
    )
    .readonly()
    .optional(),
  kit: z.object({ id: Id, discount: z.number() }).optional(),
  /** Its price is a quotation's: pieces of its lines, by their ids, and until when it is locked. */
  offered: z
    .object({ lines: z.array(z.object({ lineId: Id, quantity: z.int() })).readonly(), until: InstantText })
    .optional(),
  /** For the law of waste; which of the two contributions `wasteFee` is. */
  equipmentKind: z.enum(equipmentKinds).optional(),
  wasteFee: CentsAmount,
  name: z.string(),
  brand: z.string(),
  productCode: z.string(),
  category: z.enum(allCategories),
  imageUrl: z.string(),
  path: z.string(),
  /** Of a panel: watts at the peak of a piece; of a battery: watt-hours of one. */
  wattPeak: z.number().optional(),
  wattHours: z.number().optional(),
  minQuantity: z.int(),
  piecesPerPackage: z.int(),
  shippingTime: z.string(),
  available: z.int(),
});
