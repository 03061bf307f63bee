import * as z from "zod";
import { certificateKinds, certificateStates, checklistItems, signerRoles } from "../../certificates/certificate.ts";
import { ineligibleReasons } from "../../certificates/eligibility.ts";
import { CentsAmount, CivilDateText, Id, InstantText } from "../common.ts";

export const CertificateStatus = z.enum(certificateStates);
export const CertificateKind = z.enum(certificateKinds);
/** Why the reduced rate can't be had: the person's own reasons, and those of an order. */
export const NoReducedVat = z.enum([...ineligibleReasons, "certificate-missing", "not-delivered-in-italy"]);

const DeclarationView = z.object({
  name: z.string(),
  surname: z.string(),
  birthPlace: z.string(),
  birthDate: z.string(),
  residence: z.string(),
  fiscalCode: z.string(),
  role: z.enum(signerRoles).optional(),
  companyName: z.string().optional(),
  companyVatNumber: z.string().optional(),
  companySeat: z.string().optional(),
  plantAddress: z.string().optional(),
  plantCity: z.string().optional(),
  plantProvince: z.string().optional(),
  plantPod: z.string().optional(),
  plantWatts: z.number().optional(),
  plantExtension: z.boolean().optional(),
  goods: z.string().optional(),
  place: z.string(),
});

/** A certificate as its holder reads it. */
export const CertificateView = z.object({
  id: Id,
  /** Whose it is: colleagues of a company may order under it, its signer alone has its files. */
  userId: Id,
  kind: CertificateKind,
  status: CertificateStatus,
  declaration: DeclarationView,
  /** SHA-256 of the PDF that was drawn to be signed. */
  unsigned: z.object({ hash: z.string(), on: InstantText }),
  signed: z
    .object({ hash: z.string(), signedOn: z.string(), onScreen: z.boolean(), contentType: z.string() })
    .optional(),
  /** Absent before it was sent, and once its pictures were erased. */
  identity: z
    .object({
      expiresOn: z.string(),
      front: z.object({ contentType: z.string() }),
      back: z.object({ contentType: z.string() }).optional(),
    })
    .optional(),
  submittedOn: InstantText.optional(),
  decidedOn: InstantText.optional(),
  reason: z.string().optional(),
  validUntil: CivilDateText.optional(),
  /** The order that a certificate of one order serves. */
  usedBy: Id.optional(),
  createdOn: InstantText,
  changedOn: InstantText,
});

/** Watts that orders under a certificate keep against those that its plant declares. */
export const PowerStanding = z.object({ declared: z.int(), ordered: z.int(), left: z.int(), over: z.boolean() });

/** As its holder finds it among theirs. */
export const HeldCertificate = CertificateView.extend({
  /** Without what came back; absent where no plant is declared. */
  power: PowerStanding.optional(),
  /** Watts of modules that were ordered under it, without what came back. */
  ordered: z.int(),
});

export const ReviewedCertificate = CertificateView.extend({
  companyId: Id.optional(),
  checklist: z.array(z.enum(checklistItems)).readonly().optional(),
  decidedByName: z.string().optional(),
  orders: z.array(z.object({ orderId: Id, number: z.string(), watts: z.int() })),
  power: PowerStanding.optional(),
  /** Who has looked at the identity document, the newest first. */
  reads: z.array(z.object({ id: z.string(), name: z.string(), at: InstantText, side: z.enum(["front", "back"]) })),
});

const RateTotals = z.object({ vatAmount: CentsAmount, total: CentsAmount });

/** An order at the full rate and at the reduced one, and what the reduced one rests on or lacks. */
export const VatRates = z.object({
  /** Which of the two it has. */
  reducedVat: z.boolean(),
  /** Whether it can still be changed. */
  open: z.boolean(),
  possible: z.boolean(),
  reasons: z.array(NoReducedVat),
  full: RateTotals,
  reduced: RateTotals,
  /** Peak power in W of the order's modules. */
  watts: z.int(),
  certificate: z
    .object({
      id: Id,
      kind: CertificateKind,
      status: CertificateStatus,
      validUntil: CivilDateText.optional(),
      /** With this order and all others under it; absent where no plant is declared. */
      power: PowerStanding.optional(),
    })
    .optional(),
});

/** What an order keeps of its certificate. */
export const OrderCertificateView = z.object({
  id: Id,
  kind: CertificateKind,
  status: CertificateStatus,
  validUntil: CivilDateText.optional(),
  declaredWatts: z.int().optional(),
  watts: z.int(),
});
