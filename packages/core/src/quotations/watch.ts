import { rowsOfShards } from "../platform/sharded-list/read.ts";
import { unlessChanged } from "../platform/storing/unless-changed.ts";
import { eachApart } from "../platform/work/each-apart.ts";
import { quotationReminder } from "./events.ts";
import { quotationMachine } from "./quotation-machine.ts";
import { QuotationEntity, quotationsWithStatus } from "./quotation.table.ts";
import type { Quotation } from "./quotation.ts";
import { writeQuotation } from "./stored-quotation.ts";
import { isNearlyOver, isOver } from "./version/validity.ts";

function expire(before: Quotation, now: Date) {
  return writeQuotation({ before, after: quotationMachine.after(before, "expire", "system"), now });
}

function remind(before: Quotation, now: Date) {
  quotationMachine.demand(before, "remind", "system");
  const events = [quotationReminder.of({ quotationId: before.id, version: before.sent })];
  return writeQuotation({ before, after: { ...before, remindedOf: before.sent }, events, now });
}

/** Ends the sent quotations whose validity is over, and reminds of those that end in three days, each version once. */
export async function watchValidity(now: Date): Promise<{ expired: number; reminded: number }> {
  const counts = { expired: 0, reminded: 0 };
  await eachApart(rowsOfShards(quotationsWithStatus("sent"), QuotationEntity, { atOnce: 100 }), async (quotation) => {
    const { validUntil, sent, remindedOf } = quotation;
    if (validUntil === undefined) return;
    if (isOver(validUntil, now)) counts.expired += await unlessChanged(() => expire(quotation, now));
    else if (isNearlyOver(validUntil, now) && remindedOf !== sent)
      counts.reminded += await unlessChanged(() => remind(quotation, now));
  });
  return counts;
}
