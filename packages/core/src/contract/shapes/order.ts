import * as z from "zod";
import { allCategories } from "../../catalogue/taxonomy.ts";
import { fulfilments, orderDocumentKinds, orderStatuses, pickup, priceSteps } from "../../orders/order.ts";
import { documentTypes } from "../../orders/papers/issued.ts";
import { termsCodes } from "../../payments/terms.ts";
import { dueBackReasons, refundStates, refundWays } from "../../payments/receipt.ts";
import { customerActs, officeActs } from "../../orders/acts/act-codes.ts";
import { inSlip, MarkView } from "../order-money/owed-and-marked.ts";
import { checkReasons } from "../../orders/checks/check-codes.ts";
import { shippingHolds } from "../../orders/sending/hold-codes.ts";
import { paymentMethods, transactionStatuses } from "../../payments/transaction.ts";
import { officeVatRules } from "../../tax/office-treatments.ts";
import { priceTypes } from "../../pricing/price.ts";
import { CentsAmount, CivilDateText, Id, InstantText, Locale } from "../common.ts";
import { equipmentKinds } from "../../platform/equipment.ts";
import { blockedReasons, chargedReasons, vatRules } from "../../tax/vat.ts";
import { OfficeOrderShipment, OrderShipmentView } from "../shipping/shipment-shapes.ts";
import { Address } from "./address.ts";
import { CartCoupon, TakenCoupon } from "./coupon.ts";
import { OrderCertificateView } from "./vat-certificate.ts";
import { VatCheckView } from "./vat-check.ts";
import { WithdrawalRight } from "./withdrawal.ts";

export const Terms = z.enum(termsCodes);
export const Method = z.enum(paymentMethods);
export const Status = z.enum(orderStatuses);
const params = z.record(z.string(), z.union([z.string(), z.number()]));

export const Line = z.object({
  productId: Id,
  priceId: z.string(),
  priceType: z.enum(priceTypes),
  reason: z.string(),
  quantity: z.int(),
  list: CentsAmount,
  discount: z.number(),
  unit: CentsAmount,
  /** Where full packs have a price of their own: all parts, the largest packs first. */
  parts: z
    .array(
      z.object({
        kind: z.enum(["piece", "pallet", "container"]),
        quantity: z.int(),
        priceId: z.string(),
        priceType: z.enum(priceTypes),
        list: CentsAmount,
        discount: z.number(),
        unit: CentsAmount,
      }),
    )
    .readonly()
    .optional(),
  kit: z.object({ id: Id, discount: z.number() }).optional(),
  /** Its price is a quotation's: pieces of its lines, by their ids, and until when it is locked. */
  offered: z
    .object({ lines: z.array(z.object({ lineId: Id, quantity: z.int() })).readonly(), until: InstantText })
    .optional(),
  /** For the law of waste; which of the two contributions `wasteFee` is. */
  equipmentKind: z.enum(equipmentKinds).optional(),
  wasteFee: CentsAmount,
  name: z.string(),
  brand: z.string(),
  productCode: z.string(),
  category: z.enum(allCategories),
  imageUrl: z.string(),
  path: z.string(),
  minQuantity: z.int(),
  piecesPerPackage: z.int(),
  shippingTime: z.string(),
  available: z.int(),
});

/** How it is taxed and by which law: what the invoice will quote (domain-rules 1.1). Rates in basis points. */
const Treatment = z.object({
  row: z.string().optional(),
  rule: z.enum(vatRules),
  standard: z.int(),
  reduced: z.int(),
  natura: z.string().optional(),
  legalText: z.string().optional(),
  /** Why a company pays VAT on goods that go abroad, or why only a quotation will do. */
  why: z.enum([...chargedReasons, ...blockedReasons]).optional(),
  proof: VatCheckView.optional(),
});

const Step = z.object({ code: z.enum(priceSteps), amount: CentsAmount, params });

/**
 * The sum as a private buyer reads it: rows with contributions and VAT that add up to the total, with what rounding VAT once
 * makes of it, and the VAT of each rate that the total holds.
 */
