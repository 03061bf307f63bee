import * as z from "zod";
import { CentsAmount, CivilDateText, Id, InstantText, page, paging } from "../common.ts";
import { empty, endpoint } from "../endpoint.ts";
import { Company } from "../shapes/account.ts";
import { VatCheckView } from "../shapes/vat-check.ts";
import { limitWarningCodes } from "../../orders/credit/limit-warnings.ts";
import { mandateSchemes, mandateStates } from "../../payments/bank-mandate.ts";
import { line, paragraphs } from "../../platform/text/typed.ts";

const params = { id: Id } as const;
const BackOfficeCompany = z.object({
  ...Company.shape,
  wholesaleActive: z.boolean(),
  userIds: z.array(Id),
  createdOn: InstantText,
  /** Another VAT number that it buys by between states. */
  tradeVatNumber: z.string().optional(),
  /** Of a public body, which pays the VAT of what it buys itself: the code of its office in the public register (IPA). */
  publicBody: z.string().optional(),
  /** What the register last said of the number that it buys by; absent before it was asked. */
  vatCheck: VatCheckView.extend({ name: z.string().optional(), address: z.string().optional() }).optional(),
  /** The register has called the number invalid on two days of the last seven. */
  vatFlagged: z.boolean(),
});
const ofCompany = { access: "admin", params, returns: BackOfficeCompany } as const;
const transition = ["not-found", "invalid-transition", "version-conflict"] as const;

export const listCompanies = endpoint({
  method: "GET",
  path: "/back-office/companies",
  access: "admin",
  shows: ["people"],
  summary: "The companies in a status, those that wait longest first.",
  query: { ...paging, status: z.enum(["pending", "verified", "rejected", "suspended"]).default("pending") },
  returns: page(BackOfficeCompany),
});

export const getBackOfficeCompany = endpoint({
  method: "GET",
  path: "/back-office/companies/{id}",
  access: "sales",
  params,
  returns: z.object({
    ...BackOfficeCompany.shape,
    users: z.array(
      z.object({ id: Id, name: z.string(), surname: z.string(), email: z.string(), memberRole: z.string().optional() }),
    ),
  }),
  shows: ["people"],
  summary: "One company with its people; agents see those of their own customers.",
  errors: ["not-found"],
});

export const verifyCompany = endpoint({
  method: "POST",
  path: "/back-office/companies/{id}/verify",
  about: { kind: "companies", id: "id" },
  ...ofCompany,
  stale: ["people"],
  summary: "The company is checked: its users may log in.",
  errors: transition,
});

export const rejectCompany = endpoint({
  method: "POST",
  path: "/back-office/companies/{id}/reject",
  about: { kind: "companies", id: "id" },
  ...ofCompany,
  stale: ["people"],
  summary: "Reject a company that waits; the reason goes out by mail.",
  body: z.object({ reason: paragraphs().min(3).max(500) }),
  errors: transition,
});

export const setCompanyWholesale = endpoint({
  method: "POST",
  path: "/back-office/companies/{id}/wholesale",
  about: { kind: "companies", id: "id" },
  ...ofCompany,
  stale: ["people"],
  summary: "Whether a verified company buys pallets and containers.",
  body: z.object({ wholesaleActive: z.boolean() }),
  errors: transition,
});

export const checkCompanyVat = endpoint({
  method: "POST",
  path: "/back-office/companies/{id}/vat-check",
  about: { kind: "companies", id: "id" },
  access: "sales",
  params,
  returns: BackOfficeCompany,
  stale: ["people"],
  summary: "Ask the register about the company's VAT number now; its silence is an answer too (unknown).",
  errors: ["not-found", "version-conflict"],
  rateLimit: { limit: 20, windowSeconds: 60 },
});

export const setCompanyTradeVatNumber = endpoint({
  method: "PUT",
  path: "/back-office/companies/{id}/trade-vat-number",
  about: { kind: "companies", id: "id" },
  ...ofCompany,
  stepUp: true,
  stale: ["people"],
  summary: "Another VAT number that the company buys by, of another member state or XI; null takes it away.",
  body: z.object({
    tradeVatNumber: line().max(20).nullable(),
    /** The one that the caller saw, null for none: where it is another by now it is a version-conflict. */
    seen: z.string().max(20).nullable(),
    /** Why it is the company's own where the register doesn't say so (confirmation-needed); kept in the audit log. */
    reason: paragraphs().min(3).max(500).optional(),
  }),
  errors: ["not-found", "version-conflict", "confirmation-needed"],
});

export const setCompanyPublicBody = endpoint({
  method: "PUT",
  path: "/back-office/companies/{id}/public-body",
  about: { kind: "companies", id: "id" },
  ...ofCompany,
  stepUp: true,
  stale: ["people"],
  summary:
    "The six characters of the office's code in the public register (IPA) of a public body: what it orders from then on asks for no VAT (split payment). null: it is none.",
  body: z.object({
    publicBody: line().max(6).nullable(),
    /** The code that the caller saw, null for none: where it is another by now it is a version-conflict. */
    seen: z.string().max(6).nullable(),
  }),
  errors: ["not-found", "version-conflict"],
});

