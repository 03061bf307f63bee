export {
  bookingWarnings,
  isKnown,
  plainReference,
  refundAmountWarnings,
  refundDayWarnings,
  type BookedElsewhere,
  type Booking,
} from "./booking-warnings.ts";
export { cardProvider } from "./card-provider.ts";
export { asksForCredit, creditDecision, exposureOf, overdueDaysOf, type CreditFacts } from "./credit.ts";
export { invalidIban, readIban } from "./iban.ts";
export { lateDays, owedFrom, paymentLabelOf, statusOf, type PaymentLabel } from "./order-status.ts";
export {
  buildSchedule,
  depositOf,
  isDelayed,
  plusDays,
  termsCodes,
  termsOfPayment,
  upfrontDays,
  type TermsCode,
} from "./terms.ts";
export { termsNames } from "./terms-names.ts";
export {
  chargeBack,
  isLed,
  parseTransactionId,
  paymentMethods,
  transactionId,
  transactionMachine,
} from "./transaction.ts";
export type { PaymentMethod, Transaction, TransactionStatus } from "./transaction.ts";
export {
  isOnCredit,
  mayHaveTerms,
  mayPayLater,
  mayPayWith,
  methodOf,
  providerMethodOf,
  waysToPay,
  type Payer,
  type Way,
} from "./methods.ts";
export {
  chargedBack,
  dueBackReasons,
  dueBackOf,
  givenUp,
  isReversible,
  isUsable,
  needsPeople,
  reconciled,
  refundableOf,
  refundedOf,
  released,
  reversed,
  reversedOf,
  underWayOf,
  usedFor,
  wayOf,
  withOutcome,
  withRefund,
} from "./receipt.ts";
export type { DueBackReason, ProviderRefund, Receipt, Refund } from "./receipt.ts";
export { storedRefund, storedReversal, storedTransaction } from "./payments.stored.ts";
