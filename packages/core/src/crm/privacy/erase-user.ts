import { eraseLeadsOf } from "../../leads/index.ts";
import { eraseRequestFiles } from "../../quotations/index.ts";
import { eraseHolding } from "../../platform/personal-data.ts";
import { leaveWebinarsOf } from "../../publications/index.ts";
import { eraseQuestionsOf } from "../../questions/index.ts";
import { eraseTicketsOf } from "../../tickets/index.ts";
import { holdings } from "./holdings.ts";

/** Erases what is kept of a user whose account was closed, in every domain; what must stay stays. May be repeated. */
export async function eraseUser(userId: string): Promise<void> {
  await eraseRequestFiles(userId);
  await eraseTicketsOf(userId);
  await eraseQuestionsOf(userId);
  await eraseLeadsOf(userId);
  await leaveWebinarsOf(userId);
  for (const holding of holdings) await eraseHolding(holding, userId);
}
