export type { Order, PriceStep } from "./order.ts";
export { loadOrder } from "./stored-order.ts";
export { bankDetails } from "./transactions.ts";
