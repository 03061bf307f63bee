import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { namesOf } from "../accounts/index.ts";
import type { User } from "../platform/access.ts";
import { cursorOf, startingAt } from "../platform/storing/cursor.ts";
import { table } from "../platform/table.ts";
import { romeDate } from "../platform/time.ts";
import { couponRow, couponStatus, type Coupon } from "./coupon.ts";
import { anybody, CouponEntity, couponsOf } from "./coupon.table.ts";

const holders = (coupons: readonly Coupon[], kind: Coupon["holderKind"]): string[] =>
  coupons.flatMap(({ holderId, holderKind }) => (holderId !== undefined && holderKind === kind ? [holderId] : []));

/** A page of all coupons, the newest first, with the names of those that they are for; two requests. */
export async function listCoupons({ cursor, limit }: { cursor?: string | undefined; limit: number }) {
  const { Items = [], LastEvaluatedKey } = await table
    .build(QueryCommand)
    .query({ index: "gsi2", partition: "COUPONS" })
    .entities(CouponEntity)
    .options({ limit, reverse: true, ...startingAt(cursor) })
    .send();
  const names = await namesOf({
    people: holders(Items, "user"),
    companies: holders(Items, "company"),
    changes: [],
    goodsNames: () => Promise.resolve(new Map()),
  });
  const items = Items.map((coupon) => ({ ...couponRow(coupon), holderName: names.get(coupon.holderId ?? "") }));
  return { items, cursor: cursorOf(LastEvaluatedKey) };
}

/** As many coupons as are offered to somebody of each kind: their own, their company's, everybody's. */
const offered = 50;

/** Coupons that have not ended, those that end first before the others. */
async function livingOf(holder: string, today: string): Promise<Coupon[]> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .query({ index: "gsi1", partition: couponsOf(holder), range: { gte: today } })
    .entities(CouponEntity)
    .options({ limit: offered })
    .send();
  return Items;
}

/** What this user may use today: their own, their company's and everybody's, those that end first before the others; up to three requests. */
export async function availableCoupons({ id, companyId }: Pick<User, "id" | "companyId">, now: Date) {
  const today = romeDate(now);
  const whose = [id, ...(companyId === undefined ? [] : [companyId]), anybody];
  const found = (await Promise.all(whose.map((holder) => livingOf(holder, today)))).flat();
  const items = found
    .filter((coupon) => couponStatus(coupon) === "active" && coupon.from <= today)
    .map((coupon) => ({ ...couponRow(coupon), own: coupon.holderId !== undefined }))
    .toSorted((a, b) => Number(b.own) - Number(a.own) || (a.until < b.until ? -1 : 1));
  return { items };
}
