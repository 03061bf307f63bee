import { UpdateItemCommand } from "dynamodb-toolbox/entity/actions/update";
import { expect, it } from "vitest";
import { privatePerson } from "../../../../../tests/support/accounts.ts";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { issuedAt as now, mario } from "../../../../../tests/support/invoiced-order.ts";
import { workedExample } from "../../../../../tests/support/invoices.ts";
import { useObjectStorage } from "../../../../../tests/support/object-storage.ts";
import { storedPaidOrder } from "../../../../../tests/support/paid-order.ts";
import { register } from "../../accounts/registration/register.ts";
import { CouponEntity } from "../../coupons/coupon.table.ts";
import { findCoupon } from "../../coupons/index.ts";
import { loadOrder, writeOrder, type Order } from "../../orders/index.ts";
import { holderOf } from "../../platform/holder-of.ts";
import { invoicingOf } from "../issue/invoicing-of.ts";
import { issueInvoice } from "../issue/issue-invoice.ts";
import { beginCorrection, correctionPlan } from "./begin-correction.ts";
import type { CorrectionWish } from "./correction.ts";
import { takeCouponsBack } from "./coupons-of-withdrawn.ts";

useDatabase();
useObjectStorage();

it("takes a coupon back that nobody has used when its consumer withdraws from all of it, and tells the office of one that was used", async () => {
  const person = privatePerson();
  await register(person, "192.0.2.1", now);
  const userId = (await holderOf("EMAIL", person.email)) ?? "";
  const given = async (more: Partial<Order> = {}) => {
    const { id } = await storedPaidOrder({ userId, ...more });
    await issueInvoice(id, { type: "TD01", total: 319_805 }, mario, now);
    const kept: CorrectionWish = { kind: "price-promise", reason: "Prezzo promesso", amount: 61_000, amends: "coupon" };
    const seen = (await correctionPlan(id, kept, now)).steps.map(({ amount }) => amount);
    const { steps } = await beginCorrection(id, kept, seen, now);
    return { id, code: steps[0]?.ref ?? "" };
  };
  const withdraw = async (id: string, most = Infinity) => {
    const before = await loadOrder(id);
    const lines = before.lines.slice(0, most).map(({ productId, quantity }) => ({ productId, quantity }));
    const declared = { name: "Mario Rossi", email: person.email, state: "declared" as const, lines };
    const withdrawals = [{ ...declared, declaredOn: now.toISOString() }];
    await writeOrder({ before, after: { ...before, withdrawals }, by: "customer", now });
    await takeCouponsBack(id);
  };
  const unused = await given();
  await withdraw(unused.id, 1);
  expect(await findCoupon(unused.code)).toMatchObject({ state: "active" });
  await withdraw(unused.id);
  await takeCouponsBack(unused.id);
  expect(await findCoupon(unused.code)).toMatchObject({ state: "disabled" });
  expect((await invoicingOf(unused.id, {}, now)).usedCoupons).toEqual([]);
  // A gift that is kept holds no coupon.
  const [line] = workedExample().lines;
  const gift = { ...line!, productId: "GIFT", unit: 0, list: 0, wasteFee: 0, quantity: 1 };
  const kept = await given({ lines: [...workedExample().lines, gift] });
  await withdraw(kept.id, workedExample().lines.length);
  expect(await findCoupon(kept.code)).toMatchObject({ state: "disabled" });
  const used = await given();
  await CouponEntity.build(UpdateItemCommand).item({ code: used.code, left: 0, redeemed: 1 }).send();
  expect((await invoicingOf(used.id, {}, now)).usedCoupons).toEqual([]);
  await withdraw(used.id);
  expect(await findCoupon(used.code)).toMatchObject({ state: "active", redeemed: 1 });
  expect((await invoicingOf(used.id, {}, now)).usedCoupons).toEqual([{ code: used.code, worth: 61_000 }]);
});
