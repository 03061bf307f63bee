import type { Instant, CivilDate } from "../platform/time.ts";
import type { Amounts, DeliveryAddress, Order, OrderLine, pickup } from "../orders/index.ts";
import type { TermsCode } from "../payments/index.ts";
import type { Cents } from "../platform/money.ts";
import type { DeliveryTariff } from "../pricing/index.ts";
import type { Locale } from "../platform/locale.ts";
import type { Verdict } from "./living/verdict.ts";

/** Domain-rules 5.3; spec 4 names the actions and not the states. */
export const quotationStatuses = ["draft", "sent", "accepted", "won", "lost", "expired"] as const;
export type QuotationStatus = (typeof quotationStatuses)[number];

/** Why a quotation came from another one: by hand; as what was being prepared when that was accepted; as substitutes for its rest. */
export const origins = ["copy", "kept", "rest"] as const;
export type Origin = (typeof origins)[number];

/** Domain-rules 5.3. */
export const lostReasons = [
  "price",
  "availability",
  "delivery_time",
  "competitor",
  "credit_refused",
  "project_cancelled",
  "no_answer",
  "duplicate",
  "technical",
  "other",
] as const;
export type LostReason = (typeof lostReasons)[number];

/** The most lines that a quotation has: its item, with a draft beside, stays far below what the table holds. */
export const mostLines = 300;

/** A validity of more days is said once more before it is sent. */
export const longValidityDays = 90;

/** Lines of services that an agent writes by hand (spec 3); goods are the catalogue's. */
export const offeredServices = ["preparation_costs", "shipping_costs"] as const;
export type OfferedService = (typeof offeredServices)[number];

type Article = Pick<
  OrderLine,
  | "productId"
  | "list"
  | "discount"
  | "unit"
  | "quantity"
  | "name"
  | "language"
  | "brand"
  | "productCode"
  | "category"
  | "equipmentKind"
  | "imageUrl"
  | "path"
  | "weight"
  | "sizes"
  | "wattPeak"
  | "wattHours"
  | "piecesPerPackage"
  | "shippingTime"
>;

/** A line as it was offered: it reads alone, and its id is its own whatever article it is of. */
export interface QuotationLine extends Article {
  lineId: string;
  /** Beside the offer: in no sum, until the customer takes it. */
  optional: boolean;
  /** To the customer. */
  note?: string | undefined;
  /** Net cents that a piece cost this customer in the shop when the line was sent; absent where it has no price there. */
  shop?: Cents | undefined;
}

/** What a seller offers: of a draft it changes, of a version never. */
export interface Content {
  lines: readonly QuotationLine[];
  address?: DeliveryAddress | typeof pickup | undefined;
  termsOfPayment: TermsCode;
  reducedVat: boolean;
  /** Net cents that the seller sets in the tariff's place. */
  shipmentCost?: Cents | undefined;
  /** The last whole day in Rome. */
  validUntil: CivilDate;
  /** To the customer, on page and PDF. */
  customerNotes?: string | undefined;
  /** What the customer calls it. */
  reference?: string | undefined;
}

export interface QuotationCustomer {
  name: string;
  email: string;
  language: Order["customer"]["language"];
  companyName?: string | undefined;
  vatNumber?: string | undefined;
}

/** What was sent, for good. */
export interface QuotationVersion {
  quotationId: string;
  userId: string;
  /** n of n/N. */
  version: number;
  number: string;
  locale: Locale;
  content: Content;
  customer: QuotationCustomer;
  /** Whose prices these are: net for a company, else with VAT. */
  companyId?: string | undefined;
  amounts: Amounts;
  /** What its shipping is worked out by, for good; absent in those of before it was kept: the first one. */
  tariff?: DeliveryTariff | undefined;
  sentOn: Instant;
  /** SHA-256 over all of the above but ids of accounts and the tariff, which the amounts follow (`contentHash`). */
  hash: string;
}

/** An acceptance: who, when and of what; the order that it made tells by itself which pieces it holds. */
export interface Acceptance {
  orderId: string;
  userId: string;
  /** As typed by whoever accepted. */
  name: string;
  at: Instant;
  version: number;
  hash: string;
}

