export { loadOrder, writeOrder } from "./stored-order.ts";
export {
  hasEnded,
  hasLeft,
  lineNet,
  pickup,
  type DeliveryAddress,
  type Order,
  type OrderDocument,
  type OrderLine,
} from "./order.ts";
export {
  documentTypes,
  storedIssued,
  type DocumentType,
  type IssuedDocument,
  type IssuedGroup,
} from "./papers/issued.ts";
export { wordsFor, type DocumentWords } from "./papers/document-words.ts";
export { withInvoice } from "./due-dates.ts";
export { sellersAccount } from "./payment/bank-details.ts";
export { eraseOrdersOf, namedByOrders } from "./erase-old-orders.ts";
export { orderHoldings } from "./personal-holdings.ts";
