import type { Movement } from "../logistics/index.ts";
import type { Language } from "../platform/locale.ts";
import { sumOf, type Cents } from "../platform/money.ts";
import type { CivilDate, Instant } from "../platform/time.ts";
import type { PurchaseState } from "./purchase-states.ts";

/** The most forecasts of one order, each of an article on a day: with all that they write they fit into one transaction. */
export const mostForecasts = 33;

/** The most deliveries that are kept of one order: they stand in its item. */
export const mostReceipts = 500;

export interface PurchaseLine {
  productId: string;
  /** The house's code and name of it when it was put there. */
  productCode: string;
  name: string;
  /** The supplier's code of it. */
  purchaseCode: string;
  /** Pieces that were asked for. */
  ordered: number;
  /** Pieces that are agreed: as ordered, until the supplier has confirmed others; none where it doesn't deliver. */
  quantity: number;
  /** Net cents of a piece: as asked, then as the supplier has confirmed. */
  price: Cents;
  /** Grams of a piece. */
  weight: number;
  /** Pieces that have come, and those of them that the supplier has invoiced. */
  received: number;
  invoiced: number;
  /** Nothing more is to be invoiced of what has come: it is, within the tolerance, or somebody has approved it as it is. */
  settled?: boolean | undefined;
}

/** Pieces that a supplier has said to deliver by a day. */
export interface PromisedPieces {
  productId: string;
  on: CivilDate;
  quantity: number;
}

/** Pieces of a delivery that were received by mistake, and the movement that takes them out of the stock again. */
export interface ReceiptCorrection {
  movementId: string;
  quantity: number;
  reason: string;
  at: Instant;
  /** The employee, by id. */
  by: string;
}

/** Pieces that came in one delivery. */
export interface Receipt {
  movementId: string;
  productId: string;
  /** Without what was put right since. */
  quantity: number;
  at: Instant;
  /** The supplier's transport document. */
  reference?: string | undefined;
  correction?: ReceiptCorrection | undefined;
}

/** An invoice of the supplier that was compared with what was ordered and what has come. */
export interface SupplierInvoice {
  number: string;
  /** Its date. */
  on: CivilDate;
  lines: readonly { productId: string; quantity: number; price: Cents }[];
  /** Net cents. */
  amount: Cents;
  /** Why it was approved though it differs by more than the tolerance. */
  reason?: string | undefined;
  expenseId: string;
  matchedAt: Instant;
  matchedBy: string;
}

/** An order to a supplier. */
export interface Purchase {
  id: string;
  version: number;
  /** As both sides call it: "OA261126-0A1B2C". */
  number: string;
  state: PurchaseState;
  supplierId: string;
  supplierName: string;
  /** Where it was sent; absent before. */
  supplierEmail?: string | undefined;
  language: Language;
  /** Where the goods are to come. */
  warehouseId: string;
  /** Each product once. */
  lines: readonly PurchaseLine[];
  /** The day on which it is ordered, never before that on which it was written; once sent, the day of that. */
  orderOn: CivilDate;
  /** The day on which the goods are wanted. */
  wantedOn?: CivilDate | undefined;
  notes?: string | undefined;
  sentAt?: Instant | undefined;
  /** Where its PDF lies in the private bucket, as it was sent. */
  paperKey?: string | undefined;
  confirmedAt?: Instant | undefined;
  /** What the supplier has confirmed first: pieces of each article by day. It stays as it was said, whatever day a movement gets later; absent in orders of before. */
  promised?: readonly PromisedPieces[] | undefined;
  /** The supplier's number of its confirmation. */
  reference?: string | undefined;
  /** The movements by which it comes, those split off among them. */
  movementIds: readonly string[];
  receipts: readonly Receipt[];
  invoices: readonly SupplierInvoice[];
  /** When and why it ended before all had come. */
  endedAt?: Instant | undefined;
  reason?: string | undefined;
  createdOn: Instant;
  createdBy: string;
}

/** What lines come to, net. */
export const amountOf = (lines: readonly Pick<PurchaseLine, "quantity" | "price">[]): Cents =>
  sumOf(lines.map(({ quantity, price }) => quantity * price));

/** "OA261126-0A1B2C". */
export const purchaseNumber = (id: string, day: CivilDate): string =>
  `OA${day.slice(2).replaceAll("-", "")}-${id.slice(-6)}`;

/** Whether a movement of an order is still to come. */
export const isToCome = ({ state }: Pick<Movement, "state">): boolean => state === "forecast";
