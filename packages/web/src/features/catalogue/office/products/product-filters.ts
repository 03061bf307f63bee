import { shippingTimes, type ShippingTime } from "@solvia/core/catalogue/taxonomy";

export const timeNames = Object.keys(shippingTimes) as ShippingTime[];
