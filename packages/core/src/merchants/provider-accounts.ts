import { loadCompany } from "../accounts/index.ts";
import { cardProvider } from "../payments/index.ts";
import type { User } from "../platform/access.ts";
import { setting } from "../platform/config.ts";
import { Problem } from "../platform/problems.ts";
import type { ProviderAccount } from "./merchant-account.ts";

// Asked without the SDK's resources of accounts, whose shapes would be a good part of each function.
const ask = <T>(...[method, path, parameters, options]: Parameters<ReturnType<typeof cardProvider>["rawRequest"]>) =>
  cardProvider().rawRequest(method, path, parameters, options) as Promise<unknown> as Promise<T>;

const unavailable = (): never => {
  throw new Problem("provider-unavailable");
};

/** What the provider answers of an account that it doesn't know, or that is another's. */
const unknown: ReadonlySet<string | undefined> = new Set(["account_invalid", "resource_missing"]);

/** An account as it stands at the provider; undefined where the provider knows none of that name. Problem: provider-unavailable. */
export const providerAccount = (id: string): Promise<ProviderAccount | undefined> =>
  ask<ProviderAccount>("GET", `/v1/accounts/${id}`).catch((error: unknown) =>
    unknown.has((error as { code?: string }).code) ? undefined : unavailable(),
  );

/**
 * A new account for a merchant, of their company's country, or their own. Asked for again, also at once, the provider gives the first
 * one: the key says who and what for, and nothing is sent that a merchant may change in between. Problem: provider-unavailable.
 */
export async function createProviderAccount({
  id,
  companyId,
  locale,
}: Pick<User, "id" | "companyId" | "locale">): Promise<ProviderAccount> {
  const company = companyId ? await loadCompany(companyId) : undefined;
  const country = company?.countryCode ?? locale.toUpperCase();
  const kind = company ? "company" : "individual";
  const asked = {
    type: "express",
    country,
    business_type: kind,
    capabilities: { card_payments: { requested: true }, transfers: { requested: true } },
    metadata: { userId: id },
  };
  return ask<ProviderAccount>("POST", "/v1/accounts", asked, {
    idempotencyKey: `merchant:${id}:${country}:${kind}`,
  }).catch(unavailable);
}

/** An address of the provider's pages for an account: good for one visit, until then. Problem: provider-unavailable. */
export async function onboardingLink(account: string): Promise<{ url: string; expiresAt: string }> {
  const back = `${setting("SITE_ORIGIN")}/profile/account`;
  const { url, expires_at } = await ask<{ url: string; expires_at: number }>("POST", "/v1/account_links", {
    account,
    type: "account_onboarding",
    return_url: back,
    refresh_url: back,
  }).catch(unavailable);
  return { url, expiresAt: new Date(expires_at * 1000).toISOString() };
}
