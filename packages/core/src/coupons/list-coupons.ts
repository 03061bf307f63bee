import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { namesOf } from "../accounts/index.ts";
import type { User } from "../platform/access.ts";
import { filledPage } from "../platform/page/filled-page.ts";
import { table } from "../platform/table.ts";
import { romeDate } from "../platform/time.ts";
import { couponRow, couponStatus, type Coupon, type CouponOwner, type CouponStatus } from "./coupon.ts";
import { findCoupon } from "./find-coupon.ts";
import { anybody, CouponEntity, couponKeys, couponsOf } from "./coupon.table.ts";

const holders = (coupons: readonly Coupon[], kind: Coupon["holderKind"]): string[] =>
  coupons.flatMap(({ holderId, holderKind }) => (holderId !== undefined && holderKind === kind ? [holderId] : []));

interface Filters {
  status?: CouponStatus | undefined;
  owner?: CouponOwner | undefined;
  /** A part of the code, or of the name of whom it is for; in any case. */
  text?: string | undefined;
}

/** Coupons of one read for a filter that few of them fit, and those that one request looks through at most. */
const atOnce = 100;
const lookedThrough = 2000;

type Row = ReturnType<typeof couponRow> & { holderName?: string | undefined };

/** Whether a coupon is one that is looked for. */
export function fitsCoupon({ status, owner, text = "" }: Filters, coupon: Row): boolean {
  const sought = text.trim().toLowerCase();
  return (
    (status === undefined || coupon.status === status) &&
    (owner === undefined || (coupon.holderKind ?? "anybody") === owner) &&
    [coupon.code, coupon.holderName ?? ""].some((words) => words.toLowerCase().includes(sought))
  );
}

/** The coupon whose code is typed whole, where it fits the filters: read by its key, however many were made since. */
async function exactly(filters: Filters, code: string): Promise<Row[]> {
  const coupon = await findCoupon(code);
  return (await named(coupon ? [coupon] : [])).filter((row) => fitsCoupon(filters, row));
}

/**
 * A page of the coupons that fit, the one whose code is typed first, then the newest, with the names of those that they are for; two
 * requests for each read, one where nothing is looked for.
 */
export async function listCoupons({
  cursor,
  limit,
  ...filters
}: Filters & { cursor?: string | undefined; limit: number }) {
  const isFiltered = Object.values(filters).some((filter) => filter !== undefined && filter !== "");
  const code = (filters.text ?? "").trim().toUpperCase();
  const first = code === "" || cursor ? [] : await exactly(filters, code);
  const page = await filledPage<Row>(
    { cursor, limit: Math.max(1, limit - first.length) },
    {
      read: async (after) => {
        const { Items = [], LastEvaluatedKey } = await table
          .build(QueryCommand)
          .query({ index: "gsi2", partition: "COUPONS" })
          .entities(CouponEntity)
          .options({
            limit: isFiltered ? Math.max(limit, atOnce) : limit,
            reverse: true,
            ...(after && { exclusiveStartKey: after }),
          })
          .send();
        return { Items: await named(Items), LastEvaluatedKey };
      },
      fitting: (rows) => rows.filter((row) => row.code !== code && fitsCoupon(filters, row)),
      keyOf: (row) => {
        const { gsi2pk, gsi2sk } = couponKeys(row);
        return { pk: `COUPON#${row.code}`, sk: "COUPON", gsi2pk, gsi2sk };
      },
      lookedThrough,
    },
  );
  return { ...page, items: [...first, ...page.items] };
}

/** The rows of coupons with the names of those that they are for. */
async function named(coupons: readonly Coupon[]): Promise<Row[]> {
  const names = await namesOf({
    people: holders(coupons, "user"),
    companies: holders(coupons, "company"),
    changes: [],
    goodsNames: () => Promise.resolve(new Map()),
  });
  return coupons.map((coupon) => ({ ...couponRow(coupon), holderName: names.get(coupon.holderId ?? "") }));
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
