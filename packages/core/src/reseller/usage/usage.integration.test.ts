import { expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { newId } from "../../platform/ids.ts";
import { resellerHoldings } from "../personal-holdings.ts";
import { itemsOf } from "../../platform/personal-data.ts";
import { lastCalls } from "./last-calls.ts";
import { noteCall, placesOfCalls } from "./note-call.ts";
import { readUsage } from "./read-usage.ts";

useDatabase();

const now = new Date("2026-11-20T10:00:00Z");
const daysAgo = (n: number) => new Date(now.getTime() - n * 86_400_000);
const aReseller = (mode: "live" | "test" = "live", accountId = newId()) => ({ accountId, keyId: "k1", mode });
const outcome = (more: object = {}) => ({
  endpoint: "GET /reseller/v1/products",
  status: 200,
  durationMs: 80,
  requestId: newId(),
  ...more,
});

it("counts calls by day of Rome and endpoint, those of another mode and of other accounts apart", async () => {
  const one = aReseller();
  const id = one.accountId;
  await noteCall(one, outcome(), now);
  await Promise.all(Array.from({ length: 9 }, () => noteCall(one, outcome({ durationMs: 20 }), now)));
  await noteCall(one, outcome({ status: 422, code: "invalid-input", endpoint: "POST /reseller/v1/orders" }), now);
  await noteCall(one, outcome({ status: 500 }), daysAgo(1));
  await noteCall(one, outcome({ status: 429 }), new Date("2026-11-18T23:30:00Z"));
  await noteCall(aReseller("test", id), outcome(), now);
  await noteCall(aReseller(), outcome(), now);
  const { total, days, endpoints } = await readUsage({ id }, { mode: "live", days: 3 }, now);
  expect(total).toMatchObject({ calls: 13, refused: 1, failed: 1, limited: 1, within95Ms: 100 });
  expect(days.map(({ day, calls }) => [day, calls])).toEqual([
    ["2026-11-18", 0],
    ["2026-11-19", 2],
    ["2026-11-20", 11],
  ]);
  expect(endpoints.map(({ endpoint, calls }) => [endpoint, calls])).toEqual([
    ["GET /reseller/v1/products", 12],
    ["POST /reseller/v1/orders", 1],
  ]);
  expect((await readUsage({ id }, { mode: "test", days: 1 }, now)).total.calls).toBe(1);
  expect((await readUsage({ id: newId() }, { mode: "live", days: 90 }, now)).days).toHaveLength(90);
});

it("keeps the last two hundred calls, and what was refused by the names of its fields alone", async () => {
  const one = aReseller();
  const { accountId: id } = one;
  for (let n = 0; n < placesOfCalls + 20; n++)
    await noteCall(one, outcome({ requestId: `r${n}` }), new Date(now.getTime() + n * 1000));
  const last = { status: 422, code: "invalid-input", fields: ["address.postalCode"], requestId: "last" };
  await noteCall(one, outcome(last), new Date(now.getTime() + 300_000));
  const { items } = await lastCalls({ id }, "live", now);
  expect(items).toHaveLength(placesOfCalls);
  expect(items[0]).toMatchObject({ ...last, keyId: "k1" });
  expect(items.at(-1)?.requestId).toBe("r21");
  expect((await lastCalls({ id }, "test", now)).items).toEqual([]);
  expect((await lastCalls({ id }, "live", daysAgo(-40))).items).toEqual([]);
  const ofUsage = resellerHoldings.filter(({ entity: { entityName } }) => entityName.startsWith("Api"));
  const held = await Promise.all(ofUsage.map((holding) => itemsOf(holding, id)));
  expect(held.map(({ length }) => length)).toEqual([1, 1, placesOfCalls]);
});
