import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { choiceOf } from "./choice.ts";
import { entitlementOf, hasBenefit, priceTypesOf } from "./entitlement.ts";
import { periodFrom, trialFrom } from "./period.ts";
import { benefits, benefitsOf, demandPrice, planOf, plans, priceOf } from "./plan.ts";
import { prorated } from "./proration.ts";
import { failureOf, nextStep } from "./retries.ts";
import { dueOn, standingOf, subscriptionMachine, type Subscription } from "./subscription.ts";
import { daysBetween, plusDays } from "../platform/time.ts";

const now = new Date("2026-11-20T10:00:00Z");
const anyDay = fc.integer({ min: 0, max: 4000 }).map((days) => plusDays("2024-01-01", days));

const subscription = (more: Partial<Subscription> = {}): Subscription => ({
  userId: "U",
  version: 1,
  plan: "premium",
  status: "active",
  autoRenew: true,
  priceId: "premium-2026",
  price: 4_900,
  anchorOn: "2026-11-01",
  periodFrom: "2026-11-01",
  periodTo: "2026-12-01",
  createdOn: now.toISOString(),
  ...more,
});

describe("benefits", () => {
  test("premium has 0 to 7, exclusive all fourteen", () => {
    expect(benefits).toHaveLength(14);
    expect(benefitsOf("premium")).toEqual(benefits.slice(0, 8));
    expect(benefitsOf("exclusive")).toEqual(benefits);
    expect(planOf("booking")).toBe("premium");
    expect(planOf("commercial_support")).toBe("exclusive");
    expect(hasBenefit("premium", "booking_plus")).toBe(false);
    expect(hasBenefit("exclusive", "booking_plus")).toBe(true);
    expect(hasBenefit("none", "booking")).toBe(false);
  });

  test("prices of the tier and of the one below, the better first", () => {
    expect([priceTypesOf("none"), priceTypesOf("premium"), priceTypesOf("exclusive")]).toEqual([
      [],
      ["premium"],
      ["premium_plus", "premium"],
    ]);
  });

  test("a price is chosen by its id, of its plan, while it holds", () => {
    expect(demandPrice("premium", "premium-2026", "2026-11-20").price).toBe(4_900);
    expect(() => demandPrice("exclusive", "premium-2026", "2026-11-20")).toThrow("not-found");
  });
});

describe("entitlement", () => {
  test("holds while active or tried, and not a moment longer (spec 6)", () => {
    const until = "2026-11-20T10:00:00.000Z";
    expect(entitlementOf(undefined, now)).toBe("none");
    expect(entitlementOf({ plan: "premium", status: "canceled", trialExpirationDate: until }, now)).toBe("none");
    expect(
      entitlementOf({ plan: "premium", status: "canceled", trialExpirationDate: until }, new Date(now.getTime() - 1)),
    ).toBe("premium");
    expect(entitlementOf({ plan: "exclusive", status: "charge_failed" }, now)).toBe("none");
    expect(entitlementOf({ plan: "exclusive", status: "active" }, now)).toBe("exclusive");
  });
});

describe("months", () => {
  test("a short month takes no days off the later ones", () => {
    const ends: string[] = [];
    for (let from = "2027-01-31"; ends.length < 4;) {
      from = periodFrom("2027-01-31", from).to;
      ends.push(from);
    }
    expect(ends).toEqual(["2027-02-28", "2027-03-31", "2027-04-30", "2027-05-31"]);
    expect(periodFrom("2028-01-31", "2028-01-31").to).toBe("2028-02-29");
    expect(periodFrom("2028-02-29", "2029-01-29").to).toBe("2029-02-28");
  });

  test("follow one another without a gap, 28 to 31 days each, over changed clocks too", () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 40 }), (anchor, months) => {
        let from = anchor;
        for (let month = 0; month < months; month += 1) {
          const period = periodFrom(anchor, from);
          expect(period.from).toBe(from);
          expect(daysBetween(period.from, period.to)).toBeGreaterThanOrEqual(28);
          expect(daysBetween(period.from, period.to)).toBeLessThanOrEqual(31);
          from = period.to;
        }
      }),
    );
  });

  test("a trial ends fourteen days later by the wall clock", () => {
    expect(trialFrom(new Date("2027-02-15T23:30:00Z"))).toEqual({
      until: "2027-03-01T23:30:00.000Z",
      chargedOn: "2027-03-02",
    });
    // The clocks go forward on 28 March 2027.
    expect(trialFrom(new Date("2027-03-20T11:00:00Z")).until).toBe("2027-04-03T10:00:00.000Z");
    expect(trialFrom(new Date("2028-02-15T11:00:00Z")).chargedOn).toBe("2028-02-29");
  });
});

