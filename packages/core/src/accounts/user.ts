import type { MemberRole, Role, User } from "../platform/access.ts";
import { entitlementOf, type SubscriptionFacts } from "../plans/index.ts";

/** A choice that the law asks to be provable: what was agreed to, in which text, when and from where. */
export interface Consent {
  purpose: "terms" | "salesConditions" | "privacy" | "marketing" | "profiling" | "partners";
  given: boolean;
  textVersion: string;
  at: string;
  ip: string;
}

/** Whether mails on the way of an order are wanted (received payment, ready, delivered): yes until switched off. */
export const wantsOrderMails = ({ orderMails = true }: { orderMails?: boolean | undefined }): boolean => orderMails;

interface StoredUser extends Omit<
  User,
  | "roles"
  | "entitlement"
  | "companyVerified"
  | "memberRole"
  | "secondFactorMissing"
  | "byApiKey"
  | "apiKey"
  | "sessionId"
> {
  memberRole?: MemberRole | undefined;
  roles: readonly Role[];
  companyStatus?: string | undefined;
  subscription?: SubscriptionFacts | undefined;
  secondFactorAt?: string | undefined;
}

/** Whoever has a company and no other word about it has founded it. */
export const memberRoleOf = ({ companyId, memberRole }: Pick<StoredUser, "companyId" | "memberRole">) =>
  companyId ? (memberRole ?? "owner") : undefined;

/** Whether administrators need a second factor: as the stage says (docs/decisions/second-factor.md). */
export interface Demands {
  secondFactor: boolean;
}

/**
 * The caller of a request, from what is stored: everybody is a customer, an entitled subscriber is one too. Where
 * administrators need a second factor, one without it has every right but the administrator's.
 */
export function callerOf(stored: StoredUser, sessionId: string, now: Date, demands: Demands): User {
  const entitlement = entitlementOf(stored.subscription, now);
  const roles = new Set<Role>(["customer", ...stored.roles]);
  if (entitlement !== "none") roles.add("subscriber");
  const secondFactorMissing = demands.secondFactor && roles.has("admin") && !stored.secondFactorAt;
  if (secondFactorMissing) roles.delete("admin");
  const memberRole = memberRoleOf(stored);
  return {
    id: stored.id,
    email: stored.email,
    name: stored.name,
    surname: stored.surname,
    locale: stored.locale,
    language: stored.language,
    adminLocale: stored.adminLocale,
    roles: [...roles],
    accountType: stored.accountType,
    companyId: stored.companyId,
    memberRole,
    approvalLimit: stored.approvalLimit,
    companyVerified: stored.companyStatus === "verified",
    companyVat: stored.companyVat,
    wholesaleActive: stored.wholesaleActive,
    reservedPrices: stored.reservedPrices,
    ownPriceTypes: stored.ownPriceTypes,
    entitlement,
    agentLevel: stored.agentLevel,
    secondFactorMissing,
    sessionId,
  };
}
