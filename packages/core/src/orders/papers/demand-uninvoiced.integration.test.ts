import { expect, it } from "vitest";
import { address, sicily } from "../../../../../tests/support/address.ts";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { buyer, now, product, readyCart } from "../../../../../tests/support/shop.ts";
import { saveAddress } from "../../accounts/addresses.ts";
import { createCoupon } from "../../coupons/save-coupon.ts";
import { addCoupon, removeCoupon } from "../coupon/change-coupon.ts";
import { setShippingAddress } from "../sending/prepare-order.ts";
import { placeOrder } from "../placing/place-order.ts";
import { openOrderOf, taxFactsOf } from "../cart/cart.ts";
import { amountsOf } from "../amounts.ts";
import { changeTerms } from "../payment/change-payment.ts";
import { giveAway } from "../gift/give-away.ts";
import { setShipmentCost } from "../payment/shipment-cost.ts";
import { visibleTransaction } from "../payment/transactions.ts";
import { setReducedVatOfOrder } from "../reduced-vat/set-reduced-vat.ts";
import { setReceiverAddress } from "../sending/set-receiver-address.ts";
import { setVatAmount } from "../vat-change/set-vat-amount.ts";
import { loadOrder, writeOrder } from "../stored-order.ts";

useDatabase();

const plainly = { unapplyFirst: false, overwriteOld: false };
const invoiced = { code: "invalid-transition", params: { state: "invoiced" } };

async function coupon(code: string): Promise<string> {
  const days = { from: "2026-11-01", until: "2026-11-30" };
  const terms = { kind: "amount", amount: 1000, minimum: 0, categories: [], maxUses: 2 } as const;
  await createCoupon({ code, ...terms, ...days }, now);
  return code;
}

/** An unpaid order with a coupon that is sent somewhere. */
async function placed(code: string) {
  const user = buyer();
  const { id } = await readyCart(await product(10), 2, user);
  const near = await saveAddress(user, address(), undefined, now);
  await setShippingAddress(user, id, near.id, now);
  const expectedTotal = amountsOf(await openOrderOf(user, now), taxFactsOf(user, now)).total;
  const order = await placeOrder(user, id, { method: "manual_wire_transfer", expectedTotal }, now);
  const { id: tx } = await addCoupon(user, `${order.id}.1`, code, plainly, now);
  return { user, id: order.id, tx };
}

async function withInvoice(id: string) {
  const before = await loadOrder(id);
  const { total, groups } = before.amounts;
  const sums = groups.map(({ rate, taxable, vat }) => ({ rate, taxable, vat }));
  const invoice = { id: "D1", type: "TD01", number: "1/2026", date: "2026-11-20", total, groups: sums } as const;
  return writeOrder({ before, after: { ...before, invoices: [invoice], invoiceNumber: invoice.number }, now });
}

it("what an invoice charges changes by a correction alone: neither amounts nor terms do otherwise", async () => {
  const [had, other] = [await coupon("HAD"), await coupon("OTHER")];
  const { user, id, tx } = await placed(had);
  expect(await visibleTransaction(user, tx, now)).toMatchObject({ couponOpen: true });
  const before = await withInvoice(id);
  const far = await saveAddress(user, address(sicily), undefined, now);
  const total = before.amounts.total;
  const again = { ...plainly, overwriteOld: true };
  for (const act of [
    () => addCoupon(user, tx, other, again, now),
    () => removeCoupon(user, tx, now),
    () => setReducedVatOfOrder(user, tx, true, now),
    () => changeTerms(tx, "hundred_upon_shipment", now),
    () => setShipmentCost(tx, { shipmentCost: 1, reason: "cheaper" }, now),
    () => setReceiverAddress(user, id, far.id, now),
  ])
    await expect(act()).rejects.toMatchObject(invoiced);
  const vat = { act: "propose", rule: "export", reason: "It leaves", total } as const;
  await expect(setVatAmount({ id: "A1" }, id, vat, now)).rejects.toThrow("already-invoiced");
  await expect(giveAway({ id: "A1" }, tx, { reason: "Omaggio" }, now)).rejects.toThrow("already-invoiced");
  expect(await loadOrder(id)).toEqual(before);
  expect(await visibleTransaction(user, tx, now)).toMatchObject({ couponOpen: false });
});

it("its goods may go elsewhere where that costs no more, at the price that was invoiced", async () => {
  const { user, id } = await placed(await coupon("NEARER"));
  const before = await withInvoice(id);
  const after = await setReceiverAddress(user, id, "pickup", now);
  expect(after).toMatchObject({ address: "pickup", amounts: before.amounts, transactions: before.transactions });
});

it("an invoiced order gives its coupon to no other one", async () => {
  const days = { from: "2026-11-01", until: "2026-11-30" };
  const terms = { kind: "amount", amount: 1000, minimum: 0, categories: [], maxUses: 1 } as const;
  await createCoupon({ code: "ONCE", ...terms, ...days }, now);
  const { user, id } = await placed("ONCE");
  await withInvoice(id);
  const second = await (await readyCart(await product(10), 1, user)).place();
  const first = { ...plainly, unapplyFirst: true };
  await expect(addCoupon(user, `${second.id}.1`, "ONCE", first, now)).rejects.toThrow("coupon-used-up");
});
