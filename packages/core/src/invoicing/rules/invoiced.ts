/** What an order's documents come to is known where the order is; here is the door to it. */
export {
  askedByDocuments,
  creditsOf,
  goodsInvoice,
  invoicedOf,
  isCredit,
  isForGoods,
  standsSplit,
  livingInvoices,
  loweredBy,
  openTotal,
  payableOf,
  reductionsOf,
  returnedPieces,
  takenBackBy,
} from "../../orders/index.ts";