/** A discount below the agent's floor, and what the back office says to it; bound to the very content that it was asked for. */
export interface PriceApproval {
  state: "asked" | "given" | "refused";
  contentHash: string;
  askedBy: string;
  askedOn: Instant;
  decidedBy?: string | undefined;
  decidedOn?: Instant | undefined;
  reason?: string | undefined;
}

/** Why a version was sent at less than what the supplier takes, and who answers for it. */
export interface UnderCost {
  version: number;
  reason: string;
  by: string;
  on: Instant;
}

export interface SharedLink {
  /** SHA-256 of the token, which the customer alone has. */
  tokenHash: string;
  until: Instant;
}

export interface Quotation {
  id: string;
  number: string;
  userId: string;
  companyId?: string | undefined;
  customer: QuotationCustomer;
  locale: Locale;
  /** The employee who looks after it. */
  ownerId: string;
  status: QuotationStatus;
  /** Rises with each write: whoever writes says which one they read. */
  revision: number;
  /** How many versions were sent: N of n/N, the current one's number; 0 before the first. */
  sent: number;
  hash?: string | undefined;
  validUntil?: CivilDate | undefined;
  sentOn?: Instant | undefined;
  /** What the customer calls the version that they have; what is being prepared says it itself. */
  reference?: string | undefined;
  /** What is being prepared: the first version, or the next one. */
  draft?: Content | undefined;
  /** Cents of the current version, or of the draft before one was sent, VAT included; what lists show. */
  total: Cents;
  /** Articles of the current version and the draft, for the list's filter. */
  productIds: readonly string[];
  acceptances: readonly Acceptance[];
  approval?: PriceApproval | undefined;
  /** Of the last version that was under cost; the audit log has those before. */
  underCost?: UnderCost | undefined;
  lostReason?: LostReason | undefined;
  lostText?: string | undefined;
  /** When it ended: won or lost. */
  closedOn?: Instant | undefined;
  /** The office's own; no customer reads them. */
  notes?: string | undefined;
  /** The version whose acceptance the office has taken back: it stands open again. */
  droppedOf?: number | undefined;
  /** The version whose customer was reminded that it ends. */
  remindedOf?: number | undefined;
  link?: SharedLink | undefined;
  /** Whether that version could be ordered as it stood, when it was last asked by itself; not read from a version before. */
  rechecked?: { verdict: Verdict; version: number; on: Instant } | undefined;
  /** The request that it answers. */
  requestId?: string | undefined;
  /** The quotation that it came from, whatever for. */
  copyOf?: string | undefined;
  /** Why it came from that one, what that one is called, and which of its versions was the newest sent; 0 where none was. */
  origin?: { why: Origin; number: string; version: number } | undefined;
  /** The quotation that what was being prepared of its next version became when its customer accepted. */
  keptAs?: { id: string; number: string } | undefined;
  /** The quotation that offers substitutes for what of its balance can't be ordered. */
  restAs?: { id: string; number: string } | undefined;
  createdOn: Instant;
}

/** What a quotation that comes from this one keeps of it. */
export const originOf = ({ number, sent }: Pick<Quotation, "number" | "sent">, why: Origin): Quotation["origin"] => ({
  why,
  number,
  version: sent,
});

/** Pieces of a line that can still be ordered. */
export interface LineBalance {
  lineId: string;
  offered: number;
  ordered: number;
  left: number;
}

/** The balance by line id: two lines of one article are two balances. */
export function balanceOf(
  lines: readonly Pick<QuotationLine, "lineId" | "quantity">[],
  held: readonly { lines: readonly Pick<OrderLine, "offered">[] }[],
): LineBalance[] {
  const ordered = new Map<string, number>();
  for (const { offered } of held.flatMap((order) => order.lines)) {
    for (const { lineId, quantity } of offered?.lines ?? []) ordered.set(lineId, (ordered.get(lineId) ?? 0) + quantity);
  }
  return lines.map(({ lineId, quantity }) => {
    const taken = ordered.get(lineId) ?? 0;
    return { lineId, offered: quantity, ordered: taken, left: Math.max(0, quantity - taken) };
  });
}
