import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import type { User } from "../../platform/access.ts";
import { releaseFiles } from "../../platform/files/released-files.ts";
import { expired, table } from "../../platform/table.ts";
import { unlessChanged } from "../../platform/storing/unless-changed.ts";
import { asAccounts } from "./request-files.ts";
import { QuotationRequestEntity, visitorsPartition } from "./request.table.ts";
import { writeRequest } from "./stored-request.ts";

/** Requests of one address that are taken at once; what is beyond them the next time. */
const atOnce = 25;

/**
 * Gives a user what they asked as a visitor under their e-mail: whoever has logged in has confirmed it (domain-rules 3.7). From then on
 * it is the account's and goes with it, its files too, and not after a year. How many were taken.
 */
export async function claimRequests(user: Pick<User, "id" | "email">, now: Date): Promise<number> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .query({ index: "gsi1", partition: visitorsPartition(user.email) })
    .entities(QuotationRequestEntity)
    .options({ limit: atOnce })
    .send();
  let taken = 0;
  for (const before of Items) {
    if (expired(before, now)) continue;
    const { expiresAt: _, ...kept } = before;
    const { files, left } = await asAccounts(before);
    const after = { ...kept, userId: user.id, ...(files && { files }) };
    const also = left.length > 0 ? [releaseFiles(left, now)] : [];
    taken += await unlessChanged(() => writeRequest({ before, after, also, now }));
  }
  return taken;
}
