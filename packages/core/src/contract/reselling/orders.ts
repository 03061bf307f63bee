import * as z from "zod";
import { phoneOf } from "../../accounts/validation/phone.ts";
import { fulfilments, shipmentStates } from "../../orders/order.ts";
import { referenceLength, referenceProblem } from "../../orders/cart/customer-reference.ts";
import { documentTypes } from "../../orders/papers/issued.ts";
import { creditRefusals } from "../../payments/credit.ts";
import { transactionStatuses } from "../../payments/transaction.ts";
import { line, paragraphs, wholeNumber } from "../../platform/text/typed.ts";
import { systemChecks } from "../../reseller/orders/system-checks.ts";
import { CentsAmount, CivilDateText, Id, InstantText, page, paging } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { addressShape } from "../shapes/address.ts";
import { placeProblems } from "../shapes/address-input.ts";
import { DocumentView } from "../shapes/order/placed-order.ts";
import { OrderAddress } from "../shapes/order/head.ts";
import { Method, Status, Terms } from "../shapes/order.ts";
import { SystemCheck } from "../shapes/system-check.ts";

const { addressType: _type, header: _header, ...place } = addressShape;

/** To whom and where the goods go: the end customer, who is kept with this order alone. */
const DeliverTo = z.strictObject({ name: addressShape.header, ...place }).superRefine((address, context) => {
  const refuse = (field: string, code: string) => context.addIssue({ code: "custom", path: [field], message: code });
  for (const [field, code] of placeProblems(address, false)) refuse(field, code);
  if (!address.telephone) refuse("telephone", "required");
  else if (!phoneOf(address.telephone, address.countryCode)) refuse("telephone", "invalid-phone");
});

/** The reseller's own number of the order: it is looked for by it, and stands on papers and invoices. */
const Reference = line()
  .min(1)
  .max(referenceLength)
  .refine((text) => referenceProblem(text) !== "basic-latin", "basic-latin");

const packagings = ["standard", "anonymous", "own"] as const;

const NewOrder = z
  .strictObject({
    reference: Reference.optional(),
    lines: z
      .array(
        z.strictObject({
          productCode: z.string().min(1).max(64),
          quantity: z.int().min(1).max(100_000),
          /** Net cents of a piece as the reseller has read it: another one today refuses the order. */
          expectedUnit: CentsAmount.min(0).optional(),
        }),
      )
      .min(1)
      .max(300),
    deliverTo: DeliverTo,
    /** `anonymous`: parcels, transport document and labels without our name; `own`: as `packagingWish` says, and anonymous too. */
    packaging: z.enum(packagings).default("standard"),
    packagingWish: paragraphs().min(1).max(500).optional(),
    termsOfPayment: Terms.default("hundred_upon_order"),
    /** Cents with VAT, as the reseller expects it: another one today refuses the order. */
    expectedTotal: CentsAmount.min(0).optional(),
    /** Cents that the reseller expects to be asked for, a public body those without VAT: another sum today refuses the order. */
    expectedAsked: CentsAmount.min(0).optional(),
    systemCheck: z.enum(systemChecks).default("off"),
    notes: paragraphs().max(500).optional(),
    salesConditionsAccepted: z.literal(true),
  })
  .superRefine(({ packaging, packagingWish }, context) => {
    if (packaging === "own" && packagingWish === undefined)
      context.addIssue({ code: "custom", path: ["packagingWish"], message: "required" });
  });

const Shipment = z.object({
  id: Id,
  state: z.enum(shipmentStates),
  carrier: z.string().optional(),
  trackingCode: z.string().optional(),
  trackingUrl: z.string().optional(),
  plannedOn: CivilDateText.optional(),
  promisedBy: CivilDateText.optional(),
  shippedOn: InstantText.optional(),
  deliveredOn: InstantText.optional(),
  lines: z.array(z.object({ productCode: z.string(), quantity: z.int() })),
  /** Those that left with it. */
  serials: z.array(z.object({ productCode: z.string(), codes: z.array(z.string()) })),
});

const row = {
  id: Id,
  number: z.string(),
  reference: z.string().optional(),
  status: Status,
  fulfilment: z.enum(fulfilments),
  placedOn: InstantText,
} as const;

