import { ConditionCheck } from "dynamodb-toolbox/entity/actions/transactCheck";
import { DeleteTransaction } from "dynamodb-toolbox/entity/actions/transactDelete";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { ordersHolding, type Cart, type Order } from "../../orders/index.ts";
import { asksForCredit } from "../../payments/index.ts";
import { unlessChanged } from "../../platform/storing/unless-changed.ts";
import { cancellationReasons } from "../../platform/storing/transaction.ts";
import { instant } from "../../platform/time.ts";
import { eachApart, poolApart } from "../../platform/work/each-apart.ts";
import { quotationMachine } from "../quotation-machine.ts";
import { QuotationEntity } from "../quotation.table.ts";
import { balanceOf, type Quotation } from "../quotation.ts";
import { isPartOf } from "../standing.ts";
import { findQuotation, loadVersion, writeQuotation } from "../stored-quotation.ts";
import { isOver } from "../version/validity.ts";
import { OpenSaleEntity } from "./open-sale.table.ts";
import { openSaleQuotations } from "./open-sales.ts";

/** Quotations whose orders are asked for beside each other. */
const beside = 10;
/** So long after the validity's end no order is on its way any more that was begun before it; milliseconds. */
const afterEnd = 24 * 3600_000;

/** Whether an order counts as the sale: paid, begun to be, or confirmed on credit (domain-rules 5.3). */
const isSold = (order: Cart | Order): boolean =>
  "number" in order &&
  (order.status === "paid" ||
    order.transactions.some(({ status }) => status === "paid") ||
    (order.status === "pendingPayment" && asksForCredit(order.termsOfPayment, order.method)));

/**
 * What has come of an accepted quotation. Won, when of something that was sold nothing more can come: every order that was made of it is
 * sold and no piece of what isn't optional is left, or the validity is over, after which the balance can be accepted no more. Over, when the
 * validity has ended and no order holds any of it: a cart is placed at its prices no more.
 */
async function outcomeOf(
  { id, sent, validUntil, acceptances }: Quotation,
  now: Date,
): Promise<"open" | "won" | "over"> {
  const held = await ordersHolding(acceptances);
  const ended = validUntil !== undefined && isOver(validUntil, now);
  if (held.some(isSold)) {
    if (ended) return "won";
    if (!held.every(isSold)) return "open";
    const { lines } = (await loadVersion(id, sent)).content;
    return isPartOf(lines, balanceOf(lines, held)) ? "open" : "won";
  }
  const longEnded = ended && isOver(validUntil, new Date(now.getTime() - afterEnd));
  return longEnded && !held.some((order) => "number" in order) ? "over" : "open";
}

function win(before: Quotation, now: Date) {
  const after = { ...quotationMachine.after(before, "win", "system"), closedOn: instant(now) };
  return writeQuotation({ before, after, now });
}

/**
 * Of these quotations those are won that are sold by now: so it is said with the money (domain-rules 5.3), and `watchSales` finds what no message
 * has told. It rests on the quotation and its orders as they are: repeated, late and out of order it changes nothing. Up to four requests each.
 */
export const winSold = (ids: readonly string[], now: Date): Promise<void> =>
  eachApart(new Set(ids), async (id) => {
    const quotation = await findQuotation(id);
    if (quotation?.status !== "accepted" || (await outcomeOf(quotation, now)) !== "won") return;
    await unlessChanged(() => win(quotation, now));
  });

/** It stays accepted, and is looked at no more. What was written of it meanwhile is looked at in the next run. */
const letGo = ({ id, revision }: Quotation) =>
  execute(
    QuotationEntity.build(ConditionCheck).key({ id }).condition({ attr: "revision", eq: revision }),
    OpenSaleEntity.build(DeleteTransaction).key({ quotationId: id }),
  ).catch((error: unknown) => {
    if (!cancellationReasons(error).some(Boolean)) throw error;
  });

/**
 * Accepted quotations that are sold whole, or in part when their validity ends, are won; how many. Of which nothing can come any more are
 * looked at this once. Requests: two for each hundred that are open, and one for each.
 */
export async function watchSales(now: Date): Promise<number> {
  let count = 0;
  await eachApart(openSaleQuotations(), (portion) =>
    poolApart(portion, beside, async (quotation) => {
      const outcome = await outcomeOf(quotation, now);
      if (outcome === "over") await letGo(quotation);
      if (outcome !== "won") return;
      const written = await unlessChanged(() => win(quotation, now));
      count += written;
    }),
  );
  return count;
}
