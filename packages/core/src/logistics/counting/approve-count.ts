import { ConditionCheck } from "dynamodb-toolbox/entity/actions/transactCheck";
import { UpdateTransaction } from "dynamodb-toolbox/entity/actions/transactUpdate";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { $remove } from "dynamodb-toolbox/entity/actions/update";
import { newIdAt } from "../../platform/ids.ts";
import { Problem } from "../../platform/problems.ts";
import { cancellationReasons } from "../../platform/storing/transaction.ts";
import { instant } from "../../platform/time.ts";
import { doneLoad, doneUnload } from "../movements/movement-machine.ts";
import { writeMovements } from "../movements/write-movements.ts";
import { broughtCounts, oneMore } from "./brought-counts.ts";
import { countMachine, demandAnother, differenceOf, isUnsettled, type CountLine, type StockCount } from "./count.ts";
import { CountLineEntity, StockCountEntity } from "./count.table.ts";
import { countWrite, linesOf, loadCount, writeCount } from "./stored-count.ts";

const isOfCount = (countId: string, state: StockCount["state"]) =>
  StockCountEntity.build(ConditionCheck).key({ id: countId }).condition({ attr: "state", eq: state });

/**
 * One difference into the stock, once: the movement, the stock and the line that names it in one transaction. Another count of it that came in since has brought in
 * the same difference: it is counted again. Problem: counted-elsewhere with the product's code.
 */
async function settle(count: StockCount, line: CountLine, reason: string, now: Date): Promise<void> {
  const { countId, productId, productCode, countedOn = "", countsBefore } = line;
  const place = { productId, warehouseId: count.warehouseId };
  if ((await broughtCounts(place)) !== countsBefore) throw new Problem("counted-elsewhere", { productCode });
  const difference = differenceOf(line);
  const facts = {
    id: newIdAt(now),
    cause: "count" as const,
    warehouseId: count.warehouseId,
    reason,
    reference: count.place,
    lines: [{ productId, productCode, quantity: Math.abs(difference) }],
  };
  const after = difference > 0 ? doneLoad(facts, now) : doneUnload(facts, now);
  const named = CountLineEntity.build(UpdateTransaction)
    .item({ countId, productId, movementId: after.id })
    .options({
      condition: {
        and: [
          { attr: "movementId", exists: false },
          { attr: "countedOn", eq: countedOn },
        ],
      },
    });
  await writeMovements([{ after }], [isOfCount(countId, "counted"), named, oneMore(place, countsBefore)]);
}

/**
 * Approves what differs: each difference becomes a movement in a transaction of its own, then the count is over. Where it is broken off between
 * two, doing it again brings in the rest and nothing twice. What has moved since the counting stays counted. Problems: not-found,
 * invalid-transition, own-proposal for whoever has counted, counted-elsewhere where another count of a product came in since this one (send it back), insufficient-stock
 * where more is missing than lies there by now, version-conflict.
 */
export async function approveCount(countId: string, reason: string, userId: string, now: Date): Promise<void> {
  const before = await loadCount(countId);
  const after = countMachine.after(before, "approve", "back-office");
  const lines = await linesOf(countId);
  demandAnother(before, lines, userId);
  for (const line of lines.filter(isUnsettled)) await settle(before, line, reason, now);
  await writeCount(before, { ...after, reason, endedOn: instant(now), endedBy: userId });
}

/**
 * Sends some products back to be counted again, blind as before: what was found of them is forgotten. Problems: not-found, invalid-transition,
 * version-conflict; of what is in the stock already invalid-transition too.
 */
export async function sendBack(countId: string, productIds: readonly string[]): Promise<void> {
  const before = await loadCount(countId);
  const after = countMachine.after(before, "send-back", "back-office");
  const lines = await linesOf(countId);
  const again = lines.filter(({ productId }) => productIds.includes(productId));
  if (again.length !== new Set(productIds).size) throw new Problem("not-found");
  if (again.some(({ movementId }) => movementId !== undefined))
    throw new Problem("invalid-transition", { state: "approved" });
  const forgotten = again.map(({ productId }) =>
    CountLineEntity.build(UpdateTransaction)
      .item({
        countId,
        productId,
        counted: $remove(),
        stood: $remove(),
        countedOn: $remove(),
        countsBefore: $remove(),
        movedSince: $remove(),
        countedBy: $remove(),
      })
      .options({ condition: { attr: "movementId", exists: false } }),
  );
  try {
    await execute(countWrite(before, { ...after, handedInOn: undefined, handedInBy: undefined }), ...forgotten);
  } catch (error) {
    if (cancellationReasons(error).some(Boolean)) throw new Problem("version-conflict");
    throw error;
  }
}

/** Products that one request sends back to be counted again, so that all of them fit into one transaction. */
export const mostSentBack = 90;

/** Gives a count up: nothing of it comes into the stock. Problems: not-found, invalid-transition, version-conflict. */
export async function cancelCount(countId: string, reason: string, userId: string, now: Date): Promise<void> {
  const before = await loadCount(countId);
  const after = countMachine.after(before, "cancel", "back-office");
  await writeCount(before, { ...after, reason, endedOn: instant(now), endedBy: userId });
}
