import { area } from "../src/area.ts";
import type italian from "./it.json";

/** Checkout, orders, their payments and withdrawals. */
export const ordersTexts = area<typeof italian>(
  (language) => import(`../orders/${language}.json`, { with: { type: "json" } }),
);
