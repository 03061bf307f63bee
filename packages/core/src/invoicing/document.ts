import type { Language, Locale } from "../platform/locale.ts";
import type { Cents } from "../platform/money.ts";
import type { CivilDate, Instant } from "../platform/time.ts";
import type { DocumentType, IssuedGroup, Party, Recipient } from "../orders/index.ts";
import type { VatCheck } from "../tax/index.ts";

export type { Party, Recipient } from "../orders/index.ts";

/** What a line stands for: which words a reader's language has for it, and what a credit note takes of it. */
export const lineKinds = ["goods", "waste", "battery", "shipment", "coupon", "deposit", "part"] as const;
export type LineKind = (typeof lineKinds)[number];

/** FatturaPA's Natura, of what the house sells (domain-rules 1.5). */
export const naturas = ["N2.1", "N3.1", "N3.2", "N3.3", "N3.5"] as const;
export type Natura = (typeof naturas)[number];

export interface DocumentLine {
  kind: LineKind;
  /** As the order names it, in its buyer's language (art. 21 c. 3 DPR 633/72 asks for Italian on request). */
  description: string;
  productId?: string | undefined;
  code?: string | undefined;
  quantity: number;
  /** Net cents of one; negative where it takes something off. */
  unit: Cents;
  net: Cents;
  rate: number;
}

/** A rate's sum, with why nothing is charged where it is nought. */
export interface DocumentGroup extends IssuedGroup {
  natura?: Natura | undefined;
  /** The law that the document quotes. */
  law?: string | undefined;
}

/** FatturaPA's ModalitaPagamento (domain-rules 1.5). */
export const paymentModes = ["MP05", "MP08", "MP12", "MP20", "MP21"] as const;
export type PaymentMode = (typeof paymentModes)[number];

export interface DocumentPayment {
  mode: PaymentMode;
  amount: Cents;
  dueDate?: CivilDate | undefined;
  /** It had come by the day of issue, then; absent in documents of before it was kept. */
  paidOn?: CivilDate | undefined;
}

export interface Reference {
  number: string;
  date: CivilDate;
}

/** A transport document. */
export interface Delivery extends Reference {
  /** Places of the lines that went with it, from 1; absent where it is of the whole document (RiferimentoNumeroLinea). */
  lines?: readonly number[] | undefined;
}

/** A declaration of intent as the Agenzia delle Entrate has received it. */
export interface Intent {
  /** "12345678901234567-123456" */
  protocol: string;
  receivedOn?: CivilDate | undefined;
}

/** What a document says, and will always say: its XML, its PDF and the office's page are drawn from this alone. */
export interface Content {
  type: DocumentType;
  number: string;
  date: CivilDate;
  /** When the operation was, where that is before the document's day (art. 21 c. 2 lett. g-bis DPR 633/72). */
  operationOn?: CivilDate | undefined;
  seller: Party;
  buyer: Party;
  recipient: Recipient;
  /** In which language and format the customer reads it. */
  language: Language;
  locale: Locale;
  orderNumber: string;
  customerReference?: string | undefined;
  lines: readonly DocumentLine[];
  groups: readonly DocumentGroup[];
  /** VAT included; positive in a credit note too. */
  total: Cents;
  /** The VAT is another member state's, declared in the one-stop shop: the exchange is told none (domain-rules 1.1, row 5). */
  oneStopShop: boolean;
  /** The declaration of intent on which it charges no VAT: its receipt's protocol and day, which each of its lines quotes. */
  intent?: Intent | undefined;
  /** The public body pays the VAT itself (domain-rules 1.1, row 9). */
  splitPayment: boolean;
  /** Cents, at the house's charge. */
  stampDuty?: Cents | undefined;
  /** None where nothing is to be paid. */
  payments: readonly DocumentPayment[];
  /** A deposit is invoiced, one of several instalments is asked for, or one payment for all (CondizioniPagamento). */
  conditions: "TP01" | "TP02" | "TP03";
  /** The documents that it follows: deposits of an invoice, invoices of a credit note. */
  related: readonly Reference[];
  /** The transport documents with which its goods went. */
  deliveries: readonly Delivery[];
  /** Why, of a credit note; whatever else the document has to say. */
  reason?: string | undefined;
}

/** How far a document is with the exchange (domain-rules 1.5); a number is never given to a draft, so none is stored. */
export const documentStates = [
  "generated",
  "sending",
  "sent",
  "delivered",
  "available",
  "rejected",
  "accepted",
  "refused",
  "lapsed",
  "undeliverable",
] as const;
export type DocumentState = (typeof documentStates)[number];

/** What the exchange tells: delivered, not delivered but issued, refused; of public bodies their answer, its time passed, never delivered. */
export const noticeKinds = ["RC", "MC", "NS", "NE", "DT", "AT"] as const;
export type NoticeKind = (typeof noticeKinds)[number];

export interface Notice {
  kind: NoticeKind;
  /** Of which file. */
  fileName: string;
  at: Instant;
  /** Why it was refused, or EC01 and EC02 of a public body's answer. */
  codes: readonly string[];
}

/** A file that was made of it for the exchange; a refused one is followed by another with the same number and date. */
export interface Transmission {
  fileName: string;
  /** ProgressivoInvio. */
  progressive: string;
  madeOn: Instant;
  /** The exchange's. */
  exchangeId?: string | undefined;
}

/** An invoice or a credit note with its life at the exchange. */
export interface FiscalDocument {
  id: string;
  orderId: string;
  userId: string;
  companyId?: string | undefined;
  version: number;
  /** Who issued it: a user's id. */
  issuedBy: string;
  issuedOn: Instant;
  content: Content;
  /** The register's answer of its day, on which it charges no VAT. */
  register?: VatCheck | undefined;
  state: DocumentState;
  /** Somebody has seen to what the exchange said of it, as far as anything can be done. */
  attended?: { on: Instant; by: string } | undefined;
  transmissions: readonly Transmission[];
  notices: readonly Notice[];
}
