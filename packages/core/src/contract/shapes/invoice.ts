import * as z from "zod";
import { correctionKinds, stepNames } from "../../invoicing/corrections/correction.ts";
import { documentStates, naturas, noticeKinds, paymentModes } from "../../invoicing/document.ts";
import { refusalCodes, refusalFields } from "../../invoicing/xml/refusals.ts";
import { documentTypes } from "../../orders/papers/issued.ts";
import { line, personName } from "../../platform/text/typed.ts";
import { CentsAmount, CivilDateText, Id, InstantText } from "../common.ts";
import { LeftPieces } from "./order/pieces.ts";

export const DocumentTypeCode = z.enum(documentTypes);

/** What the exchange would refuse, by its code, and which field of the buyer's is at fault. */
export const RefusalView = z.object({ code: z.enum(refusalCodes), field: z.enum(refusalFields).optional() });

const group = z.object({
  rate: z.int(),
  taxable: CentsAmount,
  vat: CentsAmount,
  natura: z.enum(naturas).optional(),
  law: z.string().optional(),
});

/** An invoice or credit note as a row of a list. */
export const DocumentRow = z.object({
  id: Id,
  orderId: Id,
  userId: Id,
  orderNumber: z.string(),
  type: DocumentTypeCode,
  number: z.string(),
  date: CivilDateText,
  customer: z.string(),
  total: CentsAmount,
  state: z.enum(documentStates),
  /** Somebody has to see to it: refused, or delivered to nobody. */
  troubled: z.boolean(),
  /** Why the exchange has refused it. */
  codes: z.array(z.string()).readonly(),
  /** The last day on which what was refused can be sent again with its number and date. */
  resendUntil: CivilDateText.optional(),
});

const Buyer = z.object({
  companyName: z.string().optional(),
  name: z.string().optional(),
  surname: z.string().optional(),
  vatNumber: z.string().optional(),
  fiscalCode: z.string().optional(),
  street: z.string(),
  houseNumber: z.string(),
  postalCode: z.string(),
  city: z.string(),
  provinceCode: z.string().optional(),
  countryCode: z.string(),
});

const Recipient = z.object({
  code: z.string(),
  pec: z.string().optional(),
  /** CIG, CUP: what the payments of a public contract and investment are traced by. */
  cig: z.string().optional(),
  cup: z.string().optional(),
});

/** The same whole, with what the exchange said of it. */
export const DocumentDetail = DocumentRow.extend({
  buyer: Buyer,
  recipient: Recipient,
  groups: z.array(group).readonly(),
  reason: z.string().optional(),
  related: z.array(z.object({ number: z.string(), date: CivilDateText })).readonly(),
  /** The transport documents that it names. */
  deliveries: z
    .array(z.object({ number: z.string(), date: CivilDateText, lines: z.array(z.int()).readonly().optional() }))
    .readonly(),
  issuedOn: InstantText,
  fileName: z.string(),
  lines: z
    .array(
      z.object({
        description: z.string(),
        code: z.string().optional(),
        quantity: z.number(),
        unit: CentsAmount,
        net: CentsAmount,
        rate: z.int(),
      }),
    )
    .readonly(),
  payments: z
    .array(
      z.object({
        mode: z.enum(paymentModes),
        amount: CentsAmount,
        dueDate: CivilDateText.optional(),
        /** It had come by the day of issue. */
        paidOn: CivilDateText.optional(),
      }),
    )
    .readonly(),
  stampDuty: CentsAmount.optional(),
  splitPayment: z.boolean(),
  notices: z
    .array(
      z.object({
        kind: z.enum(noticeKinds),
        fileName: z.string(),
        at: InstantText,
        codes: z.array(z.string()).readonly(),
      }),
    )
    .readonly(),
  /** Who has seen to what the exchange said of it: a user's id. */
  attended: z.object({ on: InstantText, by: z.string() }).optional(),
  /** The register's answer of its day, on which it charges no VAT. */
  register: z
    .object({ number: z.string(), checkedAt: InstantText, consultationNumber: z.string().optional() })
    .optional(),
  /** What the office can do with it now. */
  acts: z.array(z.enum(["resend", "attend"])),
});

