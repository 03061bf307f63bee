import type { OrderCoupon } from "../coupons/index.ts";
import type { Category, KitPrice } from "../catalogue/index.ts";
import type { EquipmentKind } from "../platform/equipment.ts";
import type { Language, Locale } from "../platform/locale.ts";
import { Problem } from "../platform/problems.ts";
import type { Cents } from "../platform/money.ts";
import type { CivilDate, Instant } from "../platform/time.ts";
import type { ChargeKind, Plan } from "../plans/index.ts";
import type { BetterQuantity, PackKind, PriceType } from "../pricing/index.ts";
import type { VatGroup, VatTreatment } from "../tax/index.ts";
import type { Offered, OfQuotation } from "./offer/offered.ts";
import type { PaymentMethod, TermsCode, Transaction } from "../payments/index.ts";
import type { OrderCheck } from "./checks/check-codes.ts";
import type { IssuedDocument } from "./papers/issued.ts";
import type { VatDecision, VatProposal } from "./vat-change/vat-decision.ts";
import type { OrderCertificate } from "./reduced-vat/order-certificate.ts";
import { selfInvoices } from "./papers/self-invoices.ts";

/** Spec 3, with what the states of spec 4 need besides (domain-rules 5.2). */
export const orderStatuses = [
  "open",
  "saved",
  "requested",
  "awaitingApproval",
  "pendingPayment",
  "processingPayment",
  "paid",
  "failed",
] as const;
export type OrderStatus = (typeof orderStatuses)[number];
/** How far an order's goods are (domain-rules 5.2 and 5.4): what its shipments add up to. */
export const fulfilments = ["none", "ready", "partlyShipped", "shipped", "delivered"] as const;
export type Fulfilment = (typeof fulfilments)[number];

/** Given up, expired, declined or reopened: money that comes now pays nothing. One whose payment failed waits for another try. */
export const hasEnded = ({ status, failedReason }: Pick<Order, "status" | "failedReason">): boolean =>
  status === "failed" && failedReason !== undefined;

/**
 * A cancelled order knows no action any more (domain-rules 5.2): its money goes back, and whoever wants the goods after all
 * orders them anew. Problem: order-ended.
 */
export function demandNotCancelled({ cancelledOn }: Pick<Order, "cancelledOn">): void {
  if (cancelledOn !== undefined) throw new Problem("order-ended");
}

/** Pieces of a line that have a price of their own: full containers, full pallets, single pieces. */
export interface LinePart {
  kind: PackKind;
  quantity: number;
  priceId: string;
  priceType: PriceType;
  reason: string;
  /** Net cents of one piece before and after the discount. */
  list: Cents;
  discount: number;
  unit: Cents;
}

/** A line holds all that it shows and costs, so that the order reads alone; frozen when the order is placed. */
export interface OrderLine {
  productId: string;
  priceId: string;
  priceType: PriceType;
  reason: string;
  quantity: number;
  /** Net cents of one piece before and after the discount. */
  list: Cents;
  discount: number;
  unit: Cents;
  /**
   * Where its pieces have different prices, all of them, the largest packs first; the line's own price is then that of the
   * smallest part. Absent where one price holds for all.
   */
  parts?: readonly LinePart[] | undefined;
  /** In a cart: a larger quantity that costs less, as the stock was when the line was last looked at. */
  better?: BetterQuantity | undefined;
  /** Of which kit it has the price, and the discount that gives; absent outside kits. */
  kit?: { id: string; discount: number } | undefined;
  /** Its price is a quotation's, locked until that ends. */
  offered?: Offered | undefined;
  /** Which stream of waste it belongs to; absent in lines of before it was kept: by its category. */
  equipmentKind?: EquipmentKind | undefined;
  /** Waste-disposal contribution of one piece, net, where the goods go: of an open order `linesAt` tells it, a placed one keeps it. */
  wasteFee: Cents;
  name: string;
  /** What the buyer read when the name was taken. */
  language: Language;
  brand: string;
  productCode: string;
  category: Category;
  imageUrl: string;
  path: string;
  /** Grams and millimetres of a piece. */
  weight: number;
  sizes?: readonly [number, number, number] | undefined;
  minQuantity: number;
  piecesPerPackage: number;
  shippingTime: string;
  /** Pieces that could be had when the line was last looked at. */
  available: number;
}

/** Net cents of all pieces of a line. */
export const lineNet = ({ unit, quantity, parts }: Pick<OrderLine, "unit" | "quantity" | "parts">): Cents =>
  parts ? parts.reduce((sum, part) => sum + part.unit * part.quantity, 0) : unit * quantity;

