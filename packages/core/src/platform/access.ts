import type { Language, Locale } from "./locale.ts";

/** The roles of spec 6. `customer` is everybody who is logged in; `subscriber` is derived from the entitlement. */
export const roles = [
  "customer",
  "subscriber",
  "reseller",
  "installer",
  "merchant",
  "sales_agent",
  "warehouse",
  "admin",
] as const;
export type Role = (typeof roles)[number];

/** What an endpoint may demand. The table below is the only place that says who has it. */
export const permissions = {
  anyone: undefined,
  customer: ["customer"],
  subscriber: ["subscriber", "admin"],
  reseller: ["reseller"],
  installer: ["installer", "admin"],
  merchant: ["merchant", "admin"],
  warehouse: ["warehouse", "admin"],
  sales: ["sales_agent", "admin"],
  admin: ["admin"],
  /** No user at all: the caller proves itself otherwise (a webhook's signature). */
  system: undefined,
} as const satisfies Record<string, readonly Role[] | undefined>;

export type Access = keyof typeof permissions;

/** What a user may do in their company: manage it, order for it, or look. */
export const memberRoles = ["owner", "buyer", "viewer"] as const;
export type MemberRole = (typeof memberRoles)[number];

/** What an endpoint may demand besides, of whoever acts in a company. */
export const memberPermissions = {
  buyer: ["owner", "buyer"],
  owner: ["owner"],
} as const satisfies Record<string, readonly MemberRole[]>;
export type Within = keyof typeof memberPermissions;

/** Level 1 is the highest floor: which sales_agent price type bounds an agent's offers (spec 6). */
export type AgentLevel = 1 | 2 | 3;
export type Entitlement = "none" | "premium" | "exclusive";

/** Who is calling, resolved once per request from the session or the API key. */
export interface User {
  id: string;
  email: string;
  name: string;
  surname: string;
  locale: Locale;
  language: Language;
  roles: readonly Role[];
  accountType: "private" | "business";
  companyId?: string | undefined;
  /** Absent for whoever has no company. */
  memberRole?: MemberRole | undefined;
  /** Cents: a buyer's order above it waits for an owner of the company. */
  approvalLimit?: number | undefined;
  companyVerified: boolean;
  wholesaleActive: boolean;
  /** Chosen by the back office to buy at `reserved` prices. */
  reservedPrices: boolean;
  /** The type of price that the back office gave this user for a product (premium-user products), by product. */
  ownPriceTypes?: Readonly<Record<string, string>> | undefined;
  entitlement: Entitlement;
  agentLevel?: AgentLevel | undefined;
  sessionId: string;
}

/** Whether this caller may use an endpoint with that access. Deny is the default. */
export function allowed(access: Access, user: Pick<User, "roles"> | undefined): boolean {
  const wanted: readonly Role[] | undefined = permissions[access];
  if (!wanted) return true;
  return user !== undefined && wanted.some((role) => user.roles.includes(role));
}

/** Whether their place in the company allows it: whoever has no company buys for themselves and owns none. */
export function allowedWithin(within: Within | undefined, user: Pick<User, "memberRole"> | undefined): boolean {
  if (!within || !user) return true;
  if (!user.memberRole) return within === "buyer";
  const wanted: readonly MemberRole[] = memberPermissions[within];
  return wanted.includes(user.memberRole);
}
