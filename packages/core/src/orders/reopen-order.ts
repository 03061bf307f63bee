import type { User } from "../platform/access.ts";
import { transactionMachine } from "../payments/index.ts";
import { termsOf } from "../coupons/index.ts";
import { newId } from "../platform/ids.ts";
import { Problem } from "../platform/problems.ts";
import { instant } from "../platform/time.ts";
import { loadOffers, withTariff } from "./cart/cart-lines.ts";
import { openOrderOf, syncedLines } from "./cart/cart.ts";
import { demandAct } from "./acts/customer-acts.ts";
import { intentsCanceled } from "./ledger/open-intents.ts";
import { orderMachine } from "./order-machine.ts";
import type { Order } from "./order.ts";
import { replacingOpenOrder } from "./cart/replace-open-order.ts";
import { ownOrder, writeOrder } from "./stored-order.ts";
import { freePieces } from "./withdrawal/withdrawal.ts";

/** The lines without the pieces that their buyer has withdrawn from. */
function linesLeft(order: Order): Order["lines"] {
  const left = new Map(freePieces(order).map(({ productId, quantity }) => [productId, quantity]));
  return order.lines.flatMap((line) => {
    const quantity = left.get(line.productId);
    // An offer isn't taken up again by it: its quotation, while it is valid, is accepted anew.
    return quantity === undefined ? [] : [{ ...line, quantity, offered: undefined }];
  });
}

/**
 * Makes a placed order, of which nothing is paid or on its way, the open order again at today's prices. Pieces that were
 * withdrawn from stay out. The placed one ends as failed and keeps its number, its pieces are free; the open one has a new id,
 * so that placing it is a new order. The former open order is saved. The provider must take no more money before anything is written.
 */
export async function reopenOrder(user: User, id: string, now: Date) {
  const order = await ownOrder(user, id);
  demandAct(order, "reopen");
  const { offers, openOrder } = await loadOffers(
    order.lines.map(({ productId }) => productId),
    user,
    now,
  );
  for (const { productId, quantity } of order.reserved ? order.lines : []) {
    const offered = offers.get(productId);
    if (offered) offers.set(productId, { ...offered, available: offered.available + quantity });
  }
  const { locale, address, termsOfPayment, customerReference, notes, reducedVat, certificate } = order;
  const { anonymousPackaging, packagingWish } = order;
  const appliedCoupon = order.appliedCoupon && termsOf(order.appliedCoupon);
  const kept = {
    locale,
    address,
    termsOfPayment,
    customerReference,
    notes,
    reducedVat,
    certificate,
    appliedCoupon,
    anonymousPackaging,
    packagingWish,
  };
  const cart = { ...kept, id: newId(), userId: user.id, version: 0, status: "open" as const, createdOn: instant(now) };
  const { lines, kits, changes } = await syncedLines(
    { ...cart, lines: linesLeft(order), kits: order.kits },
    offers,
    user,
    now,
  );
  const current = openOrder ?? (await openOrderOf(user, now));
  const { opened, writes } = replacingOpenOrder(current, await withTariff({ ...cart, lines, kits }, now));
  const canceled = await intentsCanceled(order).catch(() => {
    throw new Problem("provider-unavailable");
  });
  if (!canceled) throw new Problem("something-paid");
  const transactions = order.transactions.map((one) => transactionMachine.after(one, "reopen", "customer"));
  const after = { ...orderMachine.after(order, "reopen", "customer"), transactions, failedReason: "reopened" };
  await writeOrder({ before: order, after, also: writes, intentsCanceled: true, now });
  return { cart: opened, changes };
}
