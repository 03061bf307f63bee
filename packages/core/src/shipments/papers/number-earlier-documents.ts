import { UpdateItemCommand } from "dynamodb-toolbox/entity/actions/update";
import { monthsUntil } from "../../orders/index.ts";
import { rowsOfShards } from "../../platform/sharded-list/read.ts";
import { once } from "../../platform/storing/once.ts";
import { unlessChanged } from "../../platform/storing/unless-changed.ts";
import { eachApart } from "../../platform/work/each-apart.ts";
import type { TransportDocument } from "./transport-document.ts";
import { itemOf, TransportDocumentEntity, transportDocumentsOfMonth } from "./transport-document.table.ts";

/** The written step for transport documents of before they were found by their number: once, each gets that place; how many had none. */
export const numberEarlierTransportDocuments = (now: Date): Promise<number> =>
  once("transport-numbers", () => withTransportNumbers(now));

/** What `numberEarlierTransportDocuments` does once: it bears being done again. One that somebody writes meanwhile has its place by that. */
export async function withTransportNumbers(now: Date): Promise<number> {
  let count = 0;
  await eachApart(monthsUntil(now), (month) =>
    eachApart(rowsOfShards(transportDocumentsOfMonth(month), TransportDocumentEntity, { atOnce: 50 }), async (one) => {
      if (one.gsi3pk === undefined) count += await unlessChanged(() => numbered(one));
    }),
  );
  return count;
}

const numbered = (document: TransportDocument) => {
  const { shipmentId, place, version } = document;
  const { gsi3pk, gsi3sk } = itemOf(document);
  return TransportDocumentEntity.build(UpdateItemCommand)
    .item({ shipmentId, place, gsi3pk, gsi3sk })
    .options({ condition: { attr: "version", eq: version } })
    .send();
};
