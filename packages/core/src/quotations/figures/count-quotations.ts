import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { DeleteTransaction } from "dynamodb-toolbox/entity/actions/transactDelete";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { ordersHolding } from "../../orders/index.ts";
import { rowsOfShards } from "../../platform/sharded-list/read.ts";
import { once } from "../../platform/storing/once.ts";
import { orVersionConflict } from "../../platform/storing/transaction.ts";
import { untilWritten } from "../../platform/storing/until-written.ts";
import { eachApart } from "../../platform/work/each-apart.ts";
import { quotationStatuses } from "../quotation.ts";
import { QuotationEntity, quotationsWithStatus } from "../quotation.table.ts";
import { loadVersion } from "../stored-quotation.ts";
import { contributionOf } from "./contribution.ts";
import { CountedQuotationEntity, QuotationFiguresEntity, QuotationOpeningEntity } from "./figures.table.ts";
import { added, negated, noFigures, type Contribution } from "./funnel.ts";

/** Workers beside each other whose quotations one employee looks after. */
const tries = 10;

async function contributionNow(id: string): Promise<Contribution | undefined> {
  const { Item: quotation } = await QuotationEntity.build(GetItemCommand)
    .key({ id })
    .options({ consistent: true })
    .send();
  if (!quotation) return undefined;
  const { acceptances } = quotation;
  const [{ Item: opening }, held, first] = await Promise.all([
    QuotationOpeningEntity.build(GetItemCommand).key({ quotationId: id }).options({ consistent: true }).send(),
    ordersHolding(acceptances),
    acceptances.length > 0 ? loadVersion(id, 1) : undefined,
  ]);
  return contributionOf({
    quotation,
    isOpened: opening !== undefined,
    firstSentOn: first?.sentOn,
    orders: held.flatMap((order) => ("number" in order ? [order] : [])),
  });
}

/**
 * Brings what a quotation counts for up to date in the figures. It rests on the quotation and its orders as they are now and on what was
 * counted of them, not on what a message tells: repeated, late and out of order it changes nothing.
 */
export const countQuotation = (quotationId: string): Promise<void> =>
  untilWritten(async () => {
    // In this sequence: what is counted is then no older than what was counted before.
    const { Item: before } = await CountedQuotationEntity.build(GetItemCommand)
      .key({ quotationId })
      .options({ consistent: true })
      .send();
    const after = await contributionNow(quotationId);
    if (sameAs(before) === sameAs(after)) return;
    const condition = before
      ? ({ attr: "version", eq: before.version } as const)
      : ({ attr: "version", exists: false } as const);
    const counted = after
      ? CountedQuotationEntity.build(PutTransaction)
          .item({ quotationId, ...after, counted: [...after.counted], version: (before?.version ?? 0) + 1 })
          .options({ condition })
      : CountedQuotationEntity.build(DeleteTransaction).key({ quotationId }).options({ condition });
    const places = new Map(
      [before, after].flatMap((one) => (one ? [[`${one.month}#${one.ownerId}`, one] as const] : [])),
    );
    const figures = await Promise.all(
      [...places].map(([place, { month, ownerId }]) => figuresWrite({ month, ownerId }, place, before, after)),
    );
    await execute(counted, ...figures).catch((error: unknown) => {
      throw orVersionConflict(error);
    });
  }, tries);

const sameAs = (one: Contribution | undefined): string =>
  one ? JSON.stringify([one.month, one.ownerId, one.counted.map((c) => [c.mark, c.count, c.amount]), one.days]) : "";

async function figuresWrite(
  key: { month: string; ownerId: string },
  place: string,
  before: Contribution | undefined,
  after: Contribution | undefined,
) {
  const here = (one: Contribution | undefined) =>
    one && `${one.month}#${one.ownerId}` === place ? { counted: one.counted, days: one.days } : noFigures;
  const { Item: known } = await QuotationFiguresEntity.build(GetItemCommand)
    .key(key)
    .options({ consistent: true })
    .send();
  const { counted, days } = added(added(known ?? noFigures, negated(here(before))), here(after));
  return QuotationFiguresEntity.build(PutTransaction)
    .item({ ...key, version: (known?.version ?? 0) + 1, counted, days })
    .options({
      condition: known ? { attr: "version", eq: known.version } : { attr: "version", exists: false },
    });
}

/** Counts quotations as they are now, each once. May be repeated. */
export const countQuotations = (ids: readonly string[]): Promise<void> => eachApart(new Set(ids), countQuotation);

/** The written step for quotations of before they were counted: once, each counts for what it is; how many there were. */
export const countEarlierQuotations = (): Promise<number> =>
  once("quotation-figures", async () => {
    let count = 0;
    await eachApart(quotationStatuses, (status) =>
      eachApart(rowsOfShards(quotationsWithStatus(status), QuotationEntity, { atOnce: 100 }), async ({ id }) => {
        await countQuotation(id);
        count += 1;
      }),
    );
    return count;
  });
