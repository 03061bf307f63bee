import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { issuedAt as now, mario } from "../../../../../tests/support/invoiced-order.ts";
import { useObjectStorage } from "../../../../../tests/support/object-storage.ts";
import { storedPaidOrder } from "../../../../../tests/support/paid-order.ts";
import { CouponEntity } from "../../coupons/coupon.table.ts";
import { findCoupon } from "../../coupons/index.ts";
import { loadOrder, writeOrder } from "../../orders/index.ts";
import { newId } from "../../platform/ids.ts";
import { issueInvoice } from "../issue/issue-invoice.ts";
import { beginCorrection, correctionPlan } from "./begin-correction.ts";
import type { CorrectionWish } from "./correction.ts";

useDatabase();
useObjectStorage();

it("gives a coupon in place of money back once all that it was spent for has come back, less what it paid for the delivery", async () => {
  const code = `CORR-${newId().slice(-10)}-0`;
  const terms = { code, amount: 5000, minimum: 0, categories: [], from: "2026-01-01", until: "2026-12-31" };
  await CouponEntity.build(PutItemCommand)
    .item({
      ...terms,
      state: "active",
      maxUses: 1,
      left: 0,
      applied: 0,
      redeemed: 1,
      createdOn: now.toISOString(),
      gsi1pk: "X",
      gsi1sk: `2026-12-31#${code}`,
      gsi2pk: "X",
      gsi2sk: code,
    })
    .send();
  const { id } = await storedPaidOrder({ appliedCoupon: { ...terms, redeemedOn: now.toISOString() } });
  await issueInvoice(id, { type: "TD01", total: 319_805 }, mario, now);
  const returned = async (pieces: CorrectionWish["pieces"]) => {
    const wish = { kind: "return" as const, reason: "Reso", pieces, amends: "none" as const };
    const seen = (await correctionPlan(id, wish, now)).steps.map(({ amount }) => amount);
    await beginCorrection(id, wish, seen, now);
    return findCoupon(code);
  };
  expect(await returned([{ productId: "PANEL", quantity: 10 }])).toMatchObject({ left: 0, redeemed: 1 });
  const rest = ["INVERTER", "WALLBOX"].map((productId) => ({ productId, quantity: 1 }));
  const { groups, couponAmount } = (await loadOrder(id)).amounts;
  const coupon = await returned(rest);
  // 120.00 of 2884.50 net were the delivery: its share of the 50.00 is spent.
  expect(coupon).toMatchObject({ left: 1, redeemed: 0, until: "2027-02-21" });
  expect(couponAmount).toBe(5000);
  const goods = groups.reduce((sum, one) => sum + one.goods, 0);
  const share = (5000 * 12_000) / (goods + 12_000);
  expect(Math.abs(5000 - (coupon?.amount ?? 0) - share)).toBeLessThanOrEqual(1);
  // The order's next write doesn't give it again.
  const order = await loadOrder(id);
  await writeOrder({ before: order, after: { ...order, troubled: true }, now });
  expect(await findCoupon(code)).toMatchObject({ left: 1, amount: coupon?.amount });
});
