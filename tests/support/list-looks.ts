import { shipmentStates } from "@solvia/core/orders/order";
import { romeDate, romeMonth } from "@solvia/core/platform/time";

/** At the beginning of a month most of it is of the last one, and 31 days are more than a month, 28 less. */
export const months = [...new Set([0, 28, 31].map((days) => romeMonth(new Date(Date.now() - days * 86_400_000))))];
const daysOn = (days: number): string => romeDate(new Date(Date.now() + days * 86_400_000));
/** What the office looks at of a list beside all of it. */
export const looks: Readonly<Record<string, readonly string[]>> = {
  "/back-office/orders": [
    "limit=50&period=MONTH",
    ...["transfer", "shipping", "late", "troubled"].map((waiting) => `waiting=${waiting}`),
    ...["awaitingApproval", "processingPayment", "failed"].map((status) => `status=${status}&period=MONTH`),
    ...["card", "bank_receipt"].map((method) => `method=${method}&period=MONTH`),
    "troubled=true&period=MONTH",
  ],
  "/back-office/payments": ["period=MONTH"],
  "/back-office/tickets": [
    ...["open", "in_progress", "waiting_customer", "resolved", "closed"].map((status) => `status=${status}`),
    "due=overdue",
    "tier=exclusive",
  ],
  "/back-office/damage-claims": ["status=open", "status=settled"],
  "/back-office/quotations": [
    "period=MONTH",
    ...["draft", "sent", "accepted", "won", "lost", "expired"].map((status) => `status=${status}`),
    "approval=asked",
  ],
  "/back-office/invoices": [
    "troubled=true",
    // Those that a document is in for longer than a worker needs.
    ...["delivered", "available", "rejected", "sent", "accepted", "refused", "lapsed", "undeliverable"].map(
      (state) => `state=${state}&period=MONTH`,
    ),
    ...["TD01", "TD02", "TD04"].map((type) => `type=${type}&period=MONTH`),
  ],
  "/back-office/premium": [
    "",
    "cardExpiring=true",
    ...["passed", "authentication", "declined"].map((found) => `rehearsal=${found}`),
    ...["trial", "active", "ending", "past_due", "authentication", "pending", "ended", "granted"].map(
      (standing) => `standing=${standing}`,
    ),
    ...["bought", "granted"].map((origin) => `origin=${origin}`),
  ],
  "/back-office/movements": [
    ...["forecast", "booked", "done", "cancelled"].map((state) => `state=${state}`),
    ...["order", "opening", "purchase", "transfer", "adjustment", "scrap", "correction", "count"].map(
      (cause) => `cause=${cause}`,
    ),
  ],
  "/back-office/warehouse": ["standing=lying", "standing=booked", "standing=incoming"],
  "/back-office/promise-figures": ["period=MONTH"],
  "/back-office/promises": ["period=MONTH"],
  "/back-office/shipments-calendar": [`from=${daysOn(-3)}&to=${daysOn(7)}`],
  "/back-office/serials": ["text=HV2411A000402", "text=HV2411A000420"],
  "/back-office/serials/recall": ["article=SUN2000-6KTL-L1&from=HV2411A000402&to=HV2411A000403"],
  "/back-office/shipments": shipmentStates.map((state) => `status=${state}`),
  "/back-office/counts": ["open", "counted", "approved"].map((state) => `state=${state}`),
  "/back-office/cold-emails/campaigns": [""],
  "/back-office/cold-emails/templates": [""],
  "/back-office/contacts": ["", "mailable=true", "mailable=false"],
  "/back-office/leads": ["new", "verified", "assigned", "accepted", "contacted", "won", "lost", "expired"].map(
    (status) => `status=${status}`,
  ),
  "/back-office/messages": ["new", "seen", "done"].map((state) => `state=${state}`),
  "/back-office/bank-entries": ["", "state=booked", "state=aside"],
  "/back-office/companies": ["status=pending", "status=verified"],
  "/back-office/chats": ["", "unanswered=true"],
  "/back-office/product-imports": ["kind=products", "kind=prices"],
  "/back-office/products": ["", "lacks=price", "lacks=picture", "lacks=text"],
};