export interface DeliveryAddress {
  id: string;
  header: string;
  street: string;
  houseNumber: string;
  postalCode: string;
  city: string;
  provinceCode?: string | undefined;
  countryCode: string;
  telephone?: string | undefined;
  tailLift: boolean;
  truckAccess?: boolean | undefined;
  forklift?: boolean | undefined;
  island?: boolean | undefined;
  latitude?: number | undefined;
  longitude?: number | undefined;
  addressDetails?: string | undefined;
}

/** Why an order waited for an owner of its company, and who decided. */
export interface Approval {
  /** Cents: the company's limit when the order was placed. */
  limit: Cents;
  askedOn: Instant;
  decidedBy?: string | undefined;
  decidedOn?: Instant | undefined;
}

/** The word that stands for the fixed warehouse (spec 3 and 9). */
export const pickup = "pickup";

/** The country that goods go to, or that a plan's buyer is at home in. */
export const destinationOf = ({ address }: { address: DeliveryAddress | typeof pickup }): string =>
  address === pickup ? "IT" : address.countryCode;

/** The order that is being filled, or saved for later. */
export interface Cart {
  id: string;
  userId: string;
  version: number;
  status: "open" | "saved" | "requested";
  name?: string | undefined;
  locale: Locale;
  lines: readonly OrderLine[];
  /** The kits that were put in, in that order: their price holds while their parts are there. */
  kits?: readonly KitPrice[] | undefined;
  address?: DeliveryAddress | typeof pickup | undefined;
  termsOfPayment: TermsCode;
  /** Terms that the seller has given it, by the accepted quotation or as its office made it ready: its buyer may choose them beside the public ones. */
  agreedTerms?: TermsCode | undefined;
  customerReference?: string | undefined;
  notes?: string | undefined;
  reducedVat: boolean;
  appliedCoupon?: OrderCoupon | undefined;
  /** What the reduced rate rests on; of an order whose certificate was refused, how it ended. */
  certificate?: OrderCertificate | undefined;
  /** The accepted quotation that it was made of. */
  quotation?: OfQuotation | undefined;
  /** Without the seller's name on the parcels and papers (spec 3; premium benefit 3). */
  anonymousPackaging?: boolean | undefined;
  /** How its buyer wants the parcels to look: exclusive benefit 12. */
  packagingWish?: string | undefined;
  createdOn: Instant;
  /** When a visitor's cart ends (epoch seconds); a customer's never does. */
  expiresAt?: number | undefined;
  /** What happened to the cart without its buyer's doing, until they change it: read once more in cart and checkout. */
  notices?: readonly CartChange[] | undefined;
  /** Names the write that left it so: whose answer was lost knows by it that it was theirs. */
  writeId?: string | undefined;
}

/** What became of a product: amounts are cents of one piece for a price, else pieces. */
export interface CartChange {
  productId: string;
  name: string;
  code: "price-changed" | "gone" | "less-stock" | "added-up" | "no-room";
  before: number;
  after: number;
}

/** "rounding" is a row of a gross sum alone: what VAT that is worked out once differs by (`summaryOf`). */
export const priceSteps = [
  "products",
  "waste-disposal-tax",
  "battery-contribution",
  "shipment",
  "coupon",
  "vat",
  "rounding",
] as const;

/** A step of the price: what was added or taken off and why; the steps add up to the total. */
export interface PriceStep {
  code: (typeof priceSteps)[number];
  amount: Cents;
  params: Record<string, string | number>;
}

export interface Amounts {
  productsAmount: Cents;
  /** All contributions to the disposal of waste: of electrical equipment and of batteries (spec 3 and 9). */
  wasteDisposalTax: Cents;
  /** Net; undefined while it can't be told (no address yet, or only by quotation). */
  shipmentCost: Cents;
  shipmentState: "known" | "address-missing" | "quotation";
  couponAmount: Cents;
  vatAmount: Cents;
  total: Cents;
  groups: VatGroup[];
  steps: PriceStep[];
  treatment: VatTreatment;
}

export const orderDocumentKinds = ["invoice", "credit-note", "receipt", "transport-document", "other"] as const;
export type OrderDocumentKind = (typeof orderDocumentKinds)[number];

const fiscalKinds: ReadonlySet<string> = new Set<OrderDocumentKind>([
  "invoice",
  "credit-note",
  "receipt",
  "transport-document",
]);

/** Whether a document is kept for ten years (art. 2220 of the Italian civil code; domain-rules 2.1, 8.3): it can't be removed. */
export const isFiscal = (kind: string): boolean => fiscalKinds.has(kind);

