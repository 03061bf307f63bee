import { UpdateItemCommand, $remove } from "dynamodb-toolbox/entity/actions/update";
import { expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { now, product } from "../../../../../tests/support/shop.ts";
import { withIncomingPlaces } from "./list-earlier-loads.ts";
import { listIncoming } from "./list-incoming.ts";
import { MovementEntity } from "./movement.table.ts";
import { addLoad } from "./office-acts.ts";

useDatabase();

const listed = async (): Promise<string[]> => (await listIncoming({ limit: 500 })).items.map(({ id }) => id);

it("lists goods that were to come before what comes stood in a list, once and again; what has come stays out of it", async () => {
  const lines = [{ productId: await product(1), quantity: 5 }];
  const load = (forecastOn?: string) =>
    addLoad({ cause: "purchase", warehouseId: "main", lines, reason: "came", forecastOn }, now);
  const [before, today, done] = [await load("2026-12-04"), await load("2026-12-05"), await load()];
  await MovementEntity.build(UpdateItemCommand).item({ id: before.id, gsi2pk: $remove(), gsi2sk: $remove() }).send();
  expect(await listed()).not.toContain(before.id);
  expect(await withIncomingPlaces()).toBe(1);
  const found = await listed();
  expect(found).toEqual(expect.arrayContaining([before.id, today.id]));
  expect(found).not.toContain(done.id);
  expect(await withIncomingPlaces()).toBe(0);
  expect(await listed()).toEqual(found);
});
