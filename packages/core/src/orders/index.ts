export { requestingOpenOrder, resetRequestedOrder } from "./cart/requested-orders.ts";
export { findOrder, loadOrder, maySee, writeOrder } from "./stored-order.ts";
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
export { amountsOf, linesAt } from "./amounts.ts";
export { maximumLines, openOrderOf, taxFactsOf } from "./cart/cart.ts";
export { articleOf, lineOf, loadOffers, type Offered as CatalogueOffer } from "./cart/cart-lines.ts";
export { replacingOpenOrder } from "./cart/replace-open-order.ts";
export { storedAddress } from "./cart.stored.ts";
export { ordersHolding } from "./offer/holding.ts";
export { unlocking } from "./offer/unlocking.ts";
export {
  hasEnded,
  hasLeft,
  lineNet,
  orderNumber,
  pickup,
  typedNumber,
  type Amounts,
  type Cart,
  type DeliveryAddress,
  type LinePart,
  type Order,
  type OrderDocument,
  type OrderLine,
} from "./order.ts";
export { storedAmounts } from "./order.stored.ts";