/** The document that every placed order has, drawn from what the order froze. */
export const proFormaId = "pro-forma" as const;

/** A file that the back office has added to the order for its customer. */
export interface OrderDocument {
  id: string;
  kind: OrderDocumentKind;
  name: string;
  key: string;
  contentType: string;
  addedOn: Instant;
  /** Which of the house's own invoices and credit notes it is a rendering of: it is put right by another one alone. */
  issued?: string | undefined;
  /** A fiscal document that was added by mistake: it stays for the employees, the customer no longer has it. */
  withdrawn?: { on: Instant; reason: string } | undefined;
}

/** How far a declared withdrawal is (domain-rules 8.4); none was declared before. */
export const withdrawalStates = ["declared", "goods_back", "refunded", "nothing_due"] as const;
export type WithdrawalState = (typeof withdrawalStates)[number];

/** Whether the office is through with a withdrawal: its money has gone back, or none was due. */
export const isSettled = ({ state }: { state: WithdrawalState }): boolean =>
  state === "refunded" || state === "nothing_due";

/** Pieces of one of the order's lines. */
export interface WithdrawnPieces {
  productId: string;
  quantity: number;
}

/**
 * Pieces that a request to return them takes up: those that are asked for until the office is through with it, then those that came back
 * for good; none once it was turned down, cancelled or made good by a replacement.
 */
export interface ReturnedPieces {
  /** The request's id. */
  id: string;
  lines: readonly WithdrawnPieces[];
  /** Cents, VAT included, that came off the order's price for them. */
  credited?: Cents | undefined;
  /** Of those whose money goes back without a credit note: after how many of the order's withdrawals. Such entries stand in the order they began in. */
  unbilled?: { withdrawals: number } | undefined;
  /** Their money is about to go back by a credit note: no withdrawal takes them from the request any more. */
  begun?: true | undefined;
}

/** A consumer's declaration that they withdraw from the contract, as its receipt repeats it (art. 54-bis Cod. cons.). */
export interface Withdrawal {
  declaredOn: Instant;
  name: string;
  /** Where the receipt goes. */
  email: string;
  state: WithdrawalState;
  /** Empty where `words` say what is meant. */
  lines: readonly WithdrawnPieces[];
  /** Which goods, in the words of somebody who had no account at hand to choose the lines in. */
  words?: string | undefined;
  /** In which it was declared, and its receipt is written; the order's where nothing is said. */
  language?: Language | undefined;
  /** What the goods that were declared in words cost, with contributions and VAT, as the office has said. */
  amount?: Cents | undefined;
  /** What the office sent back less than was due, and why. */
  less?: { amount: Cents; reason: string } | undefined;
  goodsBackOn?: CivilDate | undefined;
  refundedOn?: CivilDate | undefined;
  /** When it was closed without a refund, for none was due. */
  closedOn?: CivilDate | undefined;
  /** The step that was last taken back, and why: "provider" where a refund has failed after it was done. */
  takenBack?: { state: WithdrawalState; reason: string; on: Instant } | undefined;
}

/** What an order of a subscription pays: a month of a plan, the first or a further one, or the rest of one at a dearer plan. */
export interface OfPlan {
  plan: Plan;
  kind: ChargeKind;
}

/** What an order would have cost its buyer without their plan, as it stood when it was placed. */
export interface WithoutPlan {
  plan: Plan;
  /** Net cents that delivery would have cost more, or less below zero. */
  shipment: Cents;
  /** Net cents of all pieces of each line that would have cost another price. */
  lines: readonly { productId: string; net: Cents }[];
}

/** How far a shipment is (domain-rules 5.4). */
export const shipmentStates = [
  "draft",
  "waiting_stock",
  "to_prepare",
  "ready",
  "scheduled",
  "shipped",
  "delivered",
  "exception",
  "cancelled",
] as const;
export type ShipmentState = (typeof shipmentStates)[number];

/** What is told of a shipment wherever its order is: what is the warehouse's alone stands beside (`shipments`). */
export interface OrderShipment {
  /** The order's own id for its first one. */
  id: string;
  state: ShipmentState;
  warehouseId: string;
  /** Its pieces, each product once. */
  lines: readonly WithdrawnPieces[];
  /** The movement that keeps its pieces, and takes them away. */
  movementId: string;
  /** Where it goes, where that is elsewhere than its order. */
  address?: DeliveryAddress | typeof pickup | undefined;
  carrier?: string | undefined;
  trackingCode?: string | undefined;
  trackingUrl?: string | undefined;
  /** The day on which it is to be picked up. */
  plannedOn?: CivilDate | undefined;
  /** The day by which it was promised to be there. */
  promisedBy?: CivilDate | undefined;
  /** When it was handed over; it stays where a problem came after that. */
  shippedOn?: Instant | undefined;
  deliveredOn?: Instant | undefined;
  transportDocument?: { number: string; on: CivilDate } | undefined;
  /** Somebody keeps it in the house: since when, and why. The reason is the office's alone. */
  held?: { reason: string; on: Instant } | undefined;
}