const CompanyCredit = z.object({
  /** Absent: nothing may leave unpaid. */
  limit: CentsAmount.optional(),
  /** Cents of all orders that are unpaid on delayed terms or being paid. */
  exposure: CentsAmount,
  /** By how many days its oldest payment is late, and that order's number. */
  overdueDays: z.int(),
  overdueOrder: z.string().optional(),
});

const CompanyMandate = z.object({
  /** The last that it has given to the house; absent: none. */
  mandate: z
    .object({
      reference: z.string(),
      signedOn: CivilDateText,
      /** Its first and last letters. */
      iban: z.string(),
      scheme: z.enum(mandateSchemes),
      state: z.enum(mandateStates),
      /** Whether a debit has used it. */
      used: z.boolean(),
      lastUsedOn: CivilDateText.optional(),
      /** The last day on which it counts, unless it is used again. */
      endsOn: CivilDateText,
      cancelledOn: CivilDateText.optional(),
    })
    .optional(),
});

export const getCompanyMandate = endpoint({
  method: "GET",
  path: "/back-office/companies/{id}/mandate",
  access: "admin",
  params,
  returns: CompanyMandate,
  shows: ["mandates"],
  summary: "The company's last mandate for direct debits by the house's own bank, its account masked.",
  errors: ["not-found"],
});

export const noteCompanyMandate = endpoint({
  method: "PUT",
  path: "/back-office/companies/{id}/mandate",
  about: { kind: "companies", id: "id" },
  access: "admin",
  params,
  body: z.strictObject({
    /** The unique mandate reference, as it stands on the paper. */
    reference: line().min(1).max(35),
    signedOn: CivilDateText,
    iban: line().min(1).max(42),
    scheme: z.enum(mandateSchemes),
  }),
  returns: CompanyMandate,
  stepUp: true,
  stale: ["mandates", "collections"],
  summary:
    "Note a mandate that a verified company has signed; one a company is active at a time. The same again changes nothing.",
  errors: transition,
});

export const cancelCompanyMandate = endpoint({
  method: "POST",
  path: "/back-office/companies/{id}/mandate/cancel",
  about: { kind: "companies", id: "id" },
  access: "admin",
  params,
  returns: CompanyMandate,
  stepUp: true,
  stale: ["mandates", "collections", "order", "orders", "money"],
  summary:
    "The company's mandate is cancelled: nothing more is debited by it, and what waits at the bank for a later day is to be recalled.",
  errors: ["not-found", "version-conflict"],
});

export const getCompanyCredit = endpoint({
  method: "GET",
  path: "/back-office/companies/{id}/credit",
  access: "sales",
  params,
  returns: CompanyCredit,
  shows: ["credit"],
  summary: "What a company may owe, owes, and by how many days it is late.",
  errors: ["not-found"],
});

export const setCompanyCreditLimit = endpoint({
  method: "PUT",
  path: "/back-office/companies/{id}/credit-limit",
  about: { kind: "companies", id: "id" },
  access: "admin",
  params,
  body: z.object({
    limit: CentsAmount.min(0).max(100_000_000_00).nullable(),
    /** The limit that the caller saw, null for none: another one is a version-conflict. */
    seen: CentsAmount.nullable().optional(),
    /** Codes of what the caller knows and wants (orders/credit/limit-warnings.ts); else refused with confirmation-needed. */
    confirmed: z.array(z.enum(limitWarningCodes)).max(limitWarningCodes.length).optional(),
  }),
  returns: CompanyCredit,
  stepUp: true,
  stale: ["credit"],
  summary: "What a verified company may owe, in cents; null: it pays before its goods leave.",
  errors: [...transition, "confirmation-needed"],
});

const CompanyNote = z.object({
  id: Id,
  text: z.string(),
  authorId: Id,
  /** Empty when the account is erased. */
  author: z.string().default(""),
  createdOn: InstantText,
  /** Read by `/download-file/{id}`. */
  attachments: z.array(z.object({ id: Id, fileName: z.string(), contentType: z.string() })),
});

export const listCompanyNotes = endpoint({
  method: "GET",
  path: "/back-office/companies/{id}/notes",
  access: "sales",
  params,
  query: paging,
  returns: page(CompanyNote),
  shows: ["notes"],
  summary: "What the back office has written down about a company, newest first.",
  errors: ["not-found"],
});

export const addCompanyNote = endpoint({
  method: "POST",
  path: "/back-office/companies/{id}/notes",
  about: { kind: "companies", id: "id" },
  access: "sales",
  params,
  body: z.object({
    text: paragraphs().min(1).max(5000),
    attachments: z
      .array(z.object({ file: z.string().max(300), name: line().min(1).max(200) }))
      .max(10)
      .default([]),
  }),
  returns: CompanyNote,
  stale: ["notes"],
  summary: "Write a note about a company, with files that were uploaded before.",
  errors: ["not-found"],
});

export const removeCompanyNote = endpoint({
  method: "DELETE",
  path: "/back-office/companies/{id}/notes/{noteId}",
  about: { kind: "companies", id: "id" },
  access: "admin",
  params: { id: Id, noteId: Id },
  returns: empty,
  stale: ["notes"],
  summary: "Take a note away.",
  errors: ["not-found"],
});
