export { epcText } from "./epc-text.ts";
export {
  bookingWarningCodes,
  atBankWarnings,
  beyondDueWarnings,
  bookingWarnings,
  isKnown,
  refundAmountWarnings,
  refundDayWarnings,
  type BookedElsewhere,
  type Booking,
} from "./booking-warnings.ts";
export {
  isMandateReference,
  mandateEndsOn,
  mandateSchemes,
  mandateStateOf,
  returnCodes,
  returnRefusal,
  type BankMandate,
  type MandateScheme,
  type ReturnCode,
} from "./bank-mandate.ts";
export { plainReference } from "./plain-reference.ts";
export { cardProvider } from "./card-provider.ts";
export { asksForCredit, creditDecision, exposureOf, overdueDaysOf, type CreditFacts } from "./credit.ts";
export { invalidIban, readIban, readSepaIban } from "./iban.ts";
export { flatCompensation, lateInterest, type LatePart } from "./lateness/late-interest.ts";
export { knownReferenceRates, type HalfYear } from "./lateness/reference-rates.ts";
export { markedByOne, type MarkDecision } from "./four-eyes/marking.ts";
export { lateDays, owedFrom, paymentLabelOf, statusOf, type PaymentLabel } from "./order-status.ts";
export {
  buildSchedule,
  depositOf,
  isDelayed,
  termsCodes,
  termsOfPayment,
  upfrontDays,
  type Due,
  type TermsCode,
  type TermsNeed,
} from "./terms.ts";
export { isAtBank, isOfLine, isToRecall, slipReference, type Presented } from "./collecting/at-bank.ts";
export { awaitsCollection, collectableFrom } from "./collecting/collected.ts";
export { collectionKinds, type CollectionKind } from "./collection-kinds.ts";
export { maskedIban } from "./masked-iban.ts";
export { easterOf, isTargetDay, nextTargetDay, plusTargetDays } from "./target-days.ts";
export { termsNames } from "./terms-names.ts";
export {
  chargeBack,
  dishonouredCode,
  isLed,
  isWaived,
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
  type SourceState,
} from "./methods.ts";
export {
  chargedBack,
  givenBack,
  dueBackReasons,
  dueBackOf,
  withRefundWithdrawn,
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
export {
  entryKinds,
  type EntryKind,
  type ReadStatement,
  type RefusedRow,
  type StatementEntry,
} from "./statement/entry.ts";
export { entryMachine } from "./statement/entry-machine.ts";
export { statementFields, type StatementColumns, type StatementField } from "./statement/fields.ts";
export { identified } from "./statement/identify.ts";
export {
  entryStates,
  leftOf,
  referenceOf,
  withoutShare,
  type EntryState,
  type Share,
  type StruckShare,
} from "./statement/match.ts";
export { namesOrder, namesSome, type Candidate, type Proposal } from "./statement/propose.ts";
export { proposeAll, type OpenEntry, type WeighedProposal } from "./statement/propose-all.ts";
export { storedRefund, storedReversal, storedTransaction } from "./payments.stored.ts";
export { takesTwo, type Gift, type GiftProposal } from "./four-eyes/gift.ts";
