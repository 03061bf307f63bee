import { Entity, item, string } from "dynamodb-toolbox";
import { DeleteTransaction } from "dynamodb-toolbox/entity/actions/transactDelete";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { keysIn, shardedList } from "../../platform/sharded-list/list.ts";
import { kept } from "../../platform/stored/stored.ts";
import { table } from "../../platform/table.ts";
import type { Quotation } from "../quotation.ts";

/**
 * That something may still come of an accepted quotation: it comes and goes with the quotation's own writes, and goes too when the
 * validity is over and no order holds its pieces, while the quotation stays accepted for good.
 */
export const OpenSaleEntity = kept(
  new Entity({
    name: "OpenSale",
    table,
    schema: item({ quotationId: string().key(), gsi1pk: string(), gsi1sk: string() }),
    computeKey: ({ quotationId }: { quotationId: string }) => ({ pk: `QUOTATION#${quotationId}`, sk: "OPENSALE" }),
  }),
);

/** Accepted quotations of which something may still come, the oldest first. */
export const openSales = shardedList("gsi1", "QUOTATIONSALES", 4);

export const openSaleOf = ({ id: quotationId, createdOn }: Pick<Quotation, "id" | "createdOn">) => ({
  quotationId,
  ...keysIn(openSales, createdOn, quotationId),
});

/** What a change of a quotation changes in the list of open sales, in the quotation's own transaction. */
export function openSaleWrites(before: Quotation | undefined, after: Quotation) {
  if (before?.status === after.status) return [];
  if (after.status === "accepted") return [OpenSaleEntity.build(PutTransaction).item(openSaleOf(after))];
  return before?.status === "accepted" ? [OpenSaleEntity.build(DeleteTransaction).key({ quotationId: after.id })] : [];
}
