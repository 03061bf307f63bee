import { Entity, item, number, string } from "dynamodb-toolbox";
import * as z from "zod";
import { kept, stored } from "../platform/stored/stored.ts";
import { table } from "../platform/table.ts";
import { storedCategories } from "./coupon.stored.ts";
import { couponStates, type Coupon } from "./coupon.ts";

/** A coupon with the counts of its uses, which orders change in their own transactions, on condition that one is left. */
export const CouponEntity = kept(
  new Entity({
    name: "Coupon",
    table,
    schema: item({
      code: string().key(),
      state: stored(z.enum(couponStates)),
      amount: number().optional(),
      percent: number().optional(),
      minimum: number(),
      categories: stored(storedCategories),
      from: string(),
      until: string(),
      maxUses: number(),
      left: number(),
      applied: number(),
      redeemed: number(),
      holderId: string().optional(),
      holderKind: string().enum("user", "company").optional(),
      lastOrderId: string().optional(),
      createdOn: string(),
      /** Those of a user or a company, or anybody's, by their last day. */
      gsi1pk: string(),
      gsi1sk: string(),
      /** "COUPONS", by when they were made. */
      gsi2pk: string(),
      gsi2sk: string(),
      /** "COUPONS#ACTIVE", by their last day; gone with the end or when the office stops them. */
      gsi3pk: string().optional(),
      gsi3sk: string().optional(),
    }),
    computeKey: ({ code }: { code: string }) => ({ pk: `COUPON#${code}`, sk: "COUPON" }),
  }),
);

/** Whom the coupons of nobody in particular are for. */
export const anybody = "ANYBODY";

export const couponsOf = (holder: string): string => `COUPONS#OF#${holder}`;

/** The index keys of a coupon. */
export function couponKeys({ code, state, holderId, until, createdOn }: Coupon) {
  return {
    gsi1pk: couponsOf(holderId ?? anybody),
    gsi1sk: `${until}#${code}`,
    gsi2pk: "COUPONS",
    gsi2sk: `${createdOn}#${code}`,
    ...(state === "active" && { gsi3pk: "COUPONS#ACTIVE", gsi3sk: `${until}#${code}` }),
  };
}
