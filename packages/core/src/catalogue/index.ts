export type { Category, GoodsCategory, ShippingTime } from "./taxonomy.ts";