export const GrossSummary = z.object({ rows: z.array(Step).readonly(), included: z.array(Step).readonly() });

/** Every amount, net, with the steps that add up to it. */
export const Amounts = z.object({
  productsAmount: CentsAmount,
  wasteDisposalTax: CentsAmount,
  shipmentCost: CentsAmount,
  shipmentState: z.enum(["known", "address-missing", "quotation"]),
  couponAmount: CentsAmount,
  vatAmount: CentsAmount,
  total: CentsAmount,
  groups: z.array(z.object({ rate: z.int(), taxable: CentsAmount, vat: CentsAmount })),
  steps: z.array(Step),
  treatment: Treatment,
});

const OrderAddress = z.union([z.literal(pickup), z.object({ ...Address.shape, addressType: z.string().optional() })]);

const head = {
  id: Id,
  locale: Locale,
  termsOfPayment: Terms,
  /** Terms that the seller has agreed to for it, beside the public ones. */
  agreedTerms: Terms.optional(),
  customerReference: z.string().optional(),
  notes: z.string().optional(),
  reducedVat: z.boolean(),
  /** What the reduced rate rests on; of an order whose certificate was refused, how it ended. */
  certificate: OrderCertificateView.optional(),
  /** The version of the quotation that it was made of. */
  quotation: z.object({ id: Id, number: z.string(), version: z.int(), hash: z.string() }).optional(),
  amounts: Amounts,
  createdOn: InstantText,
} as const;

/**
 * What became of a product: `before` and `after` are pieces, for a price cents of one piece: on the cart's basis among its notices,
 * else net.
 */
export const PriceChange = z.object({
  productId: Id,
  name: z.string(),
  code: z.enum(["price-changed", "gone", "less-stock", "added-up", "no-room"]),
  before: z.number(),
  after: z.number(),
});

const KitPieces = z.object({ productId: Id, name: z.string(), quantity: z.int() });

/** The cart. */
export const OpenOrder = z.object({
  ...head,
  status: z.enum(["open", "saved", "requested"]),
  address: OrderAddress.optional(),
  /** Without the seller's name on parcels and papers. */
  anonymousPackaging: z.boolean().optional(),
  /** How its buyer wants the parcels to look. */
  packagingWish: z.string().optional(),
  lines: z.array(
    Line.extend({
      /** Net. */
      amount: CentsAmount,
      /** With waste-disposal tax and VAT, rounded for one piece: `gross` is `grossEach` × `quantity`, or the sum of its parts. */
      gross: CentsAmount,
      grossEach: CentsAmount,
      palletSize: z.int(),
      /** A larger quantity that costs less: how many pieces, how many net cents less, and whether it takes a quotation. */
      better: z.object({ quantity: z.int(), saving: CentsAmount, byQuotation: z.literal(true).optional() }).optional(),
      problem: z.object({ code: z.enum(["below-minimum-quantity", "not-enough-stock"]), params }).optional(),
    }),
  ),
  coupon: CartCoupon.optional(),
  grossSummary: GrossSummary,
  /** On which of the two its page, mails and documents are written. */
  basis: z.enum(["net", "gross"]),
  /** The kits that were put in: what keeps a kit's price off is missing, or more than whole kits need. */
  kits: z.array(
    z.object({
      id: Id,
      name: z.string().optional(),
      discount: z.number(),
      missing: z.array(KitPieces),
      surplus: z.array(KitPieces),
    }),
  ),
  /** What happened to the cart without its buyer's doing: a visitor's cart was added to it. */
  notices: z.array(PriceChange).readonly().optional(),
});

