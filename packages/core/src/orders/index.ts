export { requestingOpenOrder, resetRequestedOrder } from "./cart/requested-orders.ts";
export {
  demandPlanInvoiceable,
  planAmounts,
  planOrder,
  planOrderWrites,
  type PlanSale,
} from "./plan/place-plan-order.ts";
export { namePlanDays } from "./plan/name-plan-days.ts";
export { authenticationOf, chargePlanOrder, endPlanOrder, paymentOf } from "./plan/charge-plan-order.ts";
export { planSavingsSince } from "./plan/plan-savings.ts";
export { paidAndKept } from "./plan/plan-saving.ts";
export { demandRoomWith } from "./order-room.ts";
export { retaxedOrder, retaxOrder, treatmentFor } from "./reduced-vat/retax-order.ts";
export { retaxTargets, type RetaxTarget } from "./reduced-vat/retax-targets.ts";
export { askForMoreOnce } from "./payment/ask-for-more.ts";
export { receiptsOf } from "./ledger/earlier-orders.ts";
export { beyondOwed, paidLessRefunds, withSurplus } from "./ledger/surplus.ts";
export { refundOnce } from "./ledger/refund-once.ts";
export { receiptId, storedReceipts } from "./ledger/stored-receipts.ts";
export { everyOrder, monthsUntil } from "./finding/every-order.ts";
export { arrivedOrder, setReady, withTransaction } from "./change-order.ts";
export {
  bankDebitAnnounced,
  orderDelivered,
  orderReady,
  paymentFailed,
  paymentToReturn,
  shipmentSent,
} from "./events.ts";
export { reverseReceipt } from "./ledger/reverse-receipt.ts";
export { recordSurplus } from "./ledger/record-receipt.ts";
export { asksForMoney } from "./days/order-days.ts";
export { ordersToCollect } from "./days/due-orders.ts";
export { OrderEntity, ordersWithStatus } from "./order.table.ts";
export { mayMarkPaid } from "./payment/open-payments.ts";
export { loadTransaction, markPaid } from "./payment/settle-transaction.ts";
export { listOwnOrders, readsCompany, type Scope } from "./finding/list-own-orders.ts";
export { orderOfGoods, placeGoods, type Goods } from "./placing/place-goods.ts";
export { customersOrder } from "./finding/back-office.ts";
export { findOrder, loadOrder, maySee, ownOrder, visibleOrder, writeOrder } from "./stored-order.ts";
export { historyOf } from "./history/entry.ts";
export { orderOfNumber } from "./finding/list-orders.ts";
export { goodsAmong } from "./offer/offered.ts";
export { isConsumers, freePieces, mayWithdraw, takenOfOrder, withdrawalUntil } from "./withdrawal/withdrawal.ts";
export { withdrawalMoney } from "./withdrawal/withdrawn-money.ts";
export {
  documentTypes,
  storedIssued,
  type DocumentType,
  type DueType,
  type IssuedDocument,
  type IssuedGroup,
} from "./papers/issued.ts";
export {
  askedByDocuments,
  askedFor,
  creditsOf,
  goodsInvoice,
  invoicedOf,
  isCredit,
  isForBody,
  isForGoods,
  standsSplit,
  livingInvoices,
  loweredBy,
  openTotal,
  payableOf,
  reductionsOf,
  returnedPieces,
  takenBackBy,
} from "./papers/invoiced.ts";
export { loweredGroups } from "./papers/lowered.ts";
export { partWithin } from "./papers/part-within.ts";
export { isWithdrawnWhole } from "./withdrawal/withdrawal.ts";
export { firstUncovered, typeAnew } from "./papers/due-document.ts";
export { deferredBy, firstLeftOn, wentWith } from "./papers/went-with.ts";
export { whatCame } from "./papers/what-came.ts";
export { leftOutOf, stillSold, unbilledPieces, withUnbilled } from "./papers/still-sold.ts";
export { totalOf } from "./papers/taken-off.ts";
export {
  anyOf,
  countOf,
  listOfPieces,
  noPieces,
  quantitiesOf,
  takenIn,
  withPieces,
  type Pieces,
  type Taken,
} from "./papers/pieces.ts";
export {
  beyondPieces,
  hasPrices,
  keptParts,
  leftAt,
  leftOfLines,
  namedPieces,
  pricesLeft,
  returnedParts,
  type LeftPieces,
} from "./papers/by-price.ts";
export { allCameBack, piecesOff } from "./papers/pieces-back.ts";
export { selfInvoices } from "./papers/self-invoices.ts";
export { lineRates } from "./lines/line-rates.ts";
export { buyerOf, codeOf, recipientOf, recordsOf, saleOf, withNumbers } from "./buyer/buyer.ts";
export { refusalsOfBuyer } from "./buyer/buyer-refusals.ts";
export type { Party, Recipient, RecipientSaid } from "./buyer/party.ts";
export { stillToSendBack } from "./papers/sent-back.ts";
export { isSold } from "./papers/is-sold.ts";
export { isPaidForBack } from "./papers/paid-for.ts";
export { returnedRates, takenOf, worthAt } from "./papers/returned-worth.ts";
export { closedTerms, payPlans } from "./placing/pay-plans.ts";
export { ratesOf } from "./reduced-vat/vat-rates.ts";
export { wordsFor, type DocumentWords } from "./papers/document-words.ts";
export { deliveryLines, drawPaperHead } from "./papers/paper-head.ts";
export { offeredTaxNotes, versionLine } from "./papers/paper-facts.ts";
export { asksNet } from "./papers/asks-net.ts";
export { summaryRows } from "./papers/summary-rows.ts";
export { withInvoice, withNotice } from "./due-dates.ts";
export { activeMandate, findMandate, mandateUsed, mandateWrite } from "./debits/stored-mandate.ts";
export { sellersAccount } from "./payment/bank-details.ts";
export {
  declareGuestWithdrawal as declareGuestWithdrawalEnding,
  declareWithdrawal as declareWithdrawalEnding,
  type EndRequest,
} from "./withdrawal/declare.ts";
export { eraseBankEntriesBefore } from "./bank/erase-old-entries.ts";
export { eraseMandateBefore } from "./debits/erase-old-mandates.ts";
export { eraseOrdersOf, namedByOrders } from "./erase-old-orders.ts";
export { orderHoldings } from "./personal-holdings.ts";
export { amountsOf, linePrices, linesAt } from "./amounts.ts";
export { grossPrices } from "./gross-prices.ts";
export { summaryOf, type Summary } from "./summary.ts";
export { cartView, openOrderOf, taxFactsOf, withVatProof } from "./cart/cart.ts";
export { savedGoods, savedLines } from "./cart/saved-orders.ts";
export { demandRoomForLines } from "./cart/cart-room.ts";
export { articleOf, lineOf, loadOffers, offersIn, type Offered as CatalogueOffer } from "./cart/cart-lines.ts";
export { replacingOpenOrder } from "./cart/replace-open-order.ts";
export { storedAddress } from "./cart.stored.ts";
export { placeKey } from "./offer/agreed-shipment.ts";
export { offerStanding, offerTakenBack } from "./offer/standing-offer.ts";
export { ordersHolding } from "./offer/holding.ts";
export { unlocking } from "./offer/unlocking.ts";
export {
  askedIn,
  destinationOf,
  anythingPaid,
  hasEnded,
  stands,
  hasLeft,
  isSettled,
  isShippable,
  lineNet,
  orderNumber,
  paidAtReadyNotice,
  pickup,
  shipmentLeft,
  shipmentStates,
  typedNumber,
  type Amounts,
  type Cart,
  type DeliveryAddress,
  type LinePart,
  type Order,
  type OrderDocument,
  type OrderLine,
  type NamedDocument,
  type OrderShipment,
  type ReturnedPieces,
  type ShipmentState,
  type WithdrawnPieces,
} from "./order.ts";
export { storedAmounts } from "./order.stored.ts";
export { creditFactsOf } from "./credit/credit-facts.ts";
export { debtOf, debtsOf, lateDebtsOf, type Debt } from "./credit/company-debts.ts";
export { setCreditLimit } from "./credit/set-credit-limit.ts";
export { causeOf, intentOf } from "./vat-change/vat-decision.ts";
export { type EndPapers } from "./sending/end-order.ts";
export { demandNotStopped, demandStepOfShipment } from "./sending/fulfilment-machine.ts";
export { awaitsReview } from "./reduced-vat/order-certificate.ts";
export { demandNotHeld, holdsOf } from "./sending/shipping-holds.ts";
export { passableHolds, type PassableHold } from "./sending/hold-codes.ts";
export {
  demandNoneWithdrawn,
  goodsOf,
  movedLines,
  piecesUnsent,
  shipmentsInHouse,
  shipmentsOf,
  withShipments,
} from "./sending/order-shipments.ts";
export { promisedByOf, promisedOn } from "./promise/order-promise.ts";
export { lacksFor } from "./sending/site-needs.ts";
export { dayOf, ShipmentRowEntity, shipmentsIn, shipmentsOfMonth } from "./sending/shipment-row.table.ts";
export { lineName } from "./lines/line-name.ts";
export { comingBack } from "./withdrawal/coming-back.ts";
export { setGoodsBack, takeStepBack } from "./withdrawal/settle.ts";
