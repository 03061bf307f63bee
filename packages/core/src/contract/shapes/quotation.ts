import * as z from "zod";
import { allCategories } from "../../catalogue/taxonomy.ts";
import { technicalFields } from "../../catalogue/product.ts";
import { referenceLength } from "../../orders/cart/customer-reference.ts";
import { orderStatuses, pickup } from "../../orders/order.ts";
import { equipmentKinds } from "../../platform/equipment.ts";
import { isBasicLatin } from "../../platform/text/basic-latin.ts";
import { line, paragraphs } from "../../platform/text/typed.ts";
import { lostReasons, mostLines, offeredServices, origins, quotationStatuses } from "../../quotations/quotation.ts";
import { verdicts } from "../../quotations/living/verdict.ts";
import { standings } from "../../quotations/standing.ts";
import { CentsAmount, CivilDateText, Id, InstantText, Language } from "../common.ts";
import { Address } from "./address.ts";
import { Amounts, GrossSummary, Terms } from "./order.ts";

/** Whether a version can be ordered as it stands: at once, with something that is another today, or not. */
export const Verdict = z.enum(verdicts);

export const QuotationState = z.enum(quotationStatuses);
export const LostReason = z.enum(lostReasons);
/** SHA-256 of a version's content, in hexadecimal digits. */
export const VersionHash = z.string().regex(/^[0-9a-f]{64}$/);
/** Which write of the quotation its reader has read: another one meanwhile is a version-conflict. */
export const revision = z.int().min(1);

const Line = z.object({
  lineId: Id,
  productId: Id,
  quantity: z.int(),
  /** Beside the offer: in no sum, until the customer takes it. */
  optional: z.boolean(),
  note: z.string().optional(),
  /** Watts at the peak of a piece; of panels alone. */
  wattPeak: z.number().optional(),
  /** Watt-hours of a piece; of batteries alone. */
  wattHours: z.number().optional(),
  list: CentsAmount,
  discount: z.number(),
  unit: CentsAmount,
  /** Net cents of all pieces. */
  amount: CentsAmount,
  /** What a private buyer reads: all pieces, and one, with contribution and VAT. */
  gross: CentsAmount,
  grossEach: CentsAmount,
  name: z.string(),
  brand: z.string(),
  productCode: z.string(),
  category: z.enum(allCategories),
  equipmentKind: z.enum(equipmentKinds).optional(),
  imageUrl: z.string(),
  path: z.string(),
  shippingTime: z.string(),
});

const Customer = z.object({
  name: z.string(),
  email: z.string(),
  language: Language,
  companyName: z.string().optional(),
  vatNumber: z.string().optional(),
});

const Offer = z.object({
  lines: z.array(Line),
  address: z.union([z.literal(pickup), z.object({ ...Address.shape, addressType: z.string().optional() })]).optional(),
  termsOfPayment: Terms,
  reducedVat: z.boolean(),
  /** Net cents that the seller has set in the tariff's place. */
  shipmentCost: CentsAmount.optional(),
  validUntil: CivilDateText,
  /** The last instant of that day in Rome. */
  until: InstantText,
  customerNotes: z.string().optional(),
  reference: z.string().optional(),
  amounts: Amounts,
  grossSummary: GrossSummary,
  /** Wp of all panels; net cents of 1000 Wp, where there are any. */
  peakPower: z.number(),
  perKiloWattPeak: CentsAmount.optional(),
});

export const QuotationVersionView = Offer.extend({
  version: z.int(),
  superseded: z.boolean(),
  /** In which its letter and its PDF are: that of its customer when it was sent. */
  language: Language,
  sentOn: InstantText,
  hash: VersionHash,
  customer: Customer,
  /** On which of the two its page and PDF are written. */
  basis: z.enum(["net", "gross"]),
});

const ofLine = { lineId: Id, name: z.string() } as const;
const code = <const C extends string>(...codes: readonly [C, ...C[]]) => z.enum(codes);

/** What is another in a version: cents for prices and sums, pieces, watts; each with what it was. */
export const Difference = z.union([
  z.object({ code: code("added", "removed"), ...ofLine, quantity: z.int() }),
  z.object({ code: code("quantity", "price"), ...ofLine, before: z.number(), after: z.number() }),
  z.object({ code: code("article", "shipping-time"), ...ofLine, before: z.string(), after: z.string() }),
  z.object({ code: code("optional"), ...ofLine, after: z.boolean() }),
  z.object({ code: code("note"), ...ofLine }),
  z.object({
    code: code("total", "shipment", "vat", "per-watt-peak", "peak-power"),
    before: z.number(),
    after: z.number(),
  }),
  z.object({ code: code("valid-until"), before: CivilDateText, after: CivilDateText }),
  z.object({ code: code("reduced-vat"), after: z.boolean() }),
  z.object({ code: code("address", "terms", "notes") }),
]);

const Step = z.object({
  version: z.int(),
  sentOn: InstantText,
  hash: VersionHash,
  total: CentsAmount,
  differences: z.array(Difference),
});