describe("proration", () => {
  const month = { from: "2026-11-01", to: "2026-12-01" };
  test.each([
    ["2026-11-01", 10_000],
    ["2026-11-16", 5_000],
    ["2026-11-30", 333],
    ["2026-12-01", 0],
    ["2026-12-09", 0],
  ])("on %s of November from 49 to 149 euro: %i cents", (today, cents) => {
    expect(prorated(today, month, 4_900, 14_900)).toBe(cents);
  });

  test("never less than nothing, never more than the difference, less each day", () => {
    fc.assert(
      fc.property(
        anyDay,
        fc.nat(100_000),
        fc.nat(100_000),
        fc.integer({ min: 0, max: 31 }),
        (day, paid, wanted, days) => {
          const period = periodFrom(day, day);
          const cost = prorated(plusDays(day, days), period, paid, wanted);
          expect(cost).toBeGreaterThanOrEqual(0);
          expect(cost).toBeLessThanOrEqual(Math.max(0, wanted - paid));
          expect(prorated(plusDays(day, days + 1), period, paid, wanted)).toBeLessThanOrEqual(cost);
        },
      ),
    );
  });
});

describe("retries", () => {
  test("on days 1, 3 and 7 after the first try, never of a hard decline", () => {
    const days: string[] = [];
    for (let day: string | undefined = "2026-11-20"; day; day = nextStep("2026-11-20", day, "soft")) days.push(day);
    expect(days).toEqual(["2026-11-20", "2026-11-21", "2026-11-23", "2026-11-27"]);
    expect(nextStep("2026-11-20", "2026-11-20", "hard")).toBe("2026-11-27");
    expect(nextStep("2026-11-20", "2026-11-27", "hard")).toBeUndefined();
    expect(nextStep("2026-11-20", "2026-11-20", "authentication")).toBe("2026-11-21");
    expect(nextStep("2026-11-20", "2026-11-21", "authentication")).toBe("2026-11-27");
  });

  test("what banks say is soft, hard, or waits for the customer", () => {
    expect(["insufficient_funds", undefined, "generic_decline"].map(failureOf)).toEqual(["soft", "soft", "soft"]);
    expect(failureOf("authentication_required")).toBe("authentication");
  });

  // The card provider's own list of "hard declines".
  test.each([
    "expired_card",
    "highest_risk_level",
    "incorrect_number",
    "invalid_account",
    "lost_card",
    "pickup_card",
    "restricted_card",
    "revocation_of_all_authorizations",
    "revocation_of_authorization",
    "stolen_card",
    "transaction_not_allowed",
  ])("a card that is refused for %s is never tried again", (code) => expect(failureOf(code)).toBe("hard"));

  test("end within seven days, whatever fails and however late the schedule comes", () => {
    const failure = fc.constantFrom("soft" as const, "hard" as const, "authentication" as const);
    fc.assert(
      fc.property(failure, fc.array(fc.nat(9), { minLength: 1, maxLength: 12 }), (kind, delays) => {
        let next = nextStep("2026-11-20", "2026-11-20", kind);
        for (const delay of delays) {
          if (!next) break;
          expect(next > "2026-11-20" && next <= "2026-11-27").toBe(true);
          next = nextStep("2026-11-20", plusDays(next, delay), kind);
        }
      }),
    );
  });
});

