import * as z from "zod";
import { checklistItems } from "../../certificates/certificate.ts";
import { paragraphs } from "../../platform/text/typed.ts";
import { Id, page, paging } from "../common.ts";
import { endpoint } from "../endpoint.ts";
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
  summary: "The certificates for the reduced rate in a state: those that wait longest, or end soonest, first.",
  query: { ...paging, status: CertificateStatus.exclude(["draft"]).default("submitted") },
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
  body: z.object({ checklist: z.array(z.enum(checklistItems)).max(checklistItems.length) }),
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
