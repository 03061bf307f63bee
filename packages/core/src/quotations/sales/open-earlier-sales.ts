import { ConditionCheck } from "dynamodb-toolbox/entity/actions/transactCheck";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { rowsOfShards } from "../../platform/sharded-list/read.ts";
import { overConflicts } from "../../platform/storing/over-conflicts.ts";
import { once } from "../../platform/storing/once.ts";
import { conditionFailedAt } from "../../platform/storing/transaction.ts";
import { poolApart } from "../../platform/work/each-apart.ts";
import { QuotationEntity, quotationsWithStatus } from "../quotation.table.ts";
import type { Quotation } from "../quotation.ts";
import { OpenSaleEntity, openSaleOf } from "./open-sale.table.ts";

const beside = 10;

/**
 * The written step for quotations that were accepted before their sales stood in a list: once, each gets its place there, which the
 * watch takes from those of which nothing can come; how many. One that is accepted no more meanwhile needs none.
 */
export const openEarlierSales = (): Promise<number> =>
  once("quotation-sales", async () => {
    let count = 0;
    const open = async (quotation: Quotation) => {
      const written = await opened(quotation);
      count += written;
    };
    await poolApart(rowsOfShards(quotationsWithStatus("accepted"), QuotationEntity, { atOnce: 100 }), beside, open);
    return count;
  });

const opened = (quotation: Quotation): Promise<0 | 1> =>
  // What is written just then says nothing of its sale while it stays accepted: it is asked again.
  overConflicts(() =>
    execute(
      QuotationEntity.build(ConditionCheck).key({ id: quotation.id }).condition({ attr: "status", eq: "accepted" }),
      OpenSaleEntity.build(PutTransaction).item(openSaleOf(quotation)),
    ),
  ).then(
    () => 1,
    (error: unknown) => {
      if (conditionFailedAt(error, 0)) return 0;
      throw error;
    },
  );
