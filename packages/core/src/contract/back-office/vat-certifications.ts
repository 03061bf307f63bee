import * as z from "zod";
import { checklistItems } from "../../certificates/certificate.ts";
import { creditRefusals } from "../../payments/credit.ts";
import { isProtocol, plainProtocol } from "../../orders/vat-change/vat-decision.ts";
import { line, paragraphs } from "../../platform/text/typed.ts";
import { officeVatRules } from "../../tax/office-treatments.ts";
import { CentsAmount, CivilDateText, Id, InstantText, page, paging } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { beside } from "../rewards/beside.ts";
import { BackOfficeOrder } from "../shapes/order.ts";
import { CertificateStatus, CertificateView, ReviewedCertificate } from "../shapes/vat-certificate.ts";

const params = { id: Id } as const;
const ofCertificate = {
  access: "admin",
  params,
  returns: ReviewedCertificate,
  about: { kind: "vat-certificates", id: "id" },
  stale: ["certificates", "order", "orders", "money"],
} as const;
const errors = ["not-found", "invalid-transition", "version-conflict", "own-certificate"] as const;
const reason = z.object({ reason: paragraphs().min(3).max(500) });

export const listVatCertifications = endpoint({
  method: "GET",
  path: "/back-office/vat-certifications",
  access: "admin",
  shows: ["certificates"],
  summary:
    "The certificates for the reduced rate in a state: those that wait longest, or end soonest, first. With a text those that it names, in any state.",
  query: {
    ...paging,
    status: CertificateStatus.exclude(["draft"]).default("submitted"),
    /** An id, or words of whoever holds it: name, company, e-mail, VAT number, tax code. */
    text: line().max(100).optional(),
  },
  returns: page(CertificateView),
});

export const getVatCertification = endpoint({
  method: "GET",
  path: "/back-office/vat-certifications/{id}",
  access: "admin",
  params,
  returns: ReviewedCertificate,
  shows: ["certificates"],
  summary: "One certificate with what was ordered under it and who has seen the identity document.",
  errors: ["not-found"],
});

export const acceptVatCertification = endpoint({
  ...ofCertificate,
  method: "POST",
  path: "/back-office/vat-certifications/{id}/accept",
  summary: "Approve a certificate with the whole checklist ticked: orders under it go on.",
  body: z.strictObject({ checklist: z.array(z.enum(checklistItems)).max(checklistItems.length) }),
  errors: [...errors, "checklist-incomplete"],
});

export const rejectVatCertification = endpoint({
  ...ofCertificate,
  method: "POST",
  path: "/back-office/vat-certifications/{id}/reject",
  summary: "Reject a certificate for a reason, which goes out by mail: its orders get the full rate.",
  body: reason,
  errors,
});

export const revokeVatCertification = endpoint({
  ...ofCertificate,
  method: "POST",
  path: "/back-office/vat-certifications/{id}/revoke",
  summary: "Take an approved certificate back: orders that aren't invoiced get the full rate.",
  body: reason,
  errors,
});

/** What alone has a protocol. */
const intent = "declaration-of-intent";
const VatRule = z.enum([...officeVatRules, "as-placed"]);

export const setVatAmount = endpoint({
  access: "admin",
  method: "PUT",
  path: "/back-office/orders/{id}/vat-amount",
  about: { kind: "orders", id: "id" },
  stepUp: true,
  stale: ["orders", "money", "credit"],
  summary:
    "An order's VAT by decision of two administrators, before its first invoice: one proposes a row of the tax table that no cart decides, another one confirms or refuses. Totals are what the caller saw.",
  params: { id: Id },
  body: z.discriminatedUnion("act", [
    z
      .strictObject({
        act: z.literal("propose"),
        rule: VatRule,
        /** The invoice quotes it. */
        reason: paragraphs().min(3).max(200),
        /** Of a declaration of intent: 17 digits and six, as the Agenzia's receipt has them; the invoice quotes it. */
        protocol: line().max(40).overwrite(plainProtocol).refine(isProtocol, "not-a-protocol").optional(),
        /** The day of that receipt, where it isn't the one that the protocol begins with; not of later. */
        receivedOn: CivilDateText.optional(),
        total: CentsAmount,
      })
      .refine(({ rule, protocol }) => rule !== intent || protocol !== undefined, beside("protocol", "required"))
      .refine(({ rule, protocol }) => rule === intent || protocol === undefined, beside("protocol", "not-of-this-rule"))
      .refine(
        ({ rule, receivedOn }) => rule === intent || receivedOn === undefined,
        beside("receivedOn", "not-of-this-rule"),
      ),
    z.strictObject({ act: z.literal("confirm"), proposedOn: InstantText, total: CentsAmount }),
    z.strictObject({ act: z.literal("refuse"), proposedOn: InstantText }),
  ]),
  returns: BackOfficeOrder,
  errors: [
    "not-found",
    "invalid-transition",
    "version-conflict",
    "own-proposal",
    "order-ended",
    "already-invoiced",
    "withdrawal-open",
    "something-paid",
    "approval-needed",
    ...creditRefusals,
  ],
});
