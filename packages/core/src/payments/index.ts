export { cardProvider } from "./card-provider.ts";
export { lateDays, paymentLabelOf, statusOf, type PaymentLabel } from "./order-status.ts";
export { buildSchedule, depositOf, isDelayed, termsCodes, termsOfPayment, type TermsCode } from "./terms.ts";
export { termsNames } from "./terms-names.ts";
export { nextStatus, parseTransactionId, paymentMethods, transactionId } from "./transaction.ts";
export type { PaymentMethod, Transaction, TransactionStatus } from "./transaction.ts";
export { mayPayLater, mayPayWith, providerMethodOf } from "./methods.ts";
