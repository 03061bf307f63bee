import { isDeepStrictEqual } from "node:util";
import { untilWritten } from "../platform/storing/until-written.ts";
import { factsOf } from "./merchant-account.ts";
import { providerAccount } from "./provider-accounts.ts";
import { findMerchantAccount, writeMerchantAccount } from "./stored-account.ts";

/**
 * Brings what we know of an account in line with what the provider knows now: after the record was read it is asked, so that of two
 * that follow at once the later answer stays. An account that is nobody's here changes nothing. Problem: provider-unavailable.
 */
export async function followAccount(accountId: string): Promise<void> {
  const userId = (await providerAccount(accountId))?.metadata?.["userId"];
  if (!userId) return;
  await untilWritten(async () => {
    const before = await findMerchantAccount(userId);
    const account = before?.accountId === accountId ? await providerAccount(accountId) : undefined;
    if (!before || !account) return;
    const facts = factsOf(account);
    if (isDeepStrictEqual(before.facts, facts)) return;
    await writeMerchantAccount(before, { ...before, version: before.version + 1, facts });
  });
}