const Message = z.object({
  id: Id,
  from: z.enum(["customer", "office"]),
  authorName: z.string(),
  text: z.string(),
  lineId: Id.optional(),
  version: z.int(),
  asksChange: z.boolean(),
  createdOn: InstantText,
});

const Balance = z.array(z.object({ lineId: Id, offered: z.int(), ordered: z.int(), left: z.int() }));

/** What was made of it: pieces that are left of each line, by its id, and who has accepted what. */
const Orders = {
  balance: Balance,
  acceptances: z.array(
    z.object({
      orderId: Id,
      /** Whose account accepted: its cart is theirs alone. */
      userId: Id,
      name: z.string(),
      at: InstantText,
      version: z.int(),
      hash: VersionHash,
      /** As it stands; absent where its cart was thrown away or the order has ended. */
      order: z.object({ status: z.enum(orderStatuses), number: z.string().optional(), lines: z.int() }).optional(),
    }),
  ),
} as const;

export const QuotationRow = z.object({
  id: Id,
  number: z.string(),
  userId: Id,
  customer: Customer,
  status: QuotationState,
  revision: z.int(),
  /** N of n/N: how many versions were sent. */
  sent: z.int(),
  createdOn: InstantText,
  sentOn: InstantText.optional(),
  validUntil: CivilDateText.optional(),
  /** Cents, VAT included, without what is optional. */
  total: CentsAmount,
  hash: VersionHash.optional(),
  /** Whether its validity is over, whatever became of it. */
  over: z.boolean(),
  /** Whole days until the end of its validity, nought on the last; absent when it is over. */
  daysLeft: z.int().optional(),
  /** Whether the office has taken back an acceptance of the current version. */
  dropped: z.boolean(),
  standing: z.enum(standings),
});

const ofArticle = { lineId: Id, productId: Id, name: z.string() } as const;
const Figure = z.union([z.string(), z.number()]);
/** What stands in for an article, of which there are as many as are wanted. */
const substitute = z
  .object({
    productId: Id,
    name: z.string(),
    /** What is another in it: the technical figure as it was and as it would be. */
    differences: z.array(
      z.object({ field: z.enum(technicalFields), before: Figure.optional(), after: Figure.optional() }),
    ),
  })
  .optional();

/** Whether an open quotation can still be ordered as it stands, and what speaks against it or is another today. Cents, pieces. */
const Living = z.object({
  verdict: Verdict,
  findings: z.array(
    z.union([
      z.object({ code: code("gone"), ...ofArticle, substitute }),
      z.object({ code: code("stock"), ...ofArticle, available: z.int(), wanted: z.int(), substitute }),
      z.object({ code: code("cheaper"), ...ofArticle, unit: CentsAmount }),
      z.object({ code: code("certificate", "certificate-missing", "vat"), total: CentsAmount }),
      z.object({ code: code("terms") }),
    ]),
  ),
});

/** A row of the customer's own list. */
export const OwnQuotationRow = QuotationRow.extend({
  /** What the customer calls it. */
  reference: z.string().optional(),
  /** Of one that is open, whether it can be ordered as it stands. */
  living: Verdict.optional(),
});

/** Articles among its lines that the catalogue shows no more: told as they were offered, without a link. */
const Unlisted = z.array(Id);

export const OwnQuotation = QuotationRow.extend({
  current: QuotationVersionView,
  /** The newest twenty. */
  versions: z.array(Step),
  ...Orders,
  unlisted: Unlisted,
  living: Living.optional(),
  messages: z.array(Message),
  mayAccept: z.boolean(),
});

/** What pieces of it come to, as the order will ask it; and how much of the total is paid with the order, 0 where all is paid later. Cents. */
export const AcceptanceAmounts = z.object({
  amounts: Amounts,
  grossSummary: GrossSummary,
  basis: z.enum(["net", "gross"]),
  /** What a piece of each chosen line costs a private buyer beside the others: a service's VAT follows the goods that are taken. */
  lines: z.array(z.object({ lineId: Id, grossEach: CentsAmount })),
  dueNow: CentsAmount,
});

/** Who opens a shared link reads the current version, and nobody else's words; whom it is for by name, not where they are reached. */
export const SharedQuotation = z.object({
  /** Its page, for its customer alone. */
  id: Id,
  number: z.string(),
  status: QuotationState,
  sent: z.int(),
  current: QuotationVersionView.extend({ customer: Customer.omit({ email: true, vatNumber: true }) }),
  /** What is left of each line to be accepted. */
  balance: Balance,
  unlisted: Unlisted,
  /** Whether its customer can accept it now: then what a part would come to is told. */
  open: z.boolean(),
});

export const OfficeQuotationRow = QuotationRow.extend({
  ownerId: Id,
  ownerName: z.string(),
  /** Of a discount below the floor. */
  approval: z.enum(["asked", "given", "refused"]).optional(),
  /** Whether an open one can still be ordered as it stands, as the nightly look found; not before its first night. */
  orderable: Verdict.optional(),
  lostReason: LostReason.optional(),
  reference: z.string().optional(),
  /** Whether a next version is being prepared. */
  prepared: z.boolean(),
});

