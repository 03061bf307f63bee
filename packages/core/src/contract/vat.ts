import * as z from "zod";
import { paragraphs } from "../platform/text/typed.ts";
import { CivilDateText, Id, page } from "./common.ts";
import { endpoint, file, redirect } from "./endpoint.ts";
import { CertificateKind, CertificateView, HeldCertificate, NoReducedVat } from "./shapes/vat-certificate.ts";
import { declarationShape } from "./order-money/vat-declaration.ts";

const params = { id: Id } as const;
const transition = ["not-found", "invalid-transition", "version-conflict"] as const;

export const getReducedVatEligibility = endpoint({
  method: "GET",
  path: "/vat/reduced/eligible",
  access: "customer",
  shows: ["certificates"],
  summary:
    "Whether the user may certify for the reduced rate, every reason why not, and under what they may order already.",
  returns: z.object({
    eligible: z.boolean(),
    reasons: z.array(NoReducedVat),
    /** For one order, or for all purchases of a year: as the company's role says. */
    kind: CertificateKind,
    activeCertificateId: Id.optional(),
    activeUntil: CivilDateText.optional(),
    /** To fill the form in. */
    fiscalCode: z.string().optional(),
  }),
});

export const listCertifications = endpoint({
  method: "GET",
  path: "/vat/certifications",
  access: "customer",
  shows: ["certificates"],
  summary: "The certificates under which the user may order or could, the newest first: their company's, or their own.",
  returns: page(HeldCertificate),
});

export const drawUnsignedCertification = endpoint({
  method: "POST",
  path: "/vat/auto-certification/unsigned",
  access: "customer",
  within: "buyer",
  stale: ["certificates"],
  summary:
    "The filled declaration as a PDF to sign; its data and its hash are frozen with a new certificate, or with one that is drawn anew.",
  body: z.strictObject({ id: Id.optional(), ...declarationShape }),
  returns: file("application/pdf"),
  errors: [...transition, "not-eligible"],
  rateLimit: { limit: 20, windowSeconds: 600 },
});

export const submitCertification = endpoint({
  method: "POST",
  path: "/vat/auto-certification/signed",
  access: "customer",
  within: "buyer",
  stale: ["certificates", "cart"],
  summary:
    "Send the declaration in, signed on paper (a file) or on the screen (a drawn signature), with the identity document.",
  body: z.strictObject({
    id: Id,
    /** Key of an upload, or a file of the form: PDF, P7M, JPEG or PNG. */
    signed: z.string().max(300).optional(),
    /** Instead: the signature that was drawn, a PNG in base64. */
    signature: z.base64().max(200_000).optional(),
    identityCard: z.string().min(1).max(300),
    identityCardBack: z.string().max(300).optional(),
    identityExpiresOn: CivilDateText,
    signedOn: CivilDateText,
  }),
  files: { signed: "vat-certificate", identityCard: "identity-card", identityCardBack: "identity-card" },
  returns: CertificateView,
  errors: [...transition, "not-eligible", "file-too-large", "unsupported-media-type"],
  rateLimit: { limit: 20, windowSeconds: 600 },
});

export const revokeOwnCertification = endpoint({
  method: "POST",
  path: "/vat/certifications/{id}/revoke",
  access: "customer",
  within: "buyer",
  stale: ["certificates", "cart", "order", "orders", "money"],
  summary: "Tell that the goods will be used otherwise: orders that aren't invoiced get the full rate.",
  params,
  body: z.strictObject({ reason: paragraphs().min(3).max(500) }),
  returns: CertificateView,
  errors: transition,
});

export const getCertificationDocument = endpoint({
  method: "GET",
  path: "/vat/certifications/{id}/document",
  access: "customer",
  shows: [],
  summary:
    "A short-lived address of the declaration, as it was signed or as it is to be: its signer's and the reviewers'.",
  params,
  returns: redirect,
  errors: ["not-found"],
});

export const getIdentityCard = endpoint({
  method: "GET",
  path: "/vat/identity-card/{id}",
  access: "customer",
  shows: [],
  summary:
    "A short-lived address of a side of the signer's identity document: the signer's and the reviewers', each reading written down.",
  params,
  query: { side: z.enum(["front", "back"]).default("front") },
  returns: redirect,
  errors: ["not-found"],
  rateLimit: { limit: 60, windowSeconds: 60 },
});
