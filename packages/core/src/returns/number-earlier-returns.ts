import { UpdateItemCommand } from "dynamodb-toolbox/entity/actions/update";
import { monthsUntil } from "../orders/index.ts";
import { rowsOfShards } from "../platform/sharded-list/read.ts";
import { once } from "../platform/storing/once.ts";
import { unlessChanged } from "../platform/storing/unless-changed.ts";
import { eachApart } from "../platform/work/each-apart.ts";
import { indexKeysOf, ReturnRequestEntity, returnsOfMonth } from "./return.table.ts";

/**
 * The written step for requests of before they were found by their number: once, each gets that place; how many had none. One that
 * somebody writes or erases meanwhile is left alone: it has its place by that, or needs none.
 */
export const numberEarlierReturns = (now: Date): Promise<number> =>
  once("return-numbers", async () => {
    let count = 0;
    await eachApart(monthsUntil(now), (month) =>
      eachApart(rowsOfShards(returnsOfMonth(month), ReturnRequestEntity, { atOnce: 50 }), async (request) => {
        const { gsi4pk, gsi4sk } = indexKeysOf(request);
        const { id, revision } = request;
        if (request.gsi4pk === undefined)
          count += await unlessChanged(() => numbered({ id, revision }, { gsi4pk, gsi4sk }));
      }),
    );
    return count;
  });

const numbered = ({ id, revision }: { id: string; revision: number }, place: { gsi4pk: string; gsi4sk: string }) =>
  ReturnRequestEntity.build(UpdateItemCommand)
    .item({ id, ...place })
    .options({ condition: { attr: "revision", eq: revision } })
    .send();