export const OfficeQuotation = OfficeQuotationRow.extend({
  basis: z.enum(["net", "gross"]),
  /** What is being prepared, with its sums as of now. */
  draft: Offer.optional(),
  /** How it differs from what the customer has. */
  pending: z.array(Difference),
  /** Lines below the reader's own floor: they are asked for when it is sent; while an administrator is asked, below the asking agent's. */
  belowFloor: z.array(z.object({ lineId: Id, name: z.string(), unit: CentsAmount, floor: CentsAmount.optional() })),
  /** Articles of which fewer pieces are there today than what is prepared asks for. */
  short: z.array(
    z.object({ lineId: Id, name: z.string(), wanted: z.int(), available: z.int(), shippingTime: z.string() }),
  ),
  /** Lines that administrators are asked about before they are sent, with the margin in basis points; under cost it is sent for a reason. */
  lowPrices: z.array(
    z.object({ lineId: Id, name: z.string(), unit: CentsAmount, margin: z.int().optional(), underCost: z.boolean() }),
  ),
  /** Lines at ten or a thousand times what the article costs: sent only by who confirms their codes. */
  highPrices: z.array(
    z.object({
      lineId: Id,
      name: z.string(),
      unit: CentsAmount,
      usual: CentsAmount,
      code: z.enum(["price-tenfold", "price-thousandfold"]),
    }),
  ),
  /**
   * What is prepared comes to so much at the full rate, cents, where it is offered at the reduced one to a customer without a declaration
   * that holds or waits: it is sent only by who confirms `certificate-missing`.
   */
  undeclared: CentsAmount.optional(),
  /** Why the last version under cost was sent so; for administrators alone. */
  underCost: z
    .object({ version: z.int(), reason: z.string(), byName: z.string().optional(), on: InstantText })
    .optional(),
  /** Of each article that is prepared: its floor, and for administrators the margin (basis points) at its price of a piece. */
  lineFacts: z.array(
    z.object({ lineId: Id, unit: CentsAmount, floor: CentsAmount.optional(), margin: z.int().optional() }),
  ),
  approvalFacts: z
    .object({
      state: z.enum(["asked", "given", "refused"]),
      askedOn: InstantText,
      askedByName: z.string().optional(),
      decidedOn: InstantText.optional(),
      decidedByName: z.string().optional(),
      reason: z.string().optional(),
    })
    .optional(),
  current: QuotationVersionView.optional(),
  /** The newest twenty. */
  versions: z.array(Step),
  ...Orders,
  living: Living.optional(),
  messages: z.array(Message),
  lostText: z.string().optional(),
  notes: z.string().optional(),
  linkUntil: InstantText.optional(),
  copyOf: Id.optional(),
  /** Why it came from another one, whose number and newest sent version these are. */
  origin: z.object({ why: z.enum(origins), number: z.string(), version: z.int() }).optional(),
  /** What became of the version that was being prepared when its customer accepted. */
  keptAs: z.object({ id: Id, number: z.string() }).optional(),
  /** The quotation that offers substitutes for what of its balance can't be ordered. */
  restAs: z.object({ id: Id, number: z.string() }).optional(),
  requestId: Id.optional(),
});

const isOfBasisPoints = (value: number): boolean => Math.abs(value * 10_000 - Math.round(value * 10_000)) < 1e-6;

/** A line as its seller types it: an article, or a service with its name and price. */
const LineInput = z
  .strictObject({
    lineId: Id.optional(),
    productId: Id.optional(),
    service: z.strictObject({ category: z.enum(offeredServices), name: line().min(1).max(120) }).optional(),
    quantity: z.int().min(1).max(100_000),
    /** Net cents of a piece before the discount. */
    price: CentsAmount.min(0).max(100_000_000).optional(),
    /** From 0 to 1, in hundredths of a percent: what is finer would be kept as another one. */
    discount: z.number().min(0).max(1).refine(isOfBasisPoints, { error: "not-in-steps" }).optional(),
    optional: z.boolean().optional(),
    note: paragraphs().max(500).optional(),
  })
  .refine(({ productId, service }) => (productId === undefined) !== (service === undefined), {
    error: "required",
    path: ["productId"],
  });

export const LineInputs = z.array(LineInput).max(mostLines);

/** What a seller sets beside the lines; what is absent stays. */
export const termsInput = {
  /** One of the customer's addresses, or the word pickup. */
  addressId: Id.optional(),
  termsOfPayment: Terms.optional(),
  reducedVat: z.boolean().optional(),
  shipmentCost: CentsAmount.min(0).max(100_000_000).nullable().optional(),
  validUntil: CivilDateText.optional(),
  customerNotes: paragraphs().max(2000).optional(),
  /** As long as the order's own may be, into which it goes. */
  reference: line().max(referenceLength).refine(isBasicLatin, { error: "basic-latin" }).optional(),
} as const;

export const MessageText = paragraphs().min(1).max(2000);
