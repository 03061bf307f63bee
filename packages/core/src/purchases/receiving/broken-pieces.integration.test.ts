import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { now, unpriced } from "../../../../../tests/support/shop.ts";
import { StockEntity } from "../../logistics/index.ts";
import { addLoad } from "../../logistics/movements/office-acts.ts";
import { Problem } from "../../platform/problems.ts";
import { daysLater } from "../../platform/time.ts";
import { changeSerial } from "../../serials/change-serial.ts";
import { correctScanned } from "../../serials/correct-scanned.ts";
import { serialsFromTo } from "../../serials/list-serials.ts";
import { scanSerial } from "../../serials/scan/scan-serial.ts";
import { receiveIncoming } from "./receive-incoming.ts";

useDatabase();

const reason = "Batteria gonfia";

async function scanned(codes: readonly string[]) {
  const productId = await unpriced("inverters");
  const lines = [{ productId, quantity: codes.length }];
  const said = {
    cause: "purchase",
    warehouseId: "main",
    lines,
    reason: "in arrivo",
    forecastOn: "2026-11-25",
  } as const;
  const { id } = await addLoad(said, now);
  for (const code of codes) await scanSerial(id, { code }, now);
  return { id, productId };
}

const onHand = async (productId: string) =>
  (await StockEntity.build(GetItemCommand).key({ productId }).options({ consistent: true }).send()).Item?.onHand ?? 0;

const states = async (productId: string) =>
  (await serialsFromTo(productId, { limit: 20 })).items.map(({ code, state }) => `${code} ${state}`);

const refusal = async (asked: Promise<unknown>) => {
  try {
    await asked;
    return undefined;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return error.fields[0] ? [error.fields[0].field, error.fields[0].code] : [error.code];
  }
};

it("keeps the serial of a piece that came broken: it lies there, out of the stock, to be put back or scrapped", async () => {
  const { id, productId } = await scanned(["BRK0001", "BRK0002", "BRK0003", "BRK0004"]);
  const receive = (quantity: number, damaged: number, ...damagedSerials: string[]) =>
    receiveIncoming(
      id,
      { lines: [{ productId, quantity, damaged, damagedSerials }], notes: reason },
      daysLater(now, 3),
    );
  expect(await refusal(receive(2, 1, "BRK0001", "BRK0002"))).toEqual(["lines.0.damagedSerials", "too-big"]);
  expect(await refusal(receive(2, 2, "BRK0001", "OTHER001"))).toEqual(["lines.0.damagedSerials", "not-expected"]);
  expect(await refusal(receive(3, 2, "BRK0001", "BRK0002"))).toEqual(["serials-missing"]);
  expect(await refusal(receive(2, 1, "BRK0001"))).toEqual(["serials-too-many"]);
  await receive(2, 2, "brk0001", "BRK0002");
  expect(await states(productId)).toEqual([
    "BRK0001 returned",
    "BRK0002 returned",
    "BRK0003 in_stock",
    "BRK0004 in_stock",
  ]);
  expect(await onHand(productId)).toBe(2);
  await changeSerial("BRK0001", { action: "restock", reason: "Solo la scatola" }, now);
  await changeSerial("BRK0002", { action: "scrap", reason }, now);
  expect(await onHand(productId)).toBe(3);
  await correctScanned(id, { reason: "Di un altro" }, now);
  expect([await onHand(productId), await states(productId)]).toEqual([
    1,
    ["BRK0001 in_stock", "BRK0002 scrapped", "BRK0003 expected", "BRK0004 expected"],
  ]);
});

it("says of a piece the day on which its goods came, not that of the scan", async () => {
  const { id, productId } = await scanned(["DAY0001"]);
  const closed = daysLater(now, 3);
  await receiveIncoming(id, { lines: [{ productId, quantity: 1 }] }, closed);
  expect((await serialsFromTo(productId, { limit: 1 })).items[0]?.loadedOn).toBe(closed.toISOString());
});
