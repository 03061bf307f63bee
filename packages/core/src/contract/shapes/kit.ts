import * as z from "zod";
import { KitFields, KitTexts } from "../../catalogue/kits/kit.ts";
import { CentsAmount, Id, InstantText } from "../common.ts";
import { ProductRow } from "./back-office-product.ts";
import { ProductCard } from "./product.ts";

/** A kit in a list. Prices are for one kit, net and as private buyers pay, with the kit's discount and without. */
export const KitCard = z.object({
  id: Id,
  ...KitTexts.shape,
  imageUrl: z.string(),
  discount: z.number(),
  /** Absent when a part needs a quotation. */
  price: z.object({ net: CentsAmount, netFull: CentsAmount, gross: CentsAmount, grossFull: CentsAmount }).optional(),
  /** Whole kits that can be had now. */
  available: z.int(),
  panelWatt: z.number(),
  inverterWatt: z.number(),
  storageWattHour: z.number(),
  parts: z.int(),
});

export const KitPage = KitCard.extend({
  lines: z.array(
    z.object({
      product: ProductCard,
      quantity: z.int(),
      /** Net, of all its pieces within the kit. */
      net: CentsAmount.optional(),
    }),
  ),
});

/** A kit as the back office shows it; a part whose product is gone has none. */
export const EditedKit = z.object({
  id: Id,
  version: z.int(),
  ...KitFields.shape,
  parts: z.array(z.object({ productId: Id, quantity: z.int(), product: ProductRow.optional() })),
  imageUrl: z.string(),
  createdOn: InstantText,
});

/** The editor's form. A kit that is there comes with its id and the version that was read. */
export const KitForm = z
  .object({
    id: Id.optional(),
    version: z.int().optional(),
    image: z.string().min(1).max(300).optional(),
    ...KitFields.shape,
  })
  .refine(({ id, version }) => id === undefined || version !== undefined, { path: ["version"], message: "required" });
