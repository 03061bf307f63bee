import { DeleteTransaction } from "dynamodb-toolbox/entity/actions/transactDelete";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { UpdateTransaction } from "dynamodb-toolbox/entity/actions/transactUpdate";
import { $add } from "dynamodb-toolbox/entity/actions/update";
import type { Cents } from "../../platform/money.ts";
import { exposureOf, owedFrom } from "../../payments/index.ts";
import { confirmedOn } from "../due-dates.ts";
import type { Order } from "../order.ts";
import { CompanyCreditEntity, owedBy, OwedOrderEntity } from "./credit.table.ts";

const owedFromOf = (order: Order) => owedFrom({ ...order, createdOn: confirmedOn(order) });

/** Cents by which a change raises what the order's company owes; negative when it lowers it. */
export const raised = (before: Order | undefined, after: Order): Cents =>
  exposureOf(after) - (before ? exposureOf(before) : 0);

/**
 * What a change of a company's order changes in the company's books, in the order's own transaction. With a limit (cents)
 * the write is refused where the exposure would pass it: another order may have taken what was left since it was read.
 */
export function creditWrites(before: Order | undefined, after: Order, limit?: Cents) {
  const { companyId } = after;
  const more = raised(before, after);
  if (!companyId || more === 0) return owedWrites(before, after);
  const within = (most: Cents) => ({
    condition: {
      and: [
        { attr: "limit" as const, eq: most },
        { attr: "exposure" as const, lte: most - more },
      ],
    },
  });
  const exposed = CompanyCreditEntity.build(UpdateTransaction)
    .item({ companyId, exposure: $add(more), changes: $add(1) })
    .options(limit === undefined ? {} : within(limit));
  return [exposed, ...owedWrites(before, after)];
}

/** What a change of a company's order changes in what it owes by a date. */
export function owedWrites(before: Order | undefined, after: Order) {
  const { companyId, id: orderId, number } = after;
  const since = owedFromOf(after);
  if (!companyId || since === (before && owedFromOf(before))) return [];
  if (!since) return [OwedOrderEntity.build(DeleteTransaction).key({ orderId })];
  const keys = { gsi1pk: owedBy(companyId), gsi1sk: `${since}#${orderId}` };
  return [OwedOrderEntity.build(PutTransaction).item({ orderId, companyId, number, owedFrom: since, ...keys })];
}
