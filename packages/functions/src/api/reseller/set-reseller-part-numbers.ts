import { setResellerPartNumbers } from "@solvia/core/contract/reseller";
import { Problem } from "@solvia/core/platform/problems";
import { setPartNumbers } from "@solvia/core/reseller/feed/part-numbers";
import { serveReseller } from "../../serve/reseller.ts";

export const handler = serveReseller(setResellerPartNumbers, ({ reseller: { accountId, mode }, body }) => {
  // The account's own, which a test key's trial must not change.
  if (mode === "test") throw new Problem("not-by-api-key");
  return setPartNumbers(accountId, body.items);
});
