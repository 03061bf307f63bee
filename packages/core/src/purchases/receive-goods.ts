import { readMovement, receiveLoad, type LoadReceipt, type Movement } from "../logistics/index.ts";
import { Problem } from "../platform/problems.ts";
import { brokenIn } from "./receiving/broken-pieces.ts";
import { closingChecks } from "../serials/index.ts";
import { receiveMovement } from "./receive-movement.ts";

/**
 * Goods that were forecast have come: those of an order to a supplier go into its account too (`receiveMovement`), where what is missing stays
 * expected until the order is closed short. Pieces that are told apart come with their serials (`closingChecks`). Problems as of `receiveLoad` and `receiveMovement`; movement-bound of an order's goods that are said to
 * come no more.
 */
export async function receiveGoods(
  id: string,
  receipt: LoadReceipt,
  actor: "back-office" | "warehouse",
  now: Date,
): Promise<Movement> {
  const { purchaseId, lines } = await readMovement(id);
  if (purchaseId === undefined) {
    return receiveLoad(id, receipt, actor, now, (done) =>
      closingChecks(id, done.lines, { without: receipt.withoutSerials, broken: brokenIn(receipt) }),
    );
  }
  const { lines: came, more, ...said } = receipt;
  if (more === false) throw new Problem("movement-bound");
  const [expected] = lines;
  const pieces = came ? came.find(({ productId }) => productId === expected?.productId) : expected;
  const delivery = { movementId: id, quantity: pieces?.quantity ?? 0, ...said };
  return (await receiveMovement(delivery, actor, now)).movement;
}