/** Goods of an order in a warehouse: the movement that keeps them, and takes them away. */
export interface OrderMovement {
  id: string;
  warehouseId: string;
  /** Pieces of all its lines. */
  quantity: number;
  bookedOn: Instant;
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

/** An order as its customer has it: a withdrawn document is none of theirs, nor one by which the house invoices itself. */
export function withoutWithdrawn(order: Order): Order {
  const own = selfInvoices(order);
  const documents = order.documents?.filter(({ withdrawn, issued }) => !withdrawn && !own.has(issued ?? ""));
  return { ...order, ...(documents && { documents }) };
}

/** Quantity rules of domain-rules 6.4; the code of what is wrong, or nothing. */
export function quantityProblem(
  quantity: number,
  { minQuantity, available }: { minQuantity: number; available: number },
): { code: "below-minimum-quantity" | "not-enough-stock"; params: Record<string, number> } | undefined {
  const minimum = Math.max(1, minQuantity);
  if (quantity < minimum) return { code: "below-minimum-quantity", params: { minimum } };
  if (quantity > available) return { code: "not-enough-stock", params: { available } };
  return undefined;
}

type ShippableFacts = Pick<Order, "status" | "termsOfPayment" | "invoiceNumber" | "method">;

/** When an order can be shipped, to the letter of spec 4. */
export const isShippable = ({ status, termsOfPayment, invoiceNumber, method }: ShippableFacts): boolean =>
  status === "paid" ||
  (termsOfPayment === "thirty_days_later_end_of_month" && invoiceNumber !== undefined) ||
  method === "sepa_direct_debit";

/** Whether money came for it, of which some may have gone back. */
export const anythingPaid = ({ transactions }: Pick<Order, "transactions">): boolean =>
  transactions.some(({ status }) => status === "paid");

/** Whether goods of it have left the house, all or some. */
export const hasLeft = ({ fulfilment }: Pick<Order, "fulfilment">): boolean =>
  fulfilment === "partlyShipped" || isGone({ fulfilment });

/** Whether all its goods have left the house. */
export const isGone = ({ fulfilment }: Pick<Order, "fulfilment">): boolean =>
  fulfilment === "shipped" || fulfilment === "delivered";

/** Whether a shipment has left the house, wherever it is by now. */
export const shipmentLeft = ({ state, shippedOn }: Pick<OrderShipment, "state" | "shippedOn">): boolean =>
  state === "shipped" || state === "delivered" || (state === "exception" && shippedOn !== undefined);

/** What an order's end does to its goods: those that have not left the house are free again, and no longer ready. */
export function setFree({ reserved, fulfilment, shipments }: Pick<Order, "reserved" | "fulfilment" | "shipments">) {
  if (isGone({ fulfilment })) return { reserved, fulfilment, shipments };
  if (fulfilment !== "partlyShipped") return { reserved: false, fulfilment: "none" as const, shipments: undefined };
  const kept = shipments?.map((one) =>
    shipmentLeft(one) ? one : { ...one, state: "cancelled" as const, transportDocument: undefined },
  );
  return { reserved: false, fulfilment: "shipped" as const, shipments: kept };
}

/** Terms whose (last) instalment falls due with the ready notice: being ready comes before being paid. */
export const paidAtReadyNotice = (terms: TermsCode): boolean =>
  terms === "hundred_upon_shipment" || terms.endsWith("_rest_on_ship");

/** The sum over many orders leaves out the failed ones (spec 9). */
export const sumOfOrders = (orders: readonly Pick<Order, "status" | "amounts">[]): Cents =>
  orders.reduce((sum, { status, amounts }) => (status === "failed" ? sum : sum + amounts.total), 0);

/** What people call an order: the end of its id in groups that can be read aloud. */
export const orderNumber = (id: string): string => `${id.slice(-8, -4)}-${id.slice(-4)}`;

/** The order number that somebody typed, with or without its hyphen; undefined when it is none. */
export const typedNumber = (text: string): string | undefined => {
  const typed = /^\s*([0-9A-Z]{4})[-\s]?([0-9A-Z]{4})\s*$/i.exec(text);
  return typed ? `${typed[1]}-${typed[2]}`.toUpperCase() : undefined;
};
