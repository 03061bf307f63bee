import type { PaymentMethod, TermsCode, Transaction } from "../../payments/index.ts";
import type { Language } from "../../platform/locale.ts";
import type { Cents } from "../../platform/money.ts";
import type { CivilDate, Instant } from "../../platform/time.ts";
import type { OrderCheck } from "../checks/check-codes.ts";
import type { IssuedDocument } from "../papers/issued.ts";
import type { VatDecision, VatProposal } from "../vat-change/vat-decision.ts";
import type { DeliveryAddress, pickup } from "./address.ts";
import type { Amounts } from "./amounts.ts";
import type { Cart } from "./cart.ts";
import type { OrderDocument } from "./documents.ts";
import type { ReturnedPieces, Withdrawal } from "./given-back.ts";
import type { OfPlan, WithoutPlan } from "./of-plan.ts";
import type { OrderMovement, OrderShipment } from "./shipment.ts";
import type { Fulfilment, OrderStatus } from "./states.ts";

/** Why an order waited for an owner of its company, and who decided. */
export interface Approval {
  /** Cents: the company's limit when the order was placed. */
  limit: Cents;
  askedOn: Instant;
  decidedBy?: string | undefined;
  decidedOn?: Instant | undefined;
}

export interface Order extends Omit<Cart, "status" | "address"> {
  number: string;
  status: OrderStatus;
  fulfilment: Fulfilment;
  address: DeliveryAddress | typeof pickup;
  amounts: Amounts;
  transactions: readonly Transaction[];
  termsOfPayment: TermsCode;
  method: PaymentMethod;
  /** What an administrator has proposed of its VAT, and what two have decided. */
  vatProposal?: VatProposal | undefined;
  vatDecision?: VatDecision | undefined;
  /** The company that it was placed for; whoever leaves the company leaves its orders there. */
  companyId?: string | undefined;
  approval?: Approval | undefined;
  /** Cents, VAT included: the most that an owner of the company has agreed to since it was placed. */
  agreedTotal?: Cents | undefined;
  customer: {
    name: string;
    email: string;
    language: Language;
    companyName?: string | undefined;
    /** With its country in front. */
    vatNumber?: string | undefined;
  };
  placedOn: Instant;
  /** 1 to 3: to be sent before others (`sending/priority.ts`). */
  priority?: number | undefined;
  paymentNoticeDate?: CivilDate | undefined;
  invoiceNumber?: string | undefined;
  /** The house's invoices and credit notes of it, the oldest first. */
  invoices?: readonly IssuedDocument[] | undefined;
  troubled: boolean;
  /** What people look at before its goods leave, and have looked at: one of each reason, the last. */
  checks?: readonly OrderCheck[] | undefined;
  failedReason?: string | undefined;
  /** When the office cancelled it with what was paid: it is never paid or taken up again. */
  cancelledOn?: Instant | undefined;
  /** When it ended, whatever for; absent while it goes on, and in orders of before it was kept. */
  endedOn?: Instant | undefined;
  backOfficeNotes?: string | undefined;
  documents?: readonly OrderDocument[] | undefined;
  /** When the goods had arrived; absent in orders of before it was kept. */
  deliveredOn?: Instant | undefined;
  /** The oldest first. */
  withdrawals?: readonly Withdrawal[] | undefined;
  /** The oldest first: each request to return pieces of it (`returns`). */
  returns?: readonly ReturnedPieces[] | undefined;
  /** Of an order that pays a subscription: its customer is written to about that, not about the order. */
  subscription?: OfPlan | undefined;
  /** What it would have cost without its buyer's plan; absent where that made no difference, and in orders of before it was kept. */
  withoutPlan?: WithoutPlan | undefined;
  /** Of when its pieces were reserved last; absent where it has no goods, and in orders of before movements were kept. */
  stockMovements?: readonly OrderMovement[] | undefined;
  /** How its goods are sent; absent while nothing is said of it: they are one shipment then (`sending/order-shipments.ts`). */
  shipments?: readonly OrderShipment[] | undefined;
  /** Whether the pieces are still reserved: they are set free once. */
  reserved: boolean;
}
