import { userNames } from "../accounts/index.ts";
import type { User } from "../platform/access.ts";
import { cursorOf, startingAt } from "../platform/storing/cursor.ts";
import { pageOfShards } from "../platform/sharded-list/read.ts";
import { instant } from "../platform/time.ts";
import {
  demandNotOwn,
  powerStanding,
  type Certificate,
  type CertificateState,
  type ChecklistItem,
} from "./certificate.ts";
import { certificateMachine } from "./certificate-machine.ts";
import { identityReads } from "./certificate-files.ts";
import { CertificateEntity, certificatesIn } from "./certificate.table.ts";
import { certificateApproved, certificateEnded, certificateRejected } from "./events.ts";
import { certificatesOf, loadCertificate, ownCertificate, usesOf, writeCertificate } from "./stored-certificate.ts";

type Reviewer = Pick<User, "id" | "companyId">;

/** The certificates in a state: those that wait longest, or end soonest, first. */
export async function listCertificatesFor(
  status: CertificateState,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
) {
  const after = startingAt(cursor).exclusiveStartKey;
  const { Items, LastEvaluatedKey } = await pageOfShards(certificatesIn(status), CertificateEntity, { after, limit });
  return { items: Items, cursor: cursorOf(LastEvaluatedKey) };
}

/** A certificate with what was ordered under it and who has seen the identity document. Three requests and one for the names. */
export async function certificateForReview(id: string) {
  const [certificate, orders, reads] = await Promise.all([loadCertificate(id), usesOf(id), identityReads(id)]);
  const names = await userNames([
    ...reads.map(({ by }) => by),
    ...(certificate.decidedBy ? [certificate.decidedBy] : []),
  ]);
  return {
    ...certificate,
    orders,
    power: powerUnder(certificate, orders),
    reads: reads.map((read) => ({ ...read, name: names.get(read.by) ?? "" })),
    decidedByName: certificate.decidedBy && (names.get(certificate.decidedBy) ?? ""),
  };
}

/** The watts ordered under a certificate, without those that came back, against its plant's. */
const powerUnder = ({ declaration }: Pick<Certificate, "declaration">, uses: readonly { watts: number }[]) =>
  powerStanding(declaration.plantWatts, orderedUnder(uses));

const orderedUnder = (uses: readonly { watts: number }[]) => uses.reduce((sum, { watts }) => sum + watts, 0);

/** The certificates under which a user may order or could, each with what was ordered under it and is left of its plant's power. One request, and one for each. */
export async function certificatesHeldBy(user: Pick<User, "id" | "companyId">) {
  const certificates = await certificatesOf(user);
  return Promise.all(
    certificates.map(async (one) => {
      const uses = await usesOf(one.id);
      return { ...one, ordered: orderedUnder(uses), power: powerUnder(one, uses) };
    }),
  );
}

const decided = (reviewer: Reviewer, now: Date) => ({
  decidedBy: reviewer.id,
  decidedOn: instant(now),
  changedOn: instant(now),
});

/**
 * The reviewer has ticked the whole checklist: orders under it go on. Problems: own-certificate, checklist-incomplete, not-found,
 * invalid-transition, version-conflict.
 */
export async function approveCertificate(
  reviewer: Reviewer,
  id: string,
  checklist: readonly ChecklistItem[],
  now: Date,
): Promise<Certificate> {
  const before = await loadCertificate(id);
  demandNotOwn(reviewer, before);
  const approved = certificateMachine.after({ ...before, checklist }, "approve", "back-office");
  const events = [certificateApproved.of({ certificateId: id, userId: before.userId })];
  return writeCertificate({ before, after: { ...approved, ...decided(reviewer, now) }, events, now });
}

/** Its orders that aren't invoiced yet get the full rate. Problems as of `approveCertificate`. */
export async function rejectCertificate(
  reviewer: Reviewer,
  id: string,
  reason: string,
  now: Date,
): Promise<Certificate> {
  const before = await loadCertificate(id);
  demandNotOwn(reviewer, before);
  const rejected = certificateMachine.after({ ...before, reason }, "reject", "back-office");
  const events = [certificateRejected.of({ certificateId: id, userId: before.userId, reason })];
  return writeCertificate({ before, after: { ...rejected, ...decided(reviewer, now) }, events, now });
}

const ended = ({ id, userId }: Certificate, reason: string) =>
  certificateEnded.of({ certificateId: id, userId, how: "revoked", reason });

/** The office takes an approved one back. Problems as of `approveCertificate`. */
export async function revokeCertificate(
  reviewer: Reviewer,
  id: string,
  reason: string,
  now: Date,
): Promise<Certificate> {
  const before = await loadCertificate(id);
  demandNotOwn(reviewer, before);
  const revoked = certificateMachine.after({ ...before, reason }, "revoke", "back-office");
  return writeCertificate({
    before,
    after: { ...revoked, ...decided(reviewer, now) },
    events: [ended(before, reason)],
    now,
  });
}

/** Its holder tells that the goods will be used otherwise (domain-rules 1.2, content 7). */
export async function revokeOwnCertificate(user: Pick<User, "id">, id: string, reason: string, now: Date) {
  const before = await ownCertificate(user, id);
  const revoked = certificateMachine.after({ ...before, reason }, "revoke", "customer");
  return writeCertificate({
    before,
    after: { ...revoked, changedOn: instant(now) },
    events: [ended(before, reason)],
    now,
  });
}