/** An order as its reseller reads it; amounts in cents, net but for the total. */
export const ResellerOrder = z.object({
  ...row,
  currency: z.literal("EUR"),
  termsOfPayment: Terms,
  packaging: z.enum(packagings),
  packagingWish: z.string().optional(),
  notes: z.string().optional(),
  address: OrderAddress,
  amounts: z.object({
    goods: CentsAmount,
    wasteFee: CentsAmount,
    shipping: CentsAmount,
    vat: CentsAmount,
    total: CentsAmount,
  }),
  lines: z.array(
    z.object({
      productCode: z.string(),
      name: z.string(),
      brand: z.string(),
      quantity: z.int(),
      /** Net of one piece; where its pieces have different prices, which `parts` tells, what one of them costs on average, rounded to the cent. */
      unit: CentsAmount,
      parts: z
        .array(z.object({ quantity: z.int(), unit: CentsAmount }))
        .readonly()
        .optional(),
      amount: CentsAmount,
      shippingTime: z.string(),
    }),
  ),
  transactions: z.array(
    z.object({
      id: z.string(),
      amount: CentsAmount,
      status: z.enum(transactionStatuses),
      method: Method,
      dueDate: CivilDateText.optional(),
    }),
  ),
  shipments: z.array(Shipment),
  invoices: z
    .array(
      z.object({ id: Id, type: z.enum(documentTypes), number: z.string(), date: CivilDateText, total: CentsAmount }),
    )
    .readonly(),
  documents: z.array(DocumentView.omit({ withdrawn: true })),
  /** Whether it may be called off now. */
  cancellable: z.boolean(),
  failedReason: z.string().optional(),
});

const changes = ["order", "orders", "money", "products", "company", "credit", "notices", "certificates"] as const;

export const placeResellerOrder = endpoint({
  method: "POST",
  path: "/reseller/v1/orders",
  access: "reseller",
  scope: "orders",
  within: "buyer",
  stale: [...changes],
  summary:
    "Order goods to an end customer, paid by transfer on the account's terms. The header Idempotency-Key is asked for: the same key with the same body is the same order, however late it comes again.",
  body: NewOrder,
  returns: ResellerOrder.extend({ systemCheck: SystemCheck.optional() }),
  idempotent: true,
  errors: [
    "lines-refused",
    "too-many-lines",
    "system-unfit",
    "invoice-data-missing",
    "quotation-needed",
    "terms-not-allowed",
    ...creditRefusals,
    "packaging-not-included",
    "custom-packaging-not-included",
    "method-not-allowed",
    "prices-changed",
    "not-enough-stock",
    "below-minimum-quantity",
    "limit-reached",
    "version-conflict",
  ],
});

const id = { id: Id } as const;

export const listResellerOrders = endpoint({
  method: "GET",
  path: "/reseller/v1/orders",
  access: "reseller",
  scope: "orders",
  shows: ["orders"],
  summary: "The account's orders, newest first; with a reference those that were placed here under it.",
  query: {
    ...paging,
    limit: wholeNumber(1, 100).default(50),
    reference: z.string().min(1).max(referenceLength).optional(),
  },
  returns: page(z.object({ ...row, total: CentsAmount })),
});

export const getResellerOrder = endpoint({
  method: "GET",
  path: "/reseller/v1/orders/{id}",
  access: "reseller",
  scope: "orders",
  shows: ["order"],
  summary: "One order with its payments, its shipments with tracking and serials, its invoices and documents.",
  params: id,
  returns: ResellerOrder,
  errors: ["not-found"],
});

export const cancelResellerOrder = endpoint({
  method: "POST",
  path: "/reseller/v1/orders/{id}/cancel",
  access: "reseller",
  scope: "orders",
  within: "buyer",
  stale: [...changes, "coupons"],
  summary: "Call an order off of which nothing is paid, invoiced or made ready. Called off twice it stays as it is.",
  params: id,
  returns: ResellerOrder,
  errors: [
    "not-found",
    "invalid-transition",
    "order-ended",
    "something-paid",
    "provider-unavailable",
    "version-conflict",
  ],
});

export const getResellerDocument = endpoint({
  method: "GET",
  path: "/reseller/v1/orders/{id}/documents/{documentId}",
  access: "reseller",
  scope: "orders",
  shows: [],
  summary:
    "Where a document of an order can be read for some minutes: an invoice by its id, its XML by its id and -xml.",
  params: { id: Id, documentId: z.string().min(1).max(80) },
  returns: z.object({ url: z.string() }),
  errors: ["not-found"],
});
