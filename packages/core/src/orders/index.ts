export { loadOrder } from "./stored-order.ts";
export { eraseOrdersOf, namedByOrders } from "./erase-old-orders.ts";
export { orderHoldings } from "./personal-holdings.ts";
