export type { Order } from "./order.ts";
export { loadOrder } from "./stored-order.ts";
export { eraseOrdersOf, namedByOrders } from "./erase-old-orders.ts";
export { hasBought } from "./has-bought.ts";
export { linePrices } from "./amounts.ts";
export { basisOf, summaryOf } from "./summary.ts";
export { bankDetails, seller } from "./seller.ts";
export { wordsFor } from "./document-words.ts";
export { orderHoldings } from "./personal-holdings.ts";
