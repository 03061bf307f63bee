import { expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { now, unpriced } from "../../../../../tests/support/shop.ts";
import { addLoad, addUnload, cancelMovement } from "../../logistics/movements/office-acts.ts";
import { addStock } from "../../logistics/set-stock.ts";
import { Problem } from "../../platform/problems.ts";
import { receiveGoods } from "../../purchases/receive-goods.ts";
import { correctScanned } from "../correct-scanned.ts";
import { takeList } from "../pallets/take-list.ts";
import { serialsOfCode } from "./read-scan.ts";
import { scanSerial } from "./scan-serial.ts";

useDatabase();

const inverter = (brand?: string) => unpriced("inverters", {}, brand);

const toCome = async (productId: string, quantity: number, forecastOn = "2026-12-10") => {
  const lines = [{ productId, quantity }];
  const said = { cause: "purchase", warehouseId: "main", lines, reason: "in arrivo", forecastOn } as const;
  return (await addLoad(said, now)).id;
};

const toGo = async (productId: string, quantity: number) => {
  await addStock(productId, quantity);
  const lines = [{ productId, quantity }];
  const said = { cause: "adjustment", warehouseId: "main", lines, reason: "campioni", as: "booked" } as const;
  return (await addUnload(said, now)).id;
};

const scan = (movementId: string, code: string, ...confirmed: string[]) =>
  scanSerial(movementId, { code, confirmed }, now);

const announce = (movementId: string, codes: readonly string[]) =>
  takeList(
    movementId,
    { name: "lista.csv", bytes: Buffer.from(["serial;pallet", ...codes.map((code) => `${code};P-1`)].join("\n")) },
    now,
  );

const refusal = async (asked: Promise<unknown>) => {
  try {
    await asked;
    return undefined;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return error.fields[0] ? [error.fields[0].code, error.fields[0].params] : [error.code];
  }
};

it("asks whether a piece is here that is announced for another day, and not where its goods may have come", async () => {
  const productId = await inverter();
  const [far, today] = [await toCome(productId, 2), await toCome(productId, 2, "2026-11-20")];
  await announce(far, ["FAR0001", "FAR0002"]);
  await announce(today, ["TODAY0001"]);
  const go = await toGo(productId, 3);
  expect(await refusal(scan(go, "FAR0001"))).toEqual(["announced", { on: "2026-12-10" }]);
  expect(await scan(go, "FAR0001", "announced")).toMatchObject({ serial: { state: "shipped" } });
  expect(await scan(go, "TODAY0001")).toMatchObject({ serial: { state: "shipped" } });
});

it("asks whether a piece is here whose delivery was put right or called off", async () => {
  const productId = await inverter();
  const [wrong, cancelled] = [await toCome(productId, 1), await toCome(productId, 1)];
  await scan(wrong, "WRONG0001");
  await receiveGoods(wrong, {}, "warehouse", now);
  await correctScanned(wrong, { reason: "Di un altro" }, now);
  await scan(cancelled, "OFF0001");
  await cancelMovement(cancelled, now);
  const go = await toGo(productId, 2);
  for (const code of ["WRONG0001", "OFF0001"]) {
    expect(await refusal(scan(go, code))).toEqual(["not-arrived", {}]);
    expect(await scan(go, code, "not-arrived")).toMatchObject({ serial: { state: "shipped" } });
  }
});

it("asks about a number that another maker has printed too, and keeps both pieces apart", async () => {
  const [theirs, ours] = [await inverter("Adria"), await inverter("Boreas")];
  await scan(await toCome(theirs, 1), "12345678");
  const load = await toCome(ours, 2);
  expect(await refusal(scan(load, "12345678"))).toEqual(["other-makers", { productCode: theirs, name: "Adria Panel" }]);
  expect(await scan(load, "12345678", "other-makers")).toMatchObject({ serial: { productId: ours } });
  expect((await serialsOfCode("12345678")).map(({ productId }) => productId).toSorted()).toEqual(
    [theirs, ours].toSorted(),
  );
});

it("refuses a number that looks like the other maker's model, or is of another model of the same maker", async () => {
  const [theirs, ours, sister] = [await inverter("Adria"), await inverter("Boreas"), await inverter("Adria")];
  const load = await toCome(theirs, 20);
  for (let at = 0; at < 13; at += 1) await scan(load, `ADR23A${String(at).padStart(4, "0")}`);
  expect(await refusal(scan(await toCome(ours, 1), "ADR23A0003"))).toEqual(["serial-other-article"]);
  expect(await refusal(scan(await toCome(sister, 1), "ADR23A0003"))).toEqual(["serial-other-article"]);
});

it("knows nobody's piece that was only scanned for goods which never came", async () => {
  const [theirs, ours] = [await inverter("Adria"), await inverter("Adria")];
  const cancelled = await toCome(theirs, 1);
  await scan(cancelled, "87654321");
  await cancelMovement(cancelled, now);
  expect(await scan(await toCome(ours, 1), "87654321")).toMatchObject({ serial: { productId: ours } });
});