export const TransactionView = z.object({
  id: z.string(),
  orderId: Id,
  orderNumber: z.string(),
  seq: z.int(),
  amount: CentsAmount,
  status: z.enum(transactionStatuses),
  method: Method,
  dueDate: CivilDateText.optional(),
  dueDateProvisional: z.boolean(),
  /** The house's bank debits it on its day by a mandate of its company: the mandate's scheme. */
  bankDebit: z.string().optional(),
  /** Of one that waits: the day on which a mandate takes it; absent where nobody debits it, or the day may still move. */
  debitedOn: CivilDateText.optional(),
  failureCode: z.string().optional(),
  settledOn: CivilDateText.optional(),
  settlementRef: z.string().optional(),
  /** Of a paid one: what of it went back, or is on its way; a transfer that is taken back, or refused, is in it no more. */
  refunded: CentsAmount.optional(),
  /** What had gone back of money that paid it before and that its payer's bank took back. */
  refundedBefore: CentsAmount.optional(),
});

const MoneyBack = z.object({ due: CentsAmount, by: CivilDateText.optional(), returned: CentsAmount });

/** A transaction with what comes back to its customer, and what has, of the whole order: each of an order's transactions tells the same. */
export const OwnTransaction = TransactionView.extend({
  orderMoneyBack: MoneyBack.optional(),
  /** What its order has of a coupon; told of one transaction alone. */
  coupon: TakenCoupon.optional(),
  /** Whether another coupon may be put on its order, or this one taken off; told of one transaction alone. */
  couponOpen: z.boolean().optional(),
  /** What its buyer pays with later is stored at the card provider; told of one transaction alone. */
  methodStored: z.literal(true).optional(),
  /** The mandate by which it will be debited on its day, with nothing left to do: its account masked; told of one transaction alone. */
  bankMandate: z.object({ reference: z.string(), iban: z.string() }).optional(),
  /** A withdrawal of its order is being looked after: nothing is asked meanwhile. */
  paused: z.literal(true).optional(),
});

/** Money on its way back, or gone back. */
const RefundView = z.object({
  id: z.string(),
  amount: CentsAmount,
  way: z.enum(refundWays),
  state: z.enum(refundStates),
  reason: z.string(),
  askedOn: InstantText,
  iban: z.string().optional(),
  reference: z.string().optional(),
  providerRefundId: z.string().optional(),
  doneOn: CivilDateText.optional(),
  failureCode: z.string().optional(),
});

/**
 * One money that came in. In the smallest unit of its currency, and at every moment amount = settled + refunded + underWay +
 * dueBack + chargedBack + reversed.
 */
export const ReceiptView = z.object({
  id: z.string(),
  orderId: Id,
  orderNumber: z.string().optional(),
  customerName: z.string().optional(),
  transactionId: z.string().optional(),
  method: Method,
  amount: CentsAmount,
  /** ISO 4217 in lower case. */
  currency: z.string(),
  settled: CentsAmount,
  refunded: CentsAmount,
  /** Refunds that were asked for and whose end isn't known. */
  underWay: CentsAmount,
  dueBack: CentsAmount,
  chargedBack: CentsAmount,
  /** The most that can be sent back now. */
  refundable: CentsAmount,
  /** The whole of it, where its booking was a slip and was struck out. */
  reversed: CentsAmount,
  reversal: z.object({ reason: z.string(), on: InstantText }).optional(),
  /** Whether its booking can be struck out. */
  reversible: z.boolean(),
  /** Whether it may be used for an open payment of its order. */
  usable: z.boolean(),
  /** How it goes back; absent for what was no money. */
  way: z.enum(refundWays).optional(),
  /** Why it pays nothing. */
  why: z.enum(dueBackReasons).optional(),
  /** What of it was more than the payment that it was used for. */
  surplus: CentsAmount.optional(),
  /** The last day by which what is due back has to go, where a law names one. */
  dueBackBy: CivilDateText.optional(),
  /** The provider's, for card payments. */
  intentId: z.string().optional(),
  chargeId: z.string().optional(),
  /** The transfer's. */
  reference: z.string().optional(),
  settledOn: CivilDateText,
  receivedOn: InstantText,
  /** A user's id; "provider", "migration" or "office" where it was none. */
  receivedBy: z.string(),
  refunds: z.array(RefundView),
});

/** A document of an order: read it at `/orders/{id}/documents/{documentId}`. */
export const DocumentView = z.object({
  id: z.string(),
  kind: z.enum(["pro-forma", ...orderDocumentKinds]),
  name: z.string(),
  addedOn: InstantText,
  /** A fiscal document that was added by mistake: employees alone see it still. */
  withdrawn: z.object({ on: InstantText, reason: z.string() }).optional(),
});

