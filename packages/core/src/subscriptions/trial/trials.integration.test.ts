import { expect, it } from "vitest";
import { anEmail, password, vatNumber } from "../../../../../tests/support/accounts.ts";
import { address } from "../../../../../tests/support/address.ts";
import { useCardProvider } from "../../../../../tests/support/card-orders.ts";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { caller, choose, storedCard } from "../../../../../tests/support/subscribers.ts";
import { saveBillingAddress } from "../../accounts/addresses.ts";
import { createDemonstrationUser } from "../../accounts/registration/create-demonstration-user.ts";
import { GuardEntity } from "../../platform/storing/guard.table.ts";
import { DeleteItemCommand } from "dynamodb-toolbox/entity/actions/delete";
import type { User } from "../../platform/access.ts";
import { findSubscription } from "../stored-subscription.ts";
import { subscriptionView } from "../subscription-view.ts";
import { TrialEntity } from "../subscription.table.ts";
import { hasTried, trialWrites } from "./trials.ts";

useDatabase();
useCardProvider();

const now = new Date("2026-11-20T10:00:00Z");

/** An account of a company by a number that stands free, as it does once the account before was erased. */
async function companyBy(number: string): Promise<User> {
  const company = { name: "Neri S.r.l.", vatNumber: number, role: "installer" as const };
  await GuardEntity.build(DeleteItemCommand)
    .key({ kind: "VAT", value: `IT${number.replace(/^IT/, "")}` })
    .send();
  const id = await createDemonstrationUser(
    { email: anEmail(), password, name: "Ada", surname: "Neri", roles: [], company },
    now,
  );
  await saveBillingAddress({ id }, address({ addressType: "billing", truckAccess: true }), now);
  return caller(id, now);
}

it("a VAT number has one trial, also in an account that was made anew", async () => {
  const number = vatNumber();
  const first = await companyBy(number);
  await choose(first, "premium", now, { setupIntentId: await storedCard(first) });
  expect((await findSubscription(first.id))?.trialExpirationDate).toBeDefined();
  const again = await companyBy(number);
  expect(again.companyId).not.toBe(first.companyId);
  expect(await hasTried(again)).toBe(true);
  expect((await subscriptionView(again, now)).choices[0]).toMatchObject({ act: "start", total: 5_978 });
});

it("three clicks at once are one trial, and none of them is told of prices", async () => {
  for (let round = 0; round < 5; round += 1) {
    const user = await companyBy(vatNumber());
    const setupIntentId = await storedCard(user);
    await Promise.all([1, 2, 3].map(() => choose(user, "premium", now, { setupIntentId, expectedTotal: 0 })));
    expect(await findSubscription(user.id)).toMatchObject({ status: "active", price: 0 });
  }
});

it("two accounts of a number that try at the same moment have one trial, and the other is charged nothing unseen", async () => {
  const number = vatNumber();
  const both = [await companyBy(number), await companyBy(number)];
  const cards = await Promise.all(both.map((user) => storedCard(user)));
  const outcomes = await Promise.allSettled(
    both.map((user, at) => choose(user, "premium", now, { setupIntentId: cards[at], expectedTotal: 0 })),
  );
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(outcomes.find(({ status }) => status === "rejected")).toMatchObject({ reason: { code: "prices-changed" } });
  const tried = (await Promise.all(both.map(({ id }) => findSubscription(id)))).filter((one) => one);
  expect(tried).toMatchObject([{ status: "active" }]);
});

it("keeps of a number a keyed hash alone, without who tried", async () => {
  const number = vatNumber();
  const user = await companyBy(number);
  const [, ofNumber] = (await trialWrites(user, now)).map((write) => JSON.stringify(write.params()));
  expect(ofNumber).toContain("vat-");
  expect(ofNumber).not.toContain(number.replace(/^IT/, ""));
  expect(ofNumber).not.toContain(user.id);
  expect(TrialEntity.schema.attributes).not.toHaveProperty("vatNumber");
});
