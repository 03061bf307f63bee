import * as z from "zod";
import { documentStates, naturas, noticeKinds } from "../../invoicing/document.ts";
import { refusalCodes, refusalFields } from "../../invoicing/xml/refusals.ts";
import { documentTypes } from "../../orders/papers/issued.ts";
import { line } from "../../platform/text/typed.ts";
import { CentsAmount, CivilDateText, Id, InstantText } from "../common.ts";

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
  orderNumber: z.string(),
  type: DocumentTypeCode,
  number: z.string(),
  date: CivilDateText,
  customer: z.string(),
  total: CentsAmount,
  state: z.enum(documentStates),
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

const Recipient = z.object({ code: z.string(), pec: z.string().optional() });

/** The same whole, with what the exchange said of it. */
export const DocumentDetail = DocumentRow.extend({
  buyer: Buyer,
  recipient: Recipient,
  groups: z.array(group).readonly(),
  reason: z.string().optional(),
  related: z.array(z.object({ number: z.string(), date: CivilDateText })).readonly(),
  issuedOn: InstantText,
  fileName: z.string(),
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
  /** The last day on which what was refused can be sent again with its number and date. */
  resendUntil: CivilDateText.optional(),
});

/** What the office puts right of a buyer for one document. */
export const BuyerCorrections = {
  companyName: line().min(1).max(200).optional(),
  vatNumber: line().toUpperCase().max(30).optional(),
  fiscalCode: line().toUpperCase().max(16).optional(),
  recipientCode: line().toUpperCase().max(7).optional(),
  pec: line().max(256).optional(),
  street: line().min(1).max(120).optional(),
  houseNumber: line().max(20).optional(),
  postalCode: line().max(12).optional(),
  city: line().min(1).max(120).optional(),
  provinceCode: line().toUpperCase().max(2).optional(),
} as const;

/** What an order's next document would be, and what the exchange would refuse of it. */
export const Invoicing = z.object({
  /** The order's documents, the oldest first. */
  documents: z.array(DocumentRow),
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
  why: z.enum(["order-ended", "already-invoiced", "nothing-to-invoice"]).optional(),
  /** What can be credited: so much in all, and so many pieces. */
  creditable: z
    .object({
      total: CentsAmount,
      pieces: z.array(z.object({ productId: Id, name: z.string(), quantity: z.int() })),
    })
    .optional(),
});
