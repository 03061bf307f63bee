import { companyOf, findUser, isFiscalCode } from "../accounts/index.ts";
import type { User } from "../platform/access.ts";
import { Problem } from "../platform/problems.ts";
import { romeDate } from "../platform/time.ts";
import { isActive, kindFor, type Certificate } from "./certificate.ts";
import { isEligibleForReducedVat } from "./eligibility.ts";
import { certificatesOf } from "./stored-certificate.ts";

/** Approved before sent in, the one that lasts longest first. */
const byWorth = (a: Certificate, b: Certificate): number =>
  Number(b.status === "approved") - Number(a.status === "approved") ||
  (b.validUntil ?? "9999").localeCompare(a.validUntil ?? "9999");

/** The certificate under which this order, or a new one, may be placed; the best of several. */
export const activeAmong = (
  certificates: readonly Certificate[],
  now: Date,
  orderId?: string,
): Certificate | undefined => certificates.filter((one) => isActive(one, romeDate(now), orderId)).toSorted(byWorth)[0];

/**
 * Why nothing can be ordered at the reduced rate: the user never sent a declaration in, or of those that they sent none holds any more (over,
 * used up, revoked, rejected). Undefined where one holds. One request.
 */
export async function certificateLack(
  user: Pick<User, "id" | "companyId">,
  now: Date,
  orderId?: string,
): Promise<"missing" | "ended" | undefined> {
  const certificates = await certificatesOf(user);
  if (activeAmong(certificates, now, orderId)) return undefined;
  return certificates.some(({ status }) => status !== "draft" && status !== "generated") ? "ended" : "missing";
}

/** The best of a user's certificates for an order; undefined without one. One request. */
export const activeCertificate = async (
  user: Pick<User, "id" | "companyId">,
  now: Date,
  orderId?: string,
): Promise<Certificate | undefined> => activeAmong(await certificatesOf(user), now, orderId);

async function factsOf(user: User, certificates: readonly Certificate[]) {
  const [account, company] = await Promise.all([findUser(user.id), companyOf(user)]);
  const [rejectedOn] = certificates
    .flatMap(({ status, changedOn }) => (status === "rejected" ? [changedOn] : []))
    .toSorted()
    .toReversed();
  return {
    company,
    facts: {
      locale: user.locale,
      accountType: user.accountType,
      fiscalCodeValid: account?.fiscalCode !== undefined && isFiscalCode(account.fiscalCode),
      companyVerified: user.companyVerified,
      companyRole: company?.companyRole,
      roles: user.roles,
      blocked: account?.blockedAt !== undefined,
      rejectedOn,
    },
    fiscalCode: account?.fiscalCode,
  };
}

/** Whether the user may certify, why not, and what they may order under already (domain-rules 1.2). Three requests. */
export async function reducedVatEligibility(user: User, now: Date) {
  const certificates = await certificatesOf(user);
  const { facts, company, fiscalCode } = await factsOf(user, certificates);
  const active = activeAmong(certificates, now);
  return {
    ...isEligibleForReducedVat(facts, now),
    kind: kindFor(company?.companyRole),
    activeCertificateId: active?.id,
    activeUntil: active?.validUntil,
    fiscalCode,
    company,
  };
}

/** The same, demanded. Problem: not-eligible with the reasons. */
export async function demandEligible(user: User, now: Date) {
  const standing = await reducedVatEligibility(user, now);
  if (!standing.eligible) throw new Problem("not-eligible", { reasons: standing.reasons });
  return standing;
}
