import { createCoupon, disableCoupon } from "@solvia/core/contract/back-office/coupons";
import { expireCoupons } from "@solvia/core/coupons/expire-coupons";
import { findCoupon } from "@solvia/core/coupons/find-coupon";
import { createCoupon as create, disableCoupon as disable, type CouponInput } from "@solvia/core/coupons/save-coupon";
import { romeDate, plusDays } from "@solvia/core/platform/time";
import { emails } from "../../../demo/known.ts";
import { asOffice } from "../actors.ts";
import { placed } from "../buying.ts";
import { transferCame } from "../office-acts.ts";
import type { Stage } from "../stage.ts";

interface Made extends Pick<CouponInput, "code" | "maxUses"> {
  amount?: number;
  percent?: number;
  minimum?: number;
  categories?: CouponInput["categories"];
  holderEmail?: string;
  /** So many days ago it was made, and how many days it lasts. */
  days: number;
  lasts: number;
}

const madeBefore = async (code: string): Promise<boolean> => (await findCoupon(code)) !== undefined;

const couponMade = ({ act, ago }: Stage, { days, lasts, minimum = 0, categories = [], ...rest }: Made) =>
  act(`coupon ${rest.code}`, async () => {
    const now = ago(days);
    const from = romeDate(now);
    if (await madeBefore(rest.code)) return;
    const kind = rest.amount === undefined ? ("percent" as const) : ("amount" as const);
    await asOffice({ endpoint: createCoupon, now }, () =>
      create({ ...rest, kind, minimum, categories, from, until: plusDays(from, lasts) }, now),
    );
  });

/** A coupon in each of its states: to be used, on an order that waits for its money, spent, stopped, ended. */
export async function coupons(stage: Stage): Promise<void> {
  const { act, ago } = stage;
  const { company, installer } = emails;
  await couponMade(stage, { code: "BENVENUTO5", percent: 500, maxUses: 500, minimum: 20_000, days: 30, lasts: 365 });
  const modules = { categories: ["panels"], minimum: 100_000 } as const;
  await couponMade(stage, { code: "MODULI100", amount: 10_000, maxUses: 50, ...modules, days: 20, lasts: 120 });
  await couponMade(stage, {
    code: "GRAZIE-GALLO",
    amount: 15_000,
    maxUses: 1,
    holderEmail: company,
    days: 12,
    lasts: 180,
  });
  await couponMade(stage, {
    code: "CANTIERE-50",
    amount: 5000,
    maxUses: 1,
    holderEmail: installer,
    days: 18,
    lasts: 90,
  });
  await couponMade(stage, { code: "FIERA-RIMINI", percent: 1000, maxUses: 100, days: 25, lasts: 60 });
  await couponMade(stage, { code: "ESTATE10", percent: 1000, maxUses: 200, days: 90, lasts: 60 });
  await act("coupon FIERA-RIMINI stopped", async () => {
    const id = "FIERA-RIMINI";
    if ((await findCoupon(id))?.state === "disabled") return;
    await asOffice({ endpoint: disableCoupon, params: { id }, now: ago(10) }, () => disable(id));
  });
  await act("coupons end", async () => {
    await expireCoupons(ago(1));
  });
  const waiting = { email: company, days: 7, pieces: { hybrid: 1 }, coupon: "GRAZIE-GALLO" };
  await placed(stage, "with a coupon", waiting);
  const spent = { email: installer, days: 11, pieces: { cabinet: 1 }, coupon: "CANTIERE-50" };
  const paid = await placed(stage, "with a coupon that is spent", spent);
  await transferCame(stage, "with a coupon that is spent", paid, { days: 9, nth: 61 });
}
