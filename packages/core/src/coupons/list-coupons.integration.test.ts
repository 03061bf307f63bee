import { expect, it } from "vitest";
import { privatePerson } from "../../../../tests/support/accounts.ts";
import { useDatabase } from "../../../../tests/support/database.ts";
import { now } from "../../../../tests/support/shop.ts";
import { register } from "../accounts/registration/register.ts";
import { plusDays, romeDate } from "../platform/time.ts";
import { listCoupons } from "./list-coupons.ts";
import { createCoupon, disableCoupon } from "./save-coupon.ts";

useDatabase();

it("finds coupons by state, by whom they are for, by words, page by page, and no other", async () => {
  const person = privatePerson();
  await register(person, "192.0.2.1", now);
  const make = (code: string, at: number, holderEmail?: string) =>
    createCoupon(
      {
        code,
        kind: "amount",
        amount: 5000,
        minimum: 0,
        categories: [],
        maxUses: 1,
        from: "2026-11-01",
        until: "2026-11-30",
        holderEmail,
      },
      new Date(now.getTime() + at),
    );
  await make("ALPHA-1", 1);
  await make("ALPHA-2", 2);
  await make("BETA-1", 3, person.email);
  await make("BETA-2", 4);
  await disableCoupon("BETA-2");
  const found = async (filters: Omit<Parameters<typeof listCoupons>[0], "limit">) =>
    (await listCoupons({ limit: 50, ...filters })).items.map(({ code }) => code);
  expect(await found({})).toEqual(["BETA-2", "BETA-1", "ALPHA-2", "ALPHA-1"]);
  expect(await found({ status: "disabled" })).toEqual(["BETA-2"]);
  expect(await found({ status: "active", owner: "anybody" })).toEqual(["ALPHA-2", "ALPHA-1"]);
  expect(await found({ owner: "user" })).toEqual(["BETA-1"]);
  expect(await found({ owner: "company" })).toEqual([]);
  expect(await found({ text: " alpha " })).toEqual(["ALPHA-2", "ALPHA-1"]);
  expect(await found({ text: person.surname.toLowerCase() })).toEqual(["BETA-1"]);
  const first = await listCoupons({ limit: 1, text: "alpha" });
  expect(first.items.map(({ code }) => code)).toEqual(["ALPHA-2"]);
  const second = await listCoupons({ limit: 1, text: "alpha", cursor: first.cursor ?? "" });
  expect(second.items.map(({ code }) => code)).toEqual(["ALPHA-1"]);
});

it("has the coupon whose code is typed first, once, however many were made since that begin so", async () => {
  for (const [at, code] of ["SUN", "SUN-1", "SUN-2"].entries())
    await createCoupon(
      {
        code,
        kind: "percent",
        percent: 500,
        minimum: 0,
        categories: [],
        maxUses: 1,
        from: "2026-11-01",
        until: "2026-11-30",
      },
      new Date(now.getTime() + at),
    );
  const first = await listCoupons({ limit: 2, text: " sun" });
  expect(first.items.map(({ code }) => code)).toEqual(["SUN", "SUN-2"]);
  const second = await listCoupons({ limit: 2, text: " sun", cursor: first.cursor ?? "" });
  expect(second.items.map(({ code }) => code)).toEqual(["SUN-1"]);
  expect((await listCoupons({ limit: 2, text: "sun", owner: "user" })).items).toEqual([]);
});

it("refuses a code that is taken and an account that isn't there together", async () => {
  const terms = {
    code: "GAMMA-1",
    kind: "amount" as const,
    amount: 5000,
    minimum: 0,
    categories: [],
    maxUses: 1,
    from: "2026-11-01",
    until: "2026-11-30",
  };
  await createCoupon(terms, now);
  await expect(createCoupon({ ...terms, holderEmail: "nobody@example.com" }, now)).rejects.toMatchObject({
    fields: [
      { field: "code", code: "taken" },
      { field: "holderEmail", code: "not-found" },
    ],
  });
});

it("a coupon whose last day is over is refused at that field; one of today isn't", async () => {
  const terms = { kind: "amount", amount: 5000, minimum: 0, categories: [], maxUses: 1, from: "2026-01-01" } as const;
  const today = romeDate(now);
  await expect(createCoupon({ ...terms, code: "OVER", until: plusDays(today, -1) }, now)).rejects.toMatchObject({
    code: "invalid-input",
    fields: [{ field: "until", code: "in-the-past" }],
  });
  expect(await createCoupon({ ...terms, code: "TODAY", until: today }, now)).toMatchObject({ status: "active" });
});
