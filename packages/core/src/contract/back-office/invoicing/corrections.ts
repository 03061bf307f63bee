import * as z from "zod";
import { line, paragraphs, wholeNumber } from "../../../platform/text/typed.ts";
import { amends, correctionKinds } from "../../../invoicing/corrections/correction.ts";
import { retaxTargets } from "../../../orders/reduced-vat/retax-targets.ts";
import { CentsAmount, Id } from "../../common.ts";
import { endpoint } from "../../endpoint.ts";
import { BuyerCorrections, CorrectionStepView, CorrectionView, PiecesText } from "../../shapes/invoice.ts";

const correctionErrors = [
  "not-found",
  "not-invoiced",
  "invoice-discarded",
  "invoice-unanswered",
  "return-open",
  "credit-beyond-invoice",
  "nothing-to-credit",
  "variation-too-late",
  "coupon-beyond-due",
  "nothing-to-invoice",
  "already-invoiced",
  "order-ended",
  "not-eligible",
  "vat-number-denied",
  "vat-number-unverifiable",
  "vat-number-proven",
  "refund-under-way",
  "refund-not-possible",
  "limit-reached",
] as const;

export const getCorrectionPlan = endpoint({
  method: "GET",
  path: "/back-office/orders/{id}/correction-plan",
  access: "admin",
  shows: ["order", "documents", "money"],
  summary:
    "The chain of documents and money that would put an order right after what happened, to the cent: nothing is written.",
  params: { id: Id },
  query: {
    kind: z.enum(correctionKinds),
    amends: z.enum(amends).default("refund"),
    /** Of a wrong VAT: as what it should have been taxed; at the reduced rate where nothing is said. */
    vat: z.enum(retaxTargets).optional(),
    /** Of the destination's VAT: the number that the register had confirmed at the sale was revoked for that day. */
    revoked: z.stringbool().optional(),
    pieces: PiecesText.optional(),
    amount: wholeNumber(1, 10_000_000_000).optional(),
    /** Of the new invoice, as far as it is another one: a public body's six characters take the VAT off what it asks. */
    recipientCode: z.string().max(7).optional(),
  },
  returns: z.object({
    steps: z.array(CorrectionStepView),
    /** Money goes back by a bank transfer: it has to be said where to. */
    byTransfer: z.boolean(),
  }),
  errors: correctionErrors,
});

export const beginCorrection = endpoint({
  method: "POST",
  path: "/back-office/orders/{id}/corrections",
  access: "admin",
  about: { kind: "orders", id: "id" },
  stale: ["order", "orders", "money", "documents", "credit", "coupons", "certificates"],
  stepUp: true,
  idempotent: true,
  summary:
    "Put an order right by the chain that was seen: credit note, new invoice, refund or coupon, each once; what is interrupted is gone on with. A correction that was begun is answered, with its problem where it stands still.",
  params: { id: Id },
  body: z.strictObject({
    kind: z.enum(correctionKinds),
    reason: paragraphs().min(3).max(200),
    amends: z.enum(amends),
    vat: z.enum(retaxTargets).optional(),
    /** Of the destination's VAT: the number that the register had confirmed at the sale was revoked for that day; the reason says who told so. */
    revoked: z.boolean().optional(),
    pieces: PiecesText.optional(),
    amount: CentsAmount.positive().optional(),
    buyer: z.strictObject(BuyerCorrections).optional(),
    iban: z.string().max(60).optional(),
    /** The amounts of the chain's steps as they were seen. */
    seen: z.array(CentsAmount).max(50),
  }),
  returns: CorrectionView,
  errors: [
    ...correctionErrors,
    "nothing-to-correct",
    "invalid-transition",
    "version-conflict",
    "document-refused",
    "iban-missing",
    "vat-certificate-pending",
  ],
});

export const resumeCorrection = endpoint({
  method: "POST",
  path: "/back-office/orders/{id}/corrections/{place}/resume",
  access: "admin",
  about: { kind: "orders", id: "id" },
  stale: ["order", "orders", "money", "documents", "credit", "coupons", "certificates"],
  stepUp: true,
  summary:
    "Go on with a correction that stands still, from its first step that isn't done; its transfer to another account where one is named.",
  params: { id: Id, place: wholeNumber(0, 10_000) },
  body: z.strictObject({ iban: line().min(5).max(50).optional() }).optional(),
  returns: CorrectionView,
  errors: [...correctionErrors, "version-conflict", "document-refused", "iban-missing", "vat-certificate-pending"],
});

export const closeCorrection = endpoint({
  method: "POST",
  path: "/back-office/orders/{id}/corrections/{place}/close",
  access: "admin",
  about: { kind: "orders", id: "id" },
  stale: ["order", "orders", "documents"],
  stepUp: true,
  summary:
    "End a correction that stands still with the reason why nothing is left to do, as where its money went back in another way.",
  params: { id: Id, place: wholeNumber(0, 10_000) },
  body: z.strictObject({ reason: paragraphs().min(3).max(200) }),
  returns: CorrectionView,
  errors: ["not-found", "invalid-transition", "version-conflict"],
});
