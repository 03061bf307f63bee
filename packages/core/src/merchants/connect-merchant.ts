import type { User } from "../platform/access.ts";
import { untilWritten } from "../platform/storing/until-written.ts";
import { Problem } from "../platform/problems.ts";
import { instant } from "../platform/time.ts";
import { factsOf, goesOn, type ProviderAccount } from "./merchant-account.ts";
import { createProviderAccount, onboardingLink, providerAccount } from "./provider-accounts.ts";
import { findMerchantAccount, writeMerchantAccount } from "./stored-account.ts";

type Merchant = Pick<User, "id" | "companyId" | "locale">;

/** Problem: provider-unavailable, also where the provider no longer knows an account that it has given us. */
async function knownAccount(accountId: string): Promise<ProviderAccount> {
  const account = await providerAccount(accountId);
  if (!account) throw new Problem("provider-unavailable");
  return account;
}

/** The merchant's account at the provider, made where there is none: whoever asks at the same time gets the same. */
const accountOf = (user: Merchant, now: Date): Promise<ProviderAccount> =>
  untilWritten(async () => {
    const known = await findMerchantAccount(user.id);
    if (known) return knownAccount(known.accountId);
    const account = await createProviderAccount(user);
    await writeMerchantAccount(undefined, {
      userId: user.id,
      version: 1,
      accountId: account.id,
      facts: factsOf(account),
      createdOn: instant(now),
    });
    return account;
  });

/**
 * Connects a merchant to the card provider, or lets them go on: where their account stands there, and while something is asked of
 * them, an address of the provider's pages. Repeated, there is still one account. Problem: provider-unavailable.
 */
export async function connectMerchant(user: Merchant, now: Date) {
  const account = await accountOf(user, now);
  const facts = factsOf(account);
  return { account: facts, ...(goesOn(facts) && { onboarding: await onboardingLink(account.id) }) };
}

/** Where a merchant's account stands at the provider now; nothing for who has none. Problem: provider-unavailable. */
export async function merchantAccount({ id }: Pick<User, "id">) {
  const known = await findMerchantAccount(id);
  return known ? { account: factsOf(await knownAccount(known.accountId)) } : {};
}
