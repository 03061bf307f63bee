import type { AuditEntry } from "./audit-change.tsx";

type Changes = AuditEntry["changes"];
type Field = Changes[number]["fields"][number];

/** An item's field that an act wrote: "approval.state", in a list at whichever place. */
const wrote = (changes: Changes, entity: string, field: RegExp, is: (one: Field) => boolean = () => true): boolean =>
  changes.some((change) => change.entity === entity && change.fields.some((one) => field.test(one.field) && is(one)));

const gone = ({ to }: Field): boolean => to === undefined;
const there = ({ to }: Field): boolean => to !== undefined;
const becomes =
  (value: string | boolean) =>
  ({ to }: Field): boolean =>
    to === value;

/** Whether a shipment came to one of these states. */
const steps = (changes: Changes, ...states: readonly string[]): boolean =>
  states.some((state) => wrote(changes, "Order", /^shipments\.\d+\.state$/, becomes(state)));

/** Whether a request to return goods came to this step. */
const returned = (changes: Changes, status: string): boolean =>
  wrote(changes, "ReturnRequest", /^steps\.\d+\.status$/, becomes(status));

/** What one endpoint does that does several things, by what it wrote; the first that fits. */
type Told<Act extends string> = readonly (readonly [act: Act, fits: (changes: Changes) => boolean])[];

/** Money above what one person may book: it is proposed, and only the other one's word books it (spec 9). */
const mark = [
  ["markProposed", (changes) => wrote(changes, "Order", /^transactions\.\d+\.markProposal\./, there)],
] as const satisfies Told<string>;

/**
 * The acts of endpoints that do several things: each is called by one word of `officeActions.acts`, in the log as in a record's history. What
 * fits none keeps the endpoint's own name.
 */
export const actsTold = {
  setQuotationStatus: [
    ["discountGranted", (changes) => wrote(changes, "Quotation", /^approval\.state$/, becomes("given"))],
    ["discountRefused", (changes) => wrote(changes, "Quotation", /^approval\.state$/, becomes("refused"))],
    ["discountAsked", (changes) => wrote(changes, "Quotation", /^approval\.state$/, becomes("asked"))],
    ["quotationSent", (changes) => wrote(changes, "Quotation", /^sent$/)],
    ["versionDropped", (changes) => wrote(changes, "Quotation", /^draft\./, gone)],
  ],
  decideQuotationRequest: [
    ["requestConverted", (changes) => wrote(changes, "QuotationRequest", /^status$/, becomes("converted"))],
    ["requestRejected", (changes) => wrote(changes, "QuotationRequest", /^status$/, becomes("rejected"))],
    ["requestAnswered", (changes) => wrote(changes, "QuotationRequest", /^answers\./, there)],
    ["requestAssigned", (changes) => wrote(changes, "QuotationRequest", /^ownerId$/)],
  ],
  markPaid: mark,
  markPaidByBankTransfer: mark,
  markPaidByBankReceipt: mark,
  markPaidByAssignmentOfTaxCredit: mark,
  markPaidByInsurance: mark,
  decideMark: [
    ["markConfirmed", (changes) => wrote(changes, "Order", /^transactions\.\d+\.markDecision\./, there)],
    ["markRefused", (changes) => wrote(changes, "Order", /^transactions\.\d+\.markProposal\./, gone)],
  ],
  publishReview: [
    ["reviewPublished", (changes) => wrote(changes, "Review", /^published$/, becomes(true))],
    ["reviewHidden", (changes) => wrote(changes, "Review", /^published$/)],
  ],
  holdShipment: [
    // An order's history has its own copy alone.
    [
      "shipmentHeld",
      (changes) =>
        wrote(changes, "Shipment", /^hold\./, there) || wrote(changes, "Order", /^shipments\.\d+\.held\./, there),
    ],
    [
      "shipmentReleased",
      (changes) =>
        wrote(changes, "Shipment", /^(?:hold|release)\./) || wrote(changes, "Order", /^shipments\.\d+\.held\./),
    ],
  ],
  resolveReturn: [
    ["returnApproved", (changes) => returned(changes, "approved")],
    ["returnRejected", (changes) => returned(changes, "rejected")],
    ["returnReceived", (changes) => returned(changes, "received")],
    ["returnRefunded", (changes) => returned(changes, "refunded")],
    ["returnReplaced", (changes) => returned(changes, "replaced")],
    ["returnRefused", (changes) => returned(changes, "refused")],
    ["returnRefundBegun", (changes) => wrote(changes, "ReturnRequest", /^refund\./, there)],
  ],
  setReady: [
    [
      "shipmentReady",
      (changes) => wrote(changes, "Order", /^fulfilment$/, becomes("ready")) || steps(changes, "ready"),
    ],
    [
      "shipmentUnready",
      (changes) => wrote(changes, "Order", /^fulfilment$/) || steps(changes, "waiting_stock", "to_prepare"),
    ],
  ],
  setShipmentStatus: [
    ["shipmentLeft", (changes) => steps(changes, "shipped")],
    ["shipmentArrived", (changes) => steps(changes, "delivered")],
    ["shipmentTroubled", (changes) => steps(changes, "exception")],
  ],
} as const satisfies Readonly<Record<string, Told<string>>>;

export type ToldAct = (typeof actsTold)[keyof typeof actsTold][number][0];

/** Which act an entry tells of, where its endpoint does several. */
export const actTold = (action: string, changes: Changes): ToldAct | undefined =>
  (actsTold as Readonly<Partial<Record<string, Told<ToldAct>>>>)[action]?.find(([, fits]) => fits(changes))?.[0];
