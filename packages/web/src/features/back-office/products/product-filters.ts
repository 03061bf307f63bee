import { shippingTimes, type GoodsCategory, type ShippingTime } from "@solvia/core/catalogue/taxonomy";

/** What the address of the list says. */
export interface ProductFilters {
  text?: string | undefined;
  category?: GoodsCategory | undefined;
  typology?: string | undefined;
  visibility?: boolean | undefined;
  toBeQuoted?: boolean | undefined;
  shippingTime?: ShippingTime | undefined;
  seriesId?: string | undefined;
  cursor?: string | undefined;
}

export const timeNames = Object.keys(shippingTimes) as ShippingTime[];