describe("what a choice does", () => {
  test("premium is tried once, exclusive never", () => {
    expect(choiceOf("premium", undefined, false, now)).toMatchObject({ act: "try", now: 0, to: "2026-12-04" });
    expect(choiceOf("premium", undefined, true, now)).toMatchObject({ act: "start", now: 4_900, to: "2026-12-20" });
    expect(choiceOf("exclusive", undefined, false, now)).toMatchObject({ act: "start", now: 14_900 });
    expect(choiceOf("premium", subscription({ status: "canceled" }), true, now).act).toBe("start");
  });

  test("up at once for the days that are left, down at the month's end", () => {
    // 11 of 30 days are left.
    expect(choiceOf("exclusive", subscription(), true, now)).toMatchObject({
      act: "upgrade",
      now: 3_667,
      from: "2026-11-20",
    });
    const exclusive = subscription({ plan: "exclusive", price: 14_900 });
    expect(choiceOf("premium", exclusive, true, now)).toMatchObject({ act: "downgrade", now: 0, from: "2026-12-01" });
    expect(choiceOf("exclusive", exclusive, true, now).act).toBe("keep");
  });

  test("up costs something on every day, and a month of its own once the paid one is over", () => {
    const month = subscription();
    fc.assert(
      fc.property(fc.nat(45), (days) => {
        const day = plusDays(month.periodFrom, days);
        const choice = choiceOf("exclusive", month, true, new Date(`${day}T10:00:00Z`));
        expect(choice.now).toBeGreaterThan(0);
        if (day >= month.periodTo)
          expect(choice).toMatchObject({
            now: 14_900,
            from: day,
            to: periodFrom(day, day).to,
            leaves: { what: "over" },
          });
        else expect(choice).toMatchObject({ from: day, to: month.periodTo, leaves: { what: "rest" } });
      }),
    );
  });

  test("in a trial nothing was paid, so nothing is taken off", () => {
    const trial = subscription({ trialExpirationDate: "2026-12-01T10:00:00.000Z", price: 0 });
    expect(choiceOf("exclusive", trial, true, now)).toMatchObject({
      act: "upgrade",
      now: 14_900,
      to: "2026-12-20",
      leaves: { what: "trial", until: trial.periodTo },
    });
  });

  test("every plan can be priced on every day", () => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom(...plans), (day, plan) => {
        expect(priceOf(plan, day).price).toBeGreaterThan(0);
      }),
    );
  });
});

describe("how it stands", () => {
  const charge = {
    orderId: "O",
    kind: "renewal" as const,
    plan: "premium" as const,
    priceId: "premium-2026",
    from: "2026-12-01",
    to: "2027-01-01",
    startedOn: "2026-12-01",
    tries: 1,
    nextOn: "2026-12-02",
  };

  it("says trial, active, ending, authentication, past due, ended", () => {
    const tried = { trialExpirationDate: "2026-12-01T10:00:00.000Z" };
    expect(
      [
        subscription(tried),
        subscription(),
        subscription({ autoRenew: false }),
        subscription({ charge: { ...charge, failure: "authentication" } }),
        subscription({ status: "charge_failed", charge: { ...charge, failure: "soft" } }),
        subscription({ status: "canceled" }),
        subscription({ status: "canceled", ...tried }),
        subscription({ status: "canceled", charge: { ...charge, kind: "first" } }),
      ].map((one) => standingOf(one, now)),
    ).toEqual(["trial", "active", "ending", "authentication", "past_due", "ended", "ending", "pending"]);
  });

  it("is due ahead of the month's end for its rehearsal and its notice, a trial three days before, a charge when something is done about it", () => {
    const rehearsal = { on: "2026-11-17", outcome: "passed" as const };
    const card = { methodId: "pm_1" };
    expect(dueOn(subscription())).toBe("2026-12-01");
    expect(dueOn(subscription(card))).toBe("2026-11-17");
    expect(dueOn(subscription({ ...card, rehearsal }))).toBe("2026-11-24");
    expect(dueOn(subscription({ ...card, rehearsal, toldOn: "2026-11-24" }))).toBe("2026-12-01");
    expect(dueOn(subscription({ ...card, autoRenew: false }))).toBe("2026-12-01");
    expect(dueOn(subscription({ ...card, trialExpirationDate: "2026-12-01T10:00:00.000Z" }))).toBe("2026-11-28");
    expect(dueOn(subscription({ status: "canceled" }))).toBeUndefined();
    expect(dueOn(subscription({ charge }))).toBe("2026-12-02");
    expect(dueOn(subscription({ charge: { ...charge, kind: "upgrade", nextOn: "2026-12-05" } }))).toBe("2026-12-01");
  });

  it("lets nobody upgrade who owes a month, and ends nothing that renews itself", () => {
    expect(() => subscriptionMachine.demand(subscription({ charge }), "upgrade", "customer")).toThrow("charge-open");
    expect(() => subscriptionMachine.demand(subscription(), "end", "system")).toThrow("invalid-transition");
    expect(subscriptionMachine.offers(subscription({ status: "charge_failed" }), "upgrade", "customer")).toBe(false);
  });
});
