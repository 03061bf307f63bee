import * as z from "zod";
import { shapeOf } from "../platform/stored/shape.ts";
import type { PriceChange } from "./price-history.ts";
import type { PricePeriod } from "./price-periods.ts";
import { priceTypes } from "./price.ts";

const text = z.string();
const amount = z.number();

export const storedPricePeriod = shapeOf<PricePeriod>({
  id: amount,
  price: amount,
  discount: amount,
  from: text,
  to: text.optional(),
  createdOn: text,
});

export const storedPriceChange = shapeOf<PriceChange>({
  locale: text,
  priceType: z.enum(priceTypes),
  before: shapeOf<NonNullable<PriceChange["before"]>>({ price: amount, discount: amount }).optional(),
  after: shapeOf<NonNullable<PriceChange["after"]>>({
    price: amount,
    discount: amount,
    from: text,
    to: text.optional(),
  }).optional(),
});
