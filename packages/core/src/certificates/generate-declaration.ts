import { createHash } from "node:crypto";
import { namedOnDocuments } from "../accounts/index.ts";
import type { User } from "../platform/access.ts";
import { setting } from "../platform/config.ts";
import { writeObject } from "../platform/files/storage.ts";
import { newId } from "../platform/ids.ts";
import { invalid } from "../platform/problems.ts";
import { instant, romeDate } from "../platform/time.ts";
import type { Certificate, CertificateKind, Declaration } from "./certificate.ts";
import { certificateMachine } from "./certificate-machine.ts";
import { declarationFaults } from "./declaration-faults.ts";
import { drawDeclaration } from "./declaration-pdf.ts";
import { demandEligible } from "./eligible.ts";
import { ownCertificate, writeCertificate } from "./stored-certificate.ts";

export const sha256 = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

/** Where a certificate's files lie in the private bucket. */
export const fileKey = (id: string): string => `vat-certificates/${id}/${newId()}`;

export type Declared = Omit<Declaration, "companyName" | "companyVatNumber">;

/** A certificate of all of a year's purchases names no plant and no goods (domain-rules 1.2). */
function bound(declared: Declared, kind: CertificateKind): Declared {
  if (kind === "single_order") return declared;
  const { plantAddress: _a, plantCity: _c, plantProvince: _p, plantPod: _d, ...rest } = declared;
  const { plantWatts: _w, plantExtension: _e, goods: _g, ...person } = rest;
  return person;
}

/**
 * Draws the declaration to sign and freezes its data with the PDF's hash: a new certificate, or one that is drawn anew because its data were
 * wrong or it was rejected. Problems: not-eligible with the reasons, invalid-input, not-found, invalid-transition, version-conflict.
 */
export async function generateDeclaration(
  user: User,
  { id, declared }: { id?: string | undefined; declared: Declared },
  now: Date,
): Promise<{ certificate: Certificate; pdf: Uint8Array }> {
  const { kind, company, fiscalCode } = await demandEligible(user, now);
  const faults = declarationFaults(
    declared,
    { kind, isCompany: Boolean(company), holder: { name: user.name, surname: user.surname, fiscalCode } },
    romeDate(now),
  );
  if (faults.length > 0) throw invalid(...faults);
  const before = id === undefined ? undefined : await ownCertificate(user, id);
  const named = company ? namedOnDocuments(company) : undefined;
  const { role, companySeat, ...person } = bound(declared, kind);
  const declaration: Declaration = {
    ...person,
    ...(named && { role, companySeat, companyName: named.companyName, companyVatNumber: named.vatNumber }),
  };
  const at = instant(now);
  const fresh = {
    id: newId(),
    version: 0,
    userId: user.id,
    companyId: user.companyId,
    createdOn: at,
    status: "draft" as const,
  };
  const generated = certificateMachine.after(before ?? fresh, "generate", "customer");
  const pdf = await drawDeclaration({ id: generated.id, kind, declaration });
  const unsigned = { key: fileKey(generated.id), hash: sha256(pdf), on: at };
  await writeObject(setting("PRIVATE_BUCKET"), unsigned.key, pdf, "application/pdf");
  const { version, userId, companyId, createdOn, status } = { ...fresh, ...generated };
  // What an earlier attempt had sent in goes: it was of other data.
  const after: Certificate = {
    id: generated.id,
    version,
    userId,
    companyId,
    createdOn,
    status,
    kind,
    declaration,
    unsigned,
    changedOn: at,
  };
  return { certificate: await writeCertificate({ before, after, now }), pdf };
}
