import * as z from "zod";
import type { Call } from "./call.ts";
import { read } from "./input.ts";
import { invalidRequest, missing } from "./provider-error.ts";
import { born, newResourceId, type Account, type AccountLink } from "./resources.ts";

const CreateAccount = z.object({
  type: z.enum(["express", "standard"]),
  country: z.string().length(2),
  business_type: z.enum(["company", "individual"]),
  capabilities: z.record(z.string(), z.object({ requested: z.stringbool() })).optional(),
  metadata: z.record(z.string(), z.string()).optional(),
});
const CreateAccountLink = z.object({
  account: z.string(),
  type: z.literal("account_onboarding"),
  return_url: z.url(),
  refresh_url: z.url(),
});

/** What is asked of every merchant, by the name of the field of the page. */
const fields = {
  iban: "external_account",
  document: "representative.verification.document",
  profile: "business_profile.product_description",
} as const;
const linkSeconds = 300;
const daySeconds = 86_400;
const nowSeconds = (): number => Math.floor(Date.now() / 1000);

const nothing = (): Account["requirements"] => ({
  current_deadline: null,
  currently_due: [],
  disabled_reason: null,
  errors: [],
  past_due: [],
  pending_verification: [],
});

function accountOf({ store }: Pick<Call, "store">, id: string): Account {
  const account = store.get<Account>("account", id);
  if (!account) throw missing("account", id);
  return account;
}

export function createAccount({ store, parameters }: Call): Account {
  const { type, country, business_type, metadata } = read(CreateAccount, parameters);
  return store.put<Account>({
    ...born("acct"),
    object: "account",
    business_type,
    charges_enabled: false,
    country,
    details_submitted: false,
    metadata: metadata ?? {},
    payouts_enabled: false,
    requirements: {
      ...nothing(),
      currently_due: Object.values(fields),
      disabled_reason: "requirements.past_due",
    },
    type,
  });
}

export function createAccountLink({ store, parameters, origin }: Call) {
  const { account, return_url, refresh_url } = read(CreateAccountLink, parameters);
  const { requirements } = accountOf({ store }, account);
  if (requirements.disabled_reason?.startsWith("rejected.")) {
    throw invalidRequest("This account has been rejected.", { code: "account_invalid" });
  }
  const link = store.put<AccountLink>({
    ...born("link"),
    object: "account_link",
    account,
    expires_at: nowSeconds() + linkSeconds,
    refresh_url,
    return_url,
    session: null,
  });
  const { object, created, expires_at } = link;
  return { object, created, expires_at, url: `${origin}/demo/onboarding/${link.id}` };
}

function linkOf({ store, id }: Call): AccountLink {
  const link = store.get<AccountLink>("account_link", id);
  if (!link) throw missing("account_link", id);
  return link;
}

/** The one visit of a link: what is still due, and the session that may fill it in; for a second visit, or a late one, where a new link is had. */
export function openAccountLink(call: Call) {
  const link = linkOf(call);
  if (link.session || link.expires_at < nowSeconds()) return { refresh_url: link.refresh_url };
  const { session } = call.store.put<AccountLink>({ ...link, session: newResourceId("onboarding") });
  const { currently_due } = accountOf(call, link.account).requirements;
  return {
    session,
    due: Object.entries(fields).flatMap(([name, field]) => (currently_due.includes(field) ? [name] : [])),
  };
}

/** Takes what was filled in; what was left empty stays due, a document that nobody can read is asked for again. */
export function fillAccount(call: Call) {
  const input = read(
    z.object({
      session: z.string(),
      iban: z.string().trim().optional(),
      document: z.enum(["", "readable", "unreadable"]).optional(),
      profile: z.string().trim().optional(),
    }),
    call.parameters,
  );
  const link = linkOf(call);
  if (link.session !== input.session) throw invalidRequest("This link has been used.", {}, 403);
  const account = accountOf(call, link.account);
  const before = account.requirements;
  const given = new Set<string>(
    Object.entries(fields).flatMap(([name, field]) => {
      const value = input[name as keyof typeof fields];
      return value && value !== "unreadable" ? [field] : [];
    }),
  );
  const currently_due = before.currently_due.filter((field) => !given.has(field));
  const unreadable = input.document === "unreadable";
  const filled = currently_due.length === 0;
  changed(call, {
    ...account,
    details_submitted: true,
    charges_enabled: filled,
    payouts_enabled: filled,
    requirements: {
      ...before,
      currently_due,
      past_due: before.past_due.filter((field) => !given.has(field)),
      current_deadline: filled ? null : (before.current_deadline ?? nowSeconds() + 14 * daySeconds),
      disabled_reason: filled ? null : "requirements.past_due",
      errors: unreadable
        ? [
            {
              code: "verification_document_not_readable",
              reason: "The document is not readable.",
              requirement: fields.document,
            },
          ]
        : before.errors.filter(({ requirement }) => !given.has(requirement)),
    },
  });
  return { return_url: link.return_url };
}

/** What the provider's people find when they look at an account: they check it, ask for the document again, or refuse the merchant. */
export function reviewAccount(call: Call): Account {
  const { result } = read(z.object({ result: z.enum(["checks", "passes", "asks", "refuses"]) }), call.parameters);
  const account = accountOf(call, call.id);
  const enabled = result === "passes" || result === "asks";
  const { document } = fields;
  const found: Partial<Account["requirements"]> =
    result === "asks"
      ? {
          currently_due: [document],
          current_deadline: nowSeconds() + 10 * daySeconds,
          errors: [
            { code: "verification_document_expired", reason: "The document has expired.", requirement: document },
          ],
        }
      : result === "refuses"
        ? { disabled_reason: "rejected.terms_of_service" }
        : result === "checks"
          ? { pending_verification: [document], disabled_reason: "requirements.pending_verification" }
          : {};
  return changed(call, {
    ...account,
    details_submitted: true,
    charges_enabled: enabled,
    payouts_enabled: enabled,
    requirements: { ...nothing(), ...found },
  });
}

function changed({ store, announce }: Call, account: Account): Account {
  const kept = store.put(account);
  announce("account.updated", kept);
  return kept;
}
