import { DeleteItemCommand } from "dynamodb-toolbox/entity/actions/delete";
import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { setting } from "../../platform/config.ts";
import { deleteObjects } from "../../platform/files/storage.ts";
import { rowsOfShards } from "../../platform/sharded-list/read.ts";
import { table } from "../../platform/table.ts";
import type { CivilDate } from "../../platform/time.ts";
import { eachApart } from "../../platform/work/each-apart.ts";
import { CountedQuotationEntity, QuotationOpeningEntity } from "../figures/figures.table.ts";
import { OwnOfferEntity } from "../own-offer/own-offer.table.ts";
import { pdfKeys } from "../paper/quotation-pdf.ts";
import type { Quotation } from "../quotation.ts";
import {
  QuotationEntity,
  QuotationMessageEntity,
  quotationsOfMonth,
  QuotationVersionEntity,
} from "../quotation.table.ts";
import { OpenSaleEntity } from "../sales/open-sale.table.ts";

/** Nothing has happened to it since a day. What may still be accepted stays, however long ago it was begun. */
const isOver = ({ status, createdOn, sentOn, closedOn, acceptances }: Quotation, limit: CivilDate): boolean =>
  status !== "sent" &&
  [createdOn, sentOn, closedOn, ...acceptances.map(({ at }) => at)].every((day) => day === undefined || day < limit);

/**
 * Erases the quotations that were begun in a month ("2026-11") and of which nothing has happened since a day, with all that was sent and
 * written of them and their PDFs; how many. An item goes last: what fails is done again with it.
 */
export async function eraseQuotationsOf(month: string, limit: CivilDate): Promise<number> {
  let erased = 0;
  await eachApart(rowsOfShards(quotationsOfMonth(month), QuotationEntity, { atOnce: 50 }), async (quotation) => {
    if (!isOver(quotation, limit)) return;
    await eraseBeside(quotation.id);
    await QuotationEntity.build(DeleteItemCommand).key({ id: quotation.id }).send();
    erased += 1;
  });
  return erased;
}

/** Its versions with their PDFs, what was written of it, what its customer has made of it for others, and what it counted for. */
async function eraseBeside(quotationId: string): Promise<void> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .query({ partition: `QUOTATION#${quotationId}` })
    .entities(QuotationVersionEntity, QuotationMessageEntity)
    .options({ maxPages: Infinity })
    .send();
  for (const item of Items) {
    if ("authorId" in item) {
      await QuotationMessageEntity.build(DeleteItemCommand).key({ quotationId, id: item.id }).send();
    } else {
      await deleteObjects(setting("PRIVATE_BUCKET"), pdfKeys(item));
      await QuotationVersionEntity.build(DeleteItemCommand).key({ quotationId, version: item.version }).send();
    }
  }
  await OpenSaleEntity.build(DeleteItemCommand).key({ quotationId }).send();
  await OwnOfferEntity.build(DeleteItemCommand).key({ quotationId }).send();
  await QuotationOpeningEntity.build(DeleteItemCommand).key({ quotationId }).send();
  await CountedQuotationEntity.build(DeleteItemCommand).key({ quotationId }).send();
}
