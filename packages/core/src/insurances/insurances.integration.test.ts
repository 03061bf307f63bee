import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { expect, it } from "vitest";
import { address } from "../../../../tests/support/address.ts";
import { companyProduct, creditCompany } from "../../../../tests/support/credit.ts";
import { useDatabase } from "../../../../tests/support/database.ts";
import { add, now } from "../../../../tests/support/shop.ts";
import { saveBillingAddress } from "../accounts/addresses.ts";
import { UserEntity } from "../accounts/index.ts";
import { amountsOf } from "../orders/amounts.ts";
import { taxFactsOf } from "../orders/cart/cart.ts";
import { creditViewOf } from "../orders/credit/credit-facts.ts";
import { placeOrder } from "../orders/placing/place-order.ts";
import { markPaid } from "../orders/payment/settle-transaction.ts";
import { setShippingAddress, setTerms } from "../orders/sending/prepare-order.ts";
import type { User } from "../platform/access.ts";
import { newId } from "../platform/ids.ts";
import { romeDate } from "../platform/time.ts";
import { askInsurer, noteCover } from "./change-cover.ts";
import { declareToInsurer, noteClaim } from "./claims.ts";
import { getInsurance, listInsurances } from "./list-insurances.ts";

useDatabase();

const clerk = { id: newId() };
const today = romeDate(now);
/** The order of November is due at the end of December. */
const late = new Date("2027-01-20T10:00:00Z");
const cover = { amount: 500_000, percent: 9000, from: today, reference: "FIDO-1" };

type Buyer = User & { companyId: string };

/** A buyer of a company that may owe, with an account of theirs. */
async function buyer(): Promise<Buyer> {
  const user = await creditCompany(100_000_000);
  const { id, companyId, email, name, surname } = user;
  await UserEntity.build(PutItemCommand)
    .item({
      id,
      companyId,
      email,
      name,
      surname,
      accountType: "business",
      locale: "it",
      language: "it",
      roles: ["customer"],
      wholesaleActive: false,
      reservedPrices: false,
      consents: [],
      createdOn: now.toISOString(),
      gsi1pk: "USERS",
      gsi1sk: id,
      version: 1,
    })
    .send();
  await saveBillingAddress(user, address(), now);
  return user;
}

/** An order on credit of a company. */
async function ordered(user: Buyer): Promise<{ id: string; total: number }> {
  const { id } = await add(user, await companyProduct(3), 1);
  const ready = await setShippingAddress(user, id, "pickup", now);
  await setTerms(user, id, "thirty_days_later_end_of_month", now);
  const total = amountsOf(ready, taxFactsOf(user, now)).total;
  await placeOrder(user, id, { method: "manual_wire_transfer", expectedTotal: total }, now);
  return { id, total };
}

async function covered() {
  const user = await buyer();
  const insurance = await askInsurer(clerk, { userId: user.id, amount: 900_000, on: today }, now);
  await noteCover(insurance.id, cover, now);
  return { user, id: insurance.id };
}

it("asks, is answered, and covers what is owed; the same again changes nothing", async () => {
  const user = await buyer();
  const wish = { userId: user.id, amount: 900_000, on: today };
  const asked = await askInsurer(clerk, wish, now);
  expect(asked.id).toBe(user.companyId);
  expect((await askInsurer(clerk, wish, now)).version).toBe(asked.version);
  expect(await getInsurance(asked.id, now)).toMatchObject({ state: "requested", asked: 900_000, orders: [] });
  const decided = await noteCover(asked.id, cover, now);
  expect((await noteCover(asked.id, cover, now)).version).toBe(decided.version);
  const { id, total } = await ordered(user);
  const view = await getInsurance(asked.id, now);
  expect(view).toMatchObject({ state: "covered", cover: 500_000, asked: undefined, exposure: total, late: 0 });
  expect(view.orders).toMatchObject([{ id, amount: total, covered: total, declareBy: undefined }]);
  // Asked for more, it covers what it covered until it answers.
  await askInsurer(clerk, { ...wish, amount: 2_000_000 }, now);
  expect(await getInsurance(asked.id, now)).toMatchObject({ state: "requested", cover: 500_000, asked: 2_000_000 });
});

it("refuses to be asked for who has no company, in time to come, and decisions out of their order", async () => {
  const { id } = await covered();
  await expect(askInsurer(clerk, { userId: newId(), amount: 1, on: today }, now)).rejects.toThrow("not-eligible");
  const refusedAt = async (act: Promise<unknown>) =>
    act.then(
      () => undefined,
      (error: { fields?: { field: string; code: string }[] }) =>
        error.fields?.map(({ field, code }) => `${field} ${code}`),
    );
  expect(await refusedAt(noteCover(id, { ...cover, from: "2099-01-01" }, now))).toEqual(["from in-the-future"]);
  expect(await refusedAt(noteCover(id, { ...cover, amount: 1, from: "2020-01-01" }, now))).toEqual([
    "from before-last",
  ]);
  expect(await refusedAt(noteCover(id, { ...cover, until: "2020-01-01" }, now))).toEqual(["until before-from"]);
  expect(await refusedAt(noteCover(id, { ...cover, amount: 0 }, now))).toEqual(["reason required"]);
  await noteCover(id, { ...cover, amount: 0, reason: "Bilancio in perdita" }, now);
  expect(await getInsurance(id, now)).toMatchObject({ state: "ended", cover: undefined });
});