/** What the office puts right of a buyer for one document, as long as a registration and an address have it: the exchange cuts what is longer. */
export const BuyerCorrections = {
  companyName: line().min(1).max(80).optional(),
  /** Of a person, who has no company name. */
  name: personName().min(1).max(60).optional(),
  surname: personName().min(1).max(60).optional(),
  vatNumber: line().toUpperCase().max(30).optional(),
  fiscalCode: line().toUpperCase().max(16).optional(),
  recipientCode: line().toUpperCase().max(7).optional(),
  pec: line().max(256).optional(),
  /** CIG: ten letters and digits; empty takes it away. */
  cig: line()
    .toUpperCase()
    .regex(/^(?:[\dA-Z]{10})?$/)
    .optional(),
  /** CUP: fifteen letters and digits; empty takes it away. */
  cup: line()
    .toUpperCase()
    .regex(/^(?:[\dA-Z]{15})?$/)
    .optional(),
  street: line().min(1).max(60).optional(),
  houseNumber: line().max(8).optional(),
  postalCode: line().max(12).optional(),
  city: line().min(1).max(60).optional(),
  provinceCode: line().toUpperCase().max(2).optional(),
} as const;

/** Sums per rate of what would be credited and of what stays charged; what of the money that came is due back then. */
export const CreditPreview = z.object({
  total: CentsAmount,
  groups: z.array(group).readonly(),
  staysTotal: CentsAmount,
  stays: z.array(group).readonly(),
  dueBack: CentsAmount,
});

export const CorrectionStepView = z.object({
  name: z.enum(stepNames),
  amount: CentsAmount,
  groups: z.array(group).readonly().optional(),
  receiptId: z.string().optional(),
  doneOn: InstantText.optional(),
  /** Who went on with it then; absent where no person did. */
  byName: z.string().optional(),
  ref: z.string().optional(),
  /** Of a refund that was begun and then didn't go: cents that are due back still, until they are sent in another way. */
  stillDue: CentsAmount.optional(),
});

/** A chain that puts an order right, as far as it has come. */
export const CorrectionView = z.object({
  place: z.int(),
  wish: z.object({ kind: z.enum(correctionKinds), reason: z.string() }),
  steps: z.array(CorrectionStepView).readonly(),
  begunOn: InstantText,
  /** Who began it; absent where no person did. */
  byName: z.string().optional(),
  problem: z.string().optional(),
  /** Somebody has ended it: what was left came about in another way. */
  closed: z.object({ reason: z.string(), on: InstantText, byName: z.string().optional() }).optional(),
});

/** What an order's next document would be, and what the exchange would refuse of it. */
export const Invoicing = z.object({
  /** The order's documents, the oldest first. */
  documents: z.array(DocumentDetail),
  /** What was put right, or is being: the oldest first. */
  corrections: z.array(CorrectionView),
  /** Coupons given in place of money for an order that was then withdrawn from as a whole, and used before: cents, VAT included, beside what goes back. */
  usedCoupons: z.array(z.object({ code: z.string(), worth: CentsAmount })),
  next: z
    .object({
      type: DocumentTypeCode,
      /** VAT included, in cents. */
      total: CentsAmount,
      date: CivilDateText,
      groups: z.array(group).readonly(),
      buyer: Buyer,
      recipient: Recipient,
      refusals: z.array(RefusalView),
    })
    .optional(),
  /** Why there is none. */
  why: z.enum(["order-ended", "already-invoiced", "nothing-to-invoice", "vat-certificate-pending"]).optional(),
  /** What can be credited: so much in all, and so many pieces. */
  creditable: z
    .object({
      total: CentsAmount,
      pieces: z.array(LeftPieces.extend({ name: z.string() })),
    })
    .optional(),
  /** The number of an invoice that the exchange hasn't answered yet, and may still discard. */
  unanswered: z.string().optional(),
  /** The document that the exchange has discarded: it was never issued, so that nothing is credited or put right before it is. */
  discarded: z
    .object({
      number: z.string(),
      /** Absent once its days are over. */
      resendUntil: CivilDateText.optional(),
    })
    .optional(),
});

/**
 * Products and pieces: "ID:2,ID:1", or "ID.2-ID.1" with the last ten letters of each id, which has room for every line of an order. Of an article with
 * several prices a third part says which of them the pieces had, net cents of one: "ID.2.5000".
 */
export const PiecesText = z
  .string()
  .max(7000)
  .regex(/^\w{1,40}[.:]\d{1,6}([.:]\d{1,9})?([,-]\w{1,40}[.:]\d{1,6}([.:]\d{1,9})?)*$/);
