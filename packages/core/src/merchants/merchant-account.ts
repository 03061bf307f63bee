import type { Instant } from "../platform/time.ts";

/** Where a merchant's account at the card provider stands: begun and not handed in; something is due; being checked; paid out; refused. */
export const accountStates = ["begun", "missing", "checking", "ready", "refused"] as const;
export type AccountState = (typeof accountStates)[number];

/** What the provider asks a merchant for, in words of ours: its own name single fields, some hundred of them. */
export const missingThings = [
  "bank-account",
  "identity-document",
  "business-profile",
  "person",
  "company",
  "terms",
  "other",
] as const;
export type MissingThing = (typeof missingThings)[number];

/** Why something that was handed in is asked for again. */
export const missingReasons = ["unreadable", "expired", "mismatch", "not-accepted"] as const;
export type MissingReason = (typeof missingReasons)[number];

export interface Missing {
  what: MissingThing;
  /** Its day has passed: the account is held back by it. */
  late: boolean;
  reason?: MissingReason | undefined;
}

export interface AccountFacts {
  state: AccountState;
  /** Whether cards may be charged for the merchant, and whether the money is paid out. */
  charges: boolean;
  payouts: boolean;
  missing: readonly Missing[];
  /** By when what is missing is due; absent where no day is set, or nothing is missing. */
  dueOn?: Instant | undefined;
}

/** A merchant's account as this shop knows it; what the provider knows counts. */
export interface MerchantAccount {
  userId: string;
  version: number;
  /** The provider's name of it. */
  accountId: string;
  facts: AccountFacts;
  createdOn: Instant;
}

/** What is read of the provider's account (docs.stripe.com/api/accounts/object). */
export interface ProviderAccount {
  id: string;
  charges_enabled: boolean;
  payouts_enabled: boolean;
  details_submitted: boolean;
  metadata?: Readonly<Record<string, string>> | null;
  requirements?: {
    currently_due?: readonly string[] | null;
    past_due?: readonly string[] | null;
    errors?: readonly { code: string; requirement: string }[] | null;
    /** Epoch seconds. */
    current_deadline?: number | null;
    disabled_reason?: string | null;
  } | null;
}

const things: readonly (readonly [RegExp, MissingThing])[] = [
  [/^external_account/, "bank-account"],
  [/(^|\.)verification\.(additional_)?document/, "identity-document"],
  [/^(business_profile|settings)\b/, "business-profile"],
  [/^tos_acceptance/, "terms"],
  [/^(individual|representative|owners|directors|executives|person_\w+)\b/, "person"],
  [/^(company|business_type)\b/, "company"],
];

/** What a field of the provider's requirements is in our words. */
export const thingOf = (field: string): MissingThing => things.find(([pattern]) => pattern.test(field))?.[1] ?? "other";

/** What a code of the provider's requirements' errors says in our words. */
export function reasonOf(code: string): MissingReason {
  if (/not_readable|blurry|greyscale|incomplete|corrupt|too_large|missing_(front|back)/.test(code)) return "unreadable";
  if (/expired/.test(code)) return "expired";
  return /mismatch|match/.test(code) ? "mismatch" : "not-accepted";
}

function missingOf({ currently_due, past_due, errors }: NonNullable<ProviderAccount["requirements"]>): Missing[] {
  const late = new Set((past_due ?? []).map(thingOf));
  const due = new Set([...(currently_due ?? []), ...(past_due ?? [])].map(thingOf));
  return missingThings.flatMap((what) => {
    if (!due.has(what)) return [];
    const error = errors?.find(({ requirement }) => thingOf(requirement) === what);
    return [{ what, late: late.has(what), ...(error && { reason: reasonOf(error.code) }) }];
  });
}

function stateOf(account: ProviderAccount, missing: readonly Missing[]): AccountState {
  const { details_submitted, charges_enabled, payouts_enabled, requirements } = account;
  if (requirements?.disabled_reason?.startsWith("rejected.")) return "refused";
  if (!details_submitted) return "begun";
  if (missing.length > 0) return "missing";
  return charges_enabled && payouts_enabled ? "ready" : "checking";
}

/** The facts of an account as the provider tells it; each thing that is missing once. */
export function factsOf(account: ProviderAccount): AccountFacts {
  const { requirements } = account;
  const missing = requirements ? missingOf(requirements) : [];
  const state = stateOf(account, missing);
  const due = requirements?.current_deadline;
  return {
    state,
    charges: account.charges_enabled,
    payouts: account.payouts_enabled,
    missing: state === "refused" ? [] : missing,
    ...(due && missing.length > 0 && state !== "refused" && { dueOn: new Date(due * 1000).toISOString() }),
  };
}

/** Whether its merchant has something to do at the provider, for which a link is made. */
export const goesOn = ({ state }: Pick<AccountFacts, "state">): boolean => state === "begun" || state === "missing";