it("is told of what is late, once, and the company's credit ends; accepted, its money settles the order", async () => {
  const { user, id } = await covered();
  const { id: orderId, total } = await ordered(user);
  const declaration = { orderId, on: romeDate(late), reference: "SIN-1" };
  // It isn't late yet.
  await expect(declareToInsurer(id, { ...declaration, on: today }, now)).rejects.toThrow("invalid-transition");
  expect((await listInsurances({ limit: 200, toDeclare: true }, now)).items.map((row) => row.id)).not.toContain(id);
  expect(await getInsurance(id, late)).toMatchObject({ late: total, declareBy: "2027-03-01" });
  expect((await listInsurances({ limit: 200, toDeclare: true }, late)).items.map((row) => row.id)).toContain(id);
  // It was due until the end of its last day: nothing was late on that.
  const early = declareToInsurer(id, { ...declaration, on: "2026-12-31" }, late);
  await expect(early).rejects.toMatchObject({ fields: [{ field: "on", code: "before-late" }] });
  // Two clerks at once: one claim.
  const both = await Promise.all([declareToInsurer(id, declaration, late), declareToInsurer(id, declaration, late)]);
  expect(both.map(({ claims }) => claims.length)).toEqual([1, 1]);
  expect((await creditViewOf(id, late)).limit).toBeUndefined();
  expect(await getInsurance(id, late)).toMatchObject({
    declareBy: undefined,
    openClaims: 1,
    claimed: total,
    orders: [{ id: orderId, claim: "declared" }],
    claims: [{ orderId, state: "declared", amount: total, unpaid: total, fromInsurer: 0, paysBy: "2027-07-19" }],
  });
  const indemnity = Math.round(total * 0.9);
  const answer = { state: "accepted", on: romeDate(late), indemnity } as const;
  await expect(noteClaim(id, orderId, { ...answer, indemnity: total + 1 }, late)).rejects.toThrow("invalid-input");
  const accepted = await noteClaim(id, orderId, answer, late);
  expect((await noteClaim(id, orderId, answer, late)).version).toBe(accepted.version);
  await markPaid(
    `${orderId}.1`,
    "compensation_for_insolvency",
    { settledOn: romeDate(late), settlementRef: "SIN-1", amount: indemnity },
    late,
  );
  expect((await getInsurance(id, late)).claims).toMatchObject([
    { state: "accepted", indemnity, fromInsurer: indemnity, unpaid: total - indemnity },
  ]);
});

it("is asked for a reason when a claim is refused or withdrawn; what was withdrawn may be declared anew", async () => {
  const { user, id } = await covered();
  const { id: orderId } = await ordered(user);
  const on = romeDate(late);
  await declareToInsurer(id, { orderId, on, reference: "SIN-2" }, late);
  await expect(noteClaim(id, orderId, { state: "refused", on }, late)).rejects.toThrow("invalid-input");
  await noteClaim(id, orderId, { state: "refused", on, reason: "Contestazione sulla merce" }, late);
  await noteClaim(id, orderId, { state: "withdrawn", on, reason: "Paga a rate" }, late);
  await expect(noteClaim(id, orderId, { state: "accepted", on, indemnity: 1 }, late)).rejects.toThrow(
    "invalid-transition",
  );
  expect(await getInsurance(id, late)).toMatchObject({ openClaims: 0, declareBy: "2027-03-01" });
  const again = await declareToInsurer(id, { orderId, on, reference: "SIN-3" }, late);
  expect(again.claims).toMatchObject([{ state: "declared", reference: "SIN-3" }]);
  await expect(declareToInsurer(id, { orderId: newId(), on, reference: "SIN-4" }, late)).rejects.toThrow("not-found");
});

it("finds companies by state and by words, page by page", async () => {
  const { id } = await covered();
  const waiting = await askInsurer(clerk, { userId: (await buyer()).id, amount: 100, on: today }, now);
  const found = async (filters: Omit<Parameters<typeof listInsurances>[0], "limit">) =>
    (await listInsurances({ limit: 200, ...filters }, now)).items.map((row) => row.id);
  expect(await found({ state: "covered" })).toContain(id);
  expect(await found({ state: "covered" })).not.toContain(waiting.id);
  expect(await found({ state: "requested" })).toContain(waiting.id);
  expect(await found({ text: "gallo IMPIANTI" })).toEqual(expect.arrayContaining([id, waiting.id]));
  expect(await found({ text: "nobody at all" })).toEqual([]);
  const all = await found({});
  const first = await listInsurances({ limit: 1 }, now);
  const second = await listInsurances({ limit: 1, cursor: first.cursor ?? "" }, now);
  expect([...first.items, ...second.items].map((row) => row.id)).toEqual(all.slice(0, 2));
});