/** A placed order. */
export const PlacedOrder = z.object({
  ...head,
  number: z.string(),
  status: Status,
  fulfilment: z.enum(fulfilments),
  address: OrderAddress,
  lines: z.array(Line.extend({ amount: CentsAmount, gross: CentsAmount, grossEach: CentsAmount })).readonly(),
  grossSummary: GrossSummary,
  /** On which of the two its page, mails and documents are written. */
  basis: z.enum(["net", "gross"]),
  method: Method,
  transactions: z.array(TransactionView),
  paymentLabel: z.enum(["unpaid", "partly", "paid"]),
  lateDays: z.int(),
  shippable: z.boolean(),
  /** A consumer's right to withdraw: open until the end of the day `until` in Rome, absent for companies. */
  withdrawalRight: WithdrawalRight.optional(),
  placedOn: InstantText,
  /** Whether the customer was told that the goods are ready and the rest is due. */
  paymentNotice: z.boolean(),
  paymentNoticeDate: CivilDateText.optional(),
  /** Of the first invoice that is no deposit's. */
  invoiceNumber: z.string().optional(),
  /** Of the transaction that is due next, or of the last when all are settled. */
  transactionStatus: z.enum(transactionStatuses).optional(),
  transactionTerms: Terms,
  transactionPaymentMethod: Method,
  vatAmount: CentsAmount,
  shipmentCost: CentsAmount,
  productsAmount: CentsAmount,
  wasteDisposalTax: CentsAmount,
  /** Net cents that it took off, and by which code. */
  coupon: z.object({ amount: CentsAmount, code: z.string().optional() }),
  /** What leaves the warehouse for it, piece by product. */
  warehouseMovements: z.array(z.object({ productId: Id, quantity: z.int() })),
  /** How its goods are sent, the first shipment first. */
  shipments: z.array(OrderShipmentView).readonly(),
  /** Whether somebody keeps one of them in the house. */
  shipmentHeld: z.boolean(),
  anonymousPackaging: z.boolean(),
  packagingWish: z.string().optional(),
  /** 1 of a subscriber whose plan has shipment priority: first in the list of what is to be sent. */
  priority: z.int().min(0).max(3).optional(),
  failedReason: z.string().optional(),
  /** Cancelled: it is never paid or taken up again. */
  cancelledOn: InstantText.optional(),
  endedOn: InstantText.optional(),
  /** Of an order that has ended: what comes back to its customer, by when, and what has; cents. */
  moneyBack: MoneyBack.optional(),
  approval: z
    .object({
      limit: CentsAmount,
      askedOn: InstantText,
      decidedBy: z.string().optional(),
      decidedOn: InstantText.optional(),
    })
    .optional(),
  placedBy: z.string(),
  /** Whether the house looks at it before its goods leave. */
  beingChecked: z.boolean(),
  /** What its customer can do with it now. */
  acts: z.array(z.enum(customerActs)),
  documents: z.array(DocumentView),
  /** Its invoices and credit notes: each a document of its id, as PDF, and one of its id and "-xml". */
  invoices: z
    .array(
      z.object({
        id: Id,
        type: z.enum(documentTypes),
        number: z.string(),
        date: CivilDateText,
        total: CentsAmount,
      }),
    )
    .readonly()
    .optional(),
});

const VatRule = z.enum([...officeVatRules, "as-placed"]);
const Proposal = z.object({
  rule: VatRule,
  reason: z.string(),
  protocol: z.string().optional(),
  receivedOn: CivilDateText.optional(),
  proposedBy: z.string(),
  proposedByName: z.string(),
  proposedOn: InstantText,
});

