import type { ActKind, ToldKind } from "./act-kinds.ts";
import { isFor, type AskedScope, type CallingKey } from "./http/key-scopes.ts";
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

/** Over whose records a role has a permission: everybody's, or its own customers' alone. */
export type Reach = "all" | "own";

interface Permission {
  /** Who has it; everybody, also nobody logged in, when absent. */
  roles?: Partial<Record<Role, Reach>>;
  /** Also who isn't logged in has it, as the holder of a guest cart (docs/decisions/guest-cart.md). */
  visitors?: true;
  /** A permission of employees: they find its screens in the back office, and each write stands in the audit log. */
  office?: true;
}

/**
 * What an endpoint may demand, and the only place that says who has it (spec 6): the API, the back office's menu and the
 * matrix of tests/http/access.test.ts read it.
 */
export const permissions = {
  anyone: {},
  customer: { roles: { customer: "all" } },
  shopper: { roles: { customer: "all" }, visitors: true },
  subscriber: { roles: { subscriber: "all", admin: "all" } },
  /** The reseller API: only by a key (`scope`), which a plan with its benefit entitles to. */
  reseller: { roles: { subscriber: "all" } },
  installer: { roles: { installer: "all", admin: "all" } },
  merchant: { roles: { merchant: "all", admin: "all" } },
  warehouse: { roles: { warehouse: "all", admin: "all" }, office: true },
  sales: { roles: { sales_agent: "own", admin: "all" }, office: true },
  admin: { roles: { admin: "all" }, office: true },
  /** Whoever works in the back office: what it answers is told by their role. */
  employee: { roles: { sales_agent: "own", warehouse: "all", admin: "all" }, office: true },
  /** No user at all: the caller proves itself otherwise (a webhook's signature). */
  system: {},
} as const satisfies Record<string, Permission>;

export type Access = keyof typeof permissions;
export const accesses = Object.keys(permissions) as readonly Access[];

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
export const agentLevels = [1, 2, 3] as const;
export type AgentLevel = (typeof agentLevels)[number];
export type Entitlement = "none" | "premium" | "exclusive";

/** A company's VAT number in trade between states, as each of its users' records repeats it. */
export interface CompanyVat {
  number: string;
  /** The six characters by which a public body gets its documents: it pays the VAT itself. */
  publicBody?: string | undefined;
  check?:
    | {
        number: string;
        status: "valid" | "invalid" | "unknown";
        checkedAt: string;
        source?: string | undefined;
        consultationNumber?: string | undefined;
      }
    | undefined;
}

/** Who is calling, resolved once per request from the session or the API key. */
export interface User {
  id: string;
  email: string;
  name: string;
  surname: string;
  locale: Locale;
  language: Language;
  /** The country whose catalogue an administrator works on (spec 3); the shop's own where none was chosen. */
  adminLocale?: Locale | undefined;
  roles: readonly Role[];
  accountType: "private" | "business";
  companyId?: string | undefined;
  /** Absent for whoever has no company. */
  memberRole?: MemberRole | undefined;
  /** Cents: a buyer's order above it waits for an owner of the company. */
  approvalLimit?: number | undefined;
  companyVerified: boolean;
  /** The number that the company buys by, with its prefix, and what its register last said of it. */
  companyVat?: CompanyVat | undefined;
  wholesaleActive: boolean;
  /** Chosen by the back office to buy at `reserved` prices. */
  reservedPrices: boolean;
  /** The type of price that the back office gave this user for a product (premium-user products), by product. */
  ownPriceTypes?: Readonly<Record<string, string>> | undefined;
  entitlement: Entitlement;
  agentLevel?: AgentLevel | undefined;
  /** An administrator who has to set up a second factor first: no administrator until then. */
  secondFactorMissing?: boolean | undefined;
  /** Called with an API key, which may not change the account that it belongs to. */
  byApiKey?: boolean | undefined;
  /** Which key that is. */
  apiKey?: CallingKey | undefined;
  sessionId: string;
  /** Nobody's account: a visitor with a cart of their own, which ends then (epoch seconds). */
  guestUntil?: number | undefined;
  /** When who sits at the session last proved it, epoch seconds; and by what the account proves it. */
  provenAt?: number | undefined;
  provesBy?: "password" | "code" | undefined;
  /** The employee who acts for this customer just now, and of which kinds of act the customer has been told. */
  actedBy?: { id: string; name: string; toldKinds: readonly ToldKind[] } | undefined;
  /** This employee's session acted for a customer until the hour or the right ended; its pages may not know yet. */
  actingEnded?: true | undefined;
}

/** Who is logged in, as far as permissions ask. */
interface Holder {
  roles: readonly string[];
}

/** Whether their place in the company allows it: whoever has no company buys for themselves and owns none. */
export function allowedWithin(within: Within | undefined, user: Pick<User, "memberRole"> | undefined): boolean {
  if (!within || !user) return true;
  if (!user.memberRole) return within === "buyer";
  const wanted: readonly MemberRole[] = memberPermissions[within];
  return wanted.includes(user.memberRole);
}

/** Whether an owner has to agree first: a buyer orders alone up to the company's limit (cents, VAT included). */
export const needsApproval = (
  { memberRole, approvalLimit }: Pick<User, "memberRole" | "approvalLimit">,
  total: number,
): boolean => memberRole === "buyer" && approvalLimit !== undefined && total > approvalLimit;

/** How far this caller's permission goes; undefined without one. Deny is the default. */
export function reachOf(access: Access, user: Holder | undefined): Reach | undefined {
  const { roles: holders, visitors }: Permission = permissions[access];
  if (!holders || (visitors && !user)) return "all";
  const reaches = (user?.roles ?? []).map((role) => holders[role as Role]);
  return reaches.includes("all") ? "all" : reaches.find((reach) => reach !== undefined);
}

/** Whether this caller may use an endpoint with that access. */
export const allowed = (access: Access, user: Holder | undefined): boolean => reachOf(access, user) !== undefined;

/** Whether an endpoint is one of the back office's. */
export const isOfficeAccess = (access: Access): boolean => (permissions[access] as Permission).office === true;

/** Whether the back office has a door for this user at all. */
export const isEmployee = (user: Holder | undefined): boolean =>
  (Object.keys(permissions) as Access[]).some((access) => isOfficeAccess(access) && allowed(access, user));

/** What an endpoint's declaration opens for callers who are not the person themself. */
interface Openness {
  forOthers?: true | ActKind | undefined;
  byKey?: true | undefined;
  anyKey?: true | undefined;
  scope?: AskedScope | undefined;
}

/** Why a call in another's stead is refused; undefined for the person themself and for what the endpoint opens. Deny is the default. */
export function refusedInStead(
  { forOthers, byKey, anyKey, scope }: Openness,
  caller: Pick<User, "actedBy" | "byApiKey" | "apiKey"> | undefined,
): "not-while-acting" | "not-by-api-key" | "scope-missing" | undefined {
  if (caller?.actedBy && !forOthers) return "not-while-acting";
  if (!caller?.byApiKey || anyKey) return undefined;
  if (scope) return caller.apiKey && isFor(caller.apiKey, scope) ? undefined : "scope-missing";
  return byKey && caller.apiKey?.ofShop ? undefined : "not-by-api-key";
}
