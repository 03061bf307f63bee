import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import type { User } from "../../platform/access.ts";
import { conditionFailed } from "../../platform/storing/transaction.ts";
import { instant } from "../../platform/time.ts";
import { linked } from "../shared-link.ts";
import { ownQuotation } from "../stored-quotation.ts";
import { QuotationOpeningEntity } from "./figures.table.ts";

/** The first look counts; each later one changes nothing. */
async function opened(quotationId: string, now: Date): Promise<void> {
  try {
    await QuotationOpeningEntity.build(PutItemCommand)
      .item({ quotationId, on: instant(now) })
      .options({ condition: { attr: "on", exists: false } })
      .send();
  } catch (error) {
    if (!conditionFailed(error)) throw error;
  }
}

/** Its customer reads it. Problem: not-found. */
export const openedByCustomer = async (user: User, id: string, now: Date): Promise<void> =>
  opened((await ownQuotation(user, id)).id, now);

/** The holder of its link reads it. Problem: token-invalid. */
export const openedByLink = async (token: string, now: Date): Promise<void> =>
  opened((await linked(token, now)).quotation.id, now);
