import * as z from "zod";
import { storedKitPrice } from "../catalogue/index.ts";
import { allCategories } from "../platform/category.ts";
import { equipmentKinds } from "../platform/equipment.ts";
import { languages } from "../platform/locale.ts";
import { listOf, oneOf, shapeOf } from "../platform/stored/shape.ts";
import { priceTypes, type BetterQuantity, type PackKind } from "../pricing/index.ts";
import { storedOffered } from "./offer/offered.ts";
import { pickup, type CartChange, type DeliveryAddress, type LinePart, type OrderLine } from "./order.ts";

const text = z.string();
const amount = z.number();

const linePart = shapeOf<LinePart>({
  kind: oneOf<PackKind>({ piece: true, pallet: true, container: true }),
  quantity: amount,
  priceId: text,
  priceType: z.enum(priceTypes),
  reason: text,
  list: amount,
  discount: amount,
  unit: amount,
});

export const storedOrderLine = shapeOf<OrderLine>({
  productId: text,
  priceId: text,
  priceType: z.enum(priceTypes),
  reason: text,
  quantity: amount,
  list: amount,
  discount: amount,
  unit: amount,
  parts: z.array(linePart).optional(),
  better: shapeOf<BetterQuantity>({
    quantity: amount,
    saving: amount,
    byQuotation: z.literal(true).optional(),
  }).optional(),
  kit: shapeOf<NonNullable<OrderLine["kit"]>>({ id: text, discount: amount }).optional(),
  offered: storedOffered.optional(),
  equipmentKind: z.enum(equipmentKinds).optional(),
  wasteFee: amount,
  name: text,
  language: z.enum(languages),
  brand: text,
  productCode: text,
  category: z.enum(allCategories),
  imageUrl: text,
  path: text,
  weight: amount,
  sizes: z.tuple([amount, amount, amount]).optional(),
  wattPeak: amount.optional(),
  wattHours: amount.optional(),
  minQuantity: amount,
  piecesPerPackage: amount,
  shippingTime: text,
  available: amount,
});

export const storedKits = listOf(storedKitPrice);

export const storedAddress = z.union([
  z.literal(pickup),
  shapeOf<DeliveryAddress>({
    id: text,
    header: text,
    street: text,
    houseNumber: text,
    postalCode: text,
    city: text,
    provinceCode: text.optional(),
    countryCode: text,
    telephone: text.optional(),
    tailLift: z.boolean(),
    truckAccess: z.boolean().optional(),
    forklift: z.boolean().optional(),
    island: z.boolean().optional(),
    latitude: amount.optional(),
    longitude: amount.optional(),
    addressDetails: text.optional(),
  }),
]);

export const storedNotice = shapeOf<CartChange>({
  productId: text,
  name: text,
  code: oneOf<CartChange["code"]>({
    "price-changed": true,
    gone: true,
    "less-stock": true,
    "added-up": true,
    "no-room": true,
  }),
  before: amount,
  after: amount,
});
