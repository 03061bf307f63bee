import { UpdateItemCommand } from "dynamodb-toolbox/entity/actions/update";
import { monthsUntil } from "../../orders/index.ts";
import { rowsOfShards } from "../../platform/sharded-list/read.ts";
import { once } from "../../platform/storing/once.ts";
import { unlessChanged } from "../../platform/storing/unless-changed.ts";
import { eachApart } from "../../platform/work/each-apart.ts";
import { documentsOfMonth, FiscalDocumentEntity, itemOf } from "../document.table.ts";

/**
 * The written step for documents of before they were found by their number: once, each gets that place; how many had none. One that
 * somebody writes or erases meanwhile is left alone: it has its place by that, or needs none.
 */
export const numberEarlierDocuments = (now: Date): Promise<number> =>
  once("document-numbers", async () => {
    let count = 0;
    await eachApart(monthsUntil(now), (month) =>
      eachApart(rowsOfShards(documentsOfMonth(month), FiscalDocumentEntity, { atOnce: 50 }), async (document) => {
        const { id, version, gsi4pk, gsi4sk } = { ...document, ...itemOf(document) };
        if (document.gsi4pk === undefined)
          count += await unlessChanged(() => numbered({ id, version, gsi4pk, gsi4sk }));
      }),
    );
    return count;
  });

const numbered = ({ id, version, ...place }: { id: string; version: number; gsi4pk: string; gsi4sk: string }) =>
  FiscalDocumentEntity.build(UpdateItemCommand)
    .item({ id, ...place })
    .options({ condition: { attr: "version", eq: version } })
    .send();
