import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { $remove, UpdateItemCommand } from "dynamodb-toolbox/entity/actions/update";
import { findUser } from "../accounts/index.ts";
import { holderOf } from "../platform/holder-of.ts";
import { demandConfirmed } from "../platform/confirming/confirmed.ts";
import { invalid, Problem, type FieldProblem } from "../platform/problems.ts";
import { conditionFailed } from "../platform/storing/transaction.ts";
import { untilWritten } from "../platform/storing/until-written.ts";
import { instant, romeDate } from "../platform/time.ts";
import { couponMachine, couponRow, couponStatus, termsOf, type Coupon, type CouponTerms } from "./coupon.ts";
import { couponWarnings } from "./coupon-warnings.ts";
import { couponKeys, CouponEntity } from "./coupon.table.ts";
import { findCoupon } from "./find-coupon.ts";

export interface CouponInput extends CouponTerms {
  /** Which of `amount` and `percent` counts. */
  kind: "amount" | "percent";
  maxUses: number;
  /** Whom it is for: an account, and where that is of a company, the company; anybody when absent. */
  holderEmail?: string | undefined;
  /** Codes of what is asked of such a coupon and meant so (coupon-warnings.ts). */
  confirmed?: readonly string[] | undefined;
}

type Holder = Pick<Coupon, "holderId" | "holderKind">;

/** Undefined where there is no such account. */
async function holderBy(email: string | undefined): Promise<Holder | undefined> {
  if (!email) return {};
  const id = await holderOf("EMAIL", email.toLowerCase());
  const user = id === undefined ? undefined : await findUser(id);
  if (!user) return undefined;
  return user.companyId === undefined
    ? { holderId: user.id, holderKind: "user" }
    : { holderId: user.companyId, holderKind: "company" };
}

/**
 * Makes a coupon, or gives one that was disabled its terms anew; what orders hold of that one stays counted. Problems: invalid-input,
 * `taken` for the code of a coupon that isn't disabled, `not-found` for an account that isn't there, `uses-taken` for fewer uses than were
 * taken, `in-the-past` for a last day that is over, so that nobody could ever use it: all that is wrong at once; then confirmation-needed for one that gives much away.
 */
export async function createCoupon({ holderEmail, kind, confirmed, ...input }: CouponInput, now: Date) {
  const [holder, known] = await Promise.all([holderBy(holderEmail), findCoupon(input.code)]);
  const wrong = [...overIn(input, now), ...wrongIn(input, known)];
  if (!holder) throw invalid(...wrong, { field: "holderEmail", code: "not-found" });
  if (wrong.length > 0) throw invalid(...wrong);
  const warnings = couponWarnings({ ...input, kind, holderEmail });
  demandConfirmed([{ field: kind, warnings, confirmed }]);
  const worth = kind === "amount" ? { percent: undefined } : { amount: undefined };
  const given = { ...termsOf({ ...input, ...worth }), maxUses: input.maxUses, ...holder };
  return couponRow(await untilWritten(() => activated(given, now)));
}

type Given = CouponTerms & Pick<Coupon, "maxUses"> & Holder;

/** Its last day counts whole, in Rome. */
const overIn = ({ until }: Pick<CouponTerms, "until">, now: Date): FieldProblem[] =>
  until < romeDate(now) ? [{ field: "until", code: "in-the-past" }] : [];

/** What stands against a coupon of that code and so many uses, where there is one already. */
function wrongIn({ maxUses }: Pick<Given, "maxUses">, before: Coupon | undefined): FieldProblem[] {
  if (!before) return [];
  if (couponStatus(before) !== "disabled") return [{ field: "code", code: "taken" }];
  const minimum = before.applied + before.redeemed;
  return maxUses < minimum ? [{ field: "maxUses", code: "uses-taken", params: { minimum } }] : [];
}

async function activated(given: Given, now: Date): Promise<Coupon> {
  const before = await findCoupon(given.code);
  const wrong = wrongIn(given, before);
  if (wrong.length > 0) throw invalid(...wrong);
  if (before) couponMachine.demand({ status: couponStatus(before) }, "activate", "back-office");
  const { applied = 0, redeemed = 0 } = before ?? {};
  const left = given.maxUses - applied - redeemed;
  const coupon: Coupon = {
    ...given,
    state: "active",
    left,
    applied,
    redeemed,
    lastOrderId: before?.lastOrderId,
    createdOn: before?.createdOn ?? instant(now),
  };
  await CouponEntity.build(PutItemCommand)
    .item({ ...coupon, ...couponKeys(coupon) })
    .options({
      condition: before
        ? {
            and: [
              { attr: "state", eq: "disabled" },
              { attr: "applied", eq: applied },
              { attr: "redeemed", eq: redeemed },
            ],
          }
        : { attr: "code", exists: false },
    })
    .send()
    .catch(refused);
  return coupon;
}

/** Nobody can use it from now on; orders that have it keep it. Problems: not-found, invalid-transition, version-conflict. */
export const disableCoupon = (code: string): Promise<void> =>
  untilWritten(async () => {
    const coupon = await findCoupon(code);
    if (!coupon) throw new Problem("not-found");
    couponMachine.demand({ status: couponStatus(coupon) }, "disable", "back-office");
    await end(coupon, "disabled").catch(refused);
  });

/** Takes an active coupon out of use, unless somebody has changed what was decided of it since it was read. */
export const end = ({ code }: Pick<Coupon, "code">, state: "disabled" | "expired") =>
  CouponEntity.build(UpdateItemCommand)
    .item({ code, state, gsi3pk: $remove(), gsi3sk: $remove() })
    .options({ condition: { attr: "state", eq: "active" } })
    .send();

function refused(error: unknown): never {
  throw conditionFailed(error) ? new Problem("version-conflict") : error;
}
