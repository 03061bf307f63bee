import { expect, it } from "vitest";
import { useDatabase } from "../../../../tests/support/database.ts";
import { now, unpriced } from "../../../../tests/support/shop.ts";
import { addLoad } from "../logistics/movements/office-acts.ts";
import { Problem } from "../platform/problems.ts";
import { receiveGoods } from "../purchases/receive-goods.ts";
import { addStock } from "../logistics/set-stock.ts";
import { correctScanned } from "./correct-scanned.ts";
import { serialsFromTo } from "./list-serials.ts";
import { scanSerial } from "./scan/scan-serial.ts";

useDatabase();

const expected = async (productId: string, quantity: number) => {
  const lines = [{ productId, quantity }];
  const forecast = { cause: "purchase", warehouseId: "main", lines, reason: "in arrivo" } as const;
  return (await addLoad({ ...forecast, forecastOn: "2026-11-25" }, now)).id;
};

/** A load of inverters that came with these serials. */
async function came(productId: string, codes: readonly string[]): Promise<string> {
  const id = await expected(productId, codes.length);
  for (const code of codes) await scanSerial(id, { code }, now);
  await receiveGoods(id, {}, "warehouse", now);
  return id;
}

const statesOf = async (productId: string) =>
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

it("takes back the pieces of a load that was wrong: the right delivery brings the same ones", async () => {
  const productId = await unpriced("inverters");
  const wrong = await came(productId, ["WRONG0001", "WRONG0002"]);
  expect(await statesOf(productId)).toEqual(["WRONG0001 in_stock", "WRONG0002 in_stock"]);
  await correctScanned(wrong, { reason: "Consegna di un altro" }, now);
  expect(await statesOf(productId)).toEqual(["WRONG0001 expected", "WRONG0002 expected"]);
  const right = await came(productId, ["WRONG0001", "WRONG0002"]);
  expect((await serialsFromTo(productId, { limit: 5 })).items).toMatchObject([
    { state: "in_stock", loadId: right },
    { state: "in_stock", loadId: right },
  ]);
  expect(await refusal(correctScanned(wrong, { reason: "Di nuovo" }, now))).toEqual(["invalid-transition"]);
});

it("asks which pieces were wrong where not all of them were, and leaves the others", async () => {
  const productId = await unpriced("inverters");
  const wrong = await came(productId, ["PART0001", "PART0002", "PART0003"]);
  const stranger = await came(productId, ["OTHER0001"]);
  const correct = (quantity: number, serials?: string[]) =>
    correctScanned(
      wrong,
      { reason: "Contate male", lines: [{ productId, quantity, ...(serials && { serials }) }] },
      now,
    );
  expect(await refusal(correct(1))).toEqual(["lines.0.serials", "required"]);
  expect(await refusal(correct(1, ["PART0001", "PART0002"]))).toEqual(["lines.0.serials", "too-big"]);
  expect(await refusal(correct(1, ["OTHER0001"]))).toEqual(["lines.0.serials", "not-expected"]);
  await correct(1, ["part0002"]);
  expect(await statesOf(productId)).toEqual([
    "OTHER0001 in_stock",
    "PART0001 in_stock",
    "PART0002 expected",
    "PART0003 in_stock",
  ]);
  expect(stranger).not.toBe(wrong);
});

it("asks of no piece that nobody has scanned", async () => {
  const productId = await unpriced("inverters");
  await addStock(productId, 3);
  const lines = [{ productId, quantity: 3 }];
  const { id } = await addLoad({ cause: "adjustment", warehouseId: "main", lines, reason: "trovati" }, now);
  const one = { reason: "Uno di troppo", lines: [{ productId, quantity: 1 }] };
  expect(await correctScanned(id, one, now)).toMatchObject({ direction: "unload", lines: [{ quantity: 1 }] });
});