/** An order's VAT by decision of two administrators: what may be proposed, is proposed, and was decided last. */
const VatChange = z.object({
  options: z.array(z.object({ rule: VatRule, total: CentsAmount })),
  /** With what the order would cost; absent where it can't be confirmed any more. */
  proposal: Proposal.extend({ total: CentsAmount.optional() }).optional(),
  decision: Proposal.extend({
    confirmedBy: z.string(),
    confirmedByName: z.string(),
    confirmedOn: InstantText,
  }).optional(),
});

export const BackOfficeOrder = PlacedOrder.extend({
  userId: Id,
  companyId: Id.optional(),
  customer: z.object({ name: z.string(), email: z.string(), companyName: z.string().optional() }),
  troubled: z.boolean(),
  /** Why the house has stopped it to look at it; empty once that was done, and of one that somebody has marked. */
  toCheck: z.array(z.enum(checkReasons)),
  /** Why its goods stay in spite of `shippable`: ready and delivered aren't offered, or asked about where a part is concerned. */
  shippingHolds: z.array(z.enum(shippingHolds)),
  /** What the office can do with it now. */
  officeActs: z.array(z.enum(officeActs)),
  backOfficeNotes: z.string().optional(),
  vatChange: VatChange,
  /** Payments that are waived, or would be once another administrator confirms it. */
  gifts: z.array(
    z.object({
      transactionId: z.string(),
      decided: z.boolean(),
      amount: CentsAmount,
      reason: z.string(),
      proposedBy: z.string(),
      proposedByName: z.string(),
      proposedOn: InstantText,
      confirmedByName: z.string().optional(),
    }),
  ),
  /** Money that one administrator says has come, of more than they book alone: another one confirms it (domain-rules 8.1). */
  marks: z.array(MarkView),
  transactions: z.array(TransactionView.extend(inSlip)),
  shipments: z.array(OfficeOrderShipment).readonly(),
  receipts: z.array(ReceiptView),
  /** Euro cents that came and pay nothing. */
  refundDue: CentsAmount,
});

/** What decided an order's VAT, for a list: the rates, and the register's word that it rests on. */
const TreatmentRow = Treatment.pick({ rule: true, standard: true, reduced: true, why: true, proof: true });

export const OrderRow = BackOfficeOrder.pick({
  id: true,
  number: true,
  status: true,
  failedReason: true,
  fulfilment: true,
  paymentLabel: true,
  termsOfPayment: true,
  method: true,
  placedOn: true,
  lateDays: true,
  customer: true,
  troubled: true,
  toCheck: true,
  shippingHolds: true,
  shipmentHeld: true,
  officeActs: true,
  acts: true,
}).extend({
  total: CentsAmount,
  vatAmount: CentsAmount,
  treatment: TreatmentRow,
  pieces: z.int(),
  withdrawnPieces: z.int(),
  /** Above 0: it is sent before others. */
  priority: z.int().optional(),
  /** A month of a plan: nothing of it is sent. */
  service: z.boolean(),
});

/** A line of a quick order that could not be added. */
export const Refused = z.object({
  productCode: z.string(),
  quantity: z.int(),
  code: z.enum(["not-found", "quotation-needed", "line-offered", "below-minimum-quantity", "not-enough-stock"]),
  /** How many pieces it takes at least (`minimum`), or can be had (`available`), those in the cart included. */
  params: params.optional(),
});

/** An order put aside: how many lines and pieces, and what they cost when it was saved. */
export const SavedOrder = z.object({
  id: Id,
  /** As its owner wrote it; absent where another order was opened in its place, which is named by its day. */
  name: z.string().optional(),
  /** It waits for the desk, which was asked for a quotation of it. */
  requested: z.boolean(),
  createdOn: InstantText,
  lines: z.int(),
  pieces: z.int(),
  productsAmount: CentsAmount,
  /** With waste-disposal tax and VAT as they are today: the sum of its lines. */
  grossAmount: CentsAmount,
  /** Which of the two its owner reads. */
  basis: z.enum(["net", "gross"]),
});

/** What the page needs to have a card charged by the provider. */
export const CardIntent = z.object({
  clientSecret: z.string(),
  publishableKey: z.string(),
  scriptUrl: z.string(),
  amount: CentsAmount,
  transactionId: z.string(),
});
