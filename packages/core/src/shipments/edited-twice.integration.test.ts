import { expect, it } from "vitest";
import { useDatabase } from "../../../../tests/support/database.ts";
import { now, product, readyCart } from "../../../../tests/support/shop.ts";
import { mark } from "../../../../tests/support/transfer.ts";
import { markPaid } from "../orders/payment/settle-transaction.ts";
import { saveShipment, setCosts, setHold, setLabel, setPriority, shownPackages } from "./keep-shipment.ts";
import { scheduleShipment, setShipmentReady } from "./send-shipment.ts";
import { shipmentView } from "./shipment-view.ts";
import { loadShipment } from "./stored-shipment.ts";

useDatabase();

const conflict = { code: "version-conflict" };
const carrier = { name: "BRT", adr: true, tailLift: true };

async function placed(): Promise<string> {
  const { place } = await readyCart(await product(10), 2);
  return (await place()).id;
}

it("tells the second of two clerks who edit the same part of a shipment, and lets pass what others wrote elsewhere", async () => {
  const id = await placed();
  const packages = shownPackages(await loadShipment(id));
  const heavier = { ...packages, grossGrams: packages.grossGrams + 1000 };
  await saveShipment(id, { seen: { packages }, packages: heavier }, now);
  await setLabel(id, true, now);
  await saveShipment(id, { seen: {}, carrier }, now);
  await saveShipment(id, { seen: {}, trackingCode: "084" }, now);
  await setCosts(id, { costs: 7_900 }, now);
  const slower = [
    saveShipment(id, { seen: { packages }, packages: { ...packages, count: 7 } }, now),
    saveShipment(id, { seen: {}, carrier: { ...carrier, name: "GLS" } }, now),
    saveShipment(id, { seen: {}, trackingCode: "085" }, now),
    setCosts(id, { costs: 8_900 }, now),
  ];
  for (const one of await Promise.allSettled(slower))
    expect(one).toMatchObject({ status: "rejected", reason: conflict });
  const { file, trackingCode } = await loadShipment(id);
  expect(file).toMatchObject({ packages: heavier, carrier, costs: 7_900, label: true });
  expect(trackingCode).toBe("084");
});

it("takes the same said twice, and what is written over what was seen", async () => {
  const id = await placed();
  await setCosts(id, { costs: 7_900 }, now);
  await setCosts(id, { costs: 7_900 }, now);
  await setCosts(id, { costs: 8_900, seen: 7_900 }, now);
  await saveShipment(id, { seen: {}, carrier }, now);
  await saveShipment(id, { seen: {}, carrier }, now);
  await saveShipment(id, { seen: { carrier }, carrier: { ...carrier, adr: false } }, now);
  expect((await loadShipment(id)).file).toMatchObject({ costs: 8_900, carrier: { name: "BRT", adr: false } });
});

it("tells the second of two who say its priority, or hold it, and asks nothing of two of one mind", async () => {
  const id = await placed();
  await setPriority(id, { priority: 2, seen: 0 }, now);
  await setPriority(id, { priority: 2, seen: 0 }, now);
  await expect(setPriority(id, { priority: 3, seen: 0 }, now)).rejects.toMatchObject(conflict);
  await setHold(id, { which: "hold", reason: "Manca la gru" }, now);
  await setHold(id, { which: "hold", reason: "Manca la gru" }, now);
  await expect(setHold(id, { which: "hold", reason: "Cliente in ferie" }, now)).rejects.toMatchObject(conflict);
  // Who hasn't seen that it is held doesn't let it go.
  await expect(setHold(id, { which: "hold" }, now)).rejects.toMatchObject(conflict);
  const { order, file } = await loadShipment(id);
  expect([order.priority, file.hold?.reason]).toEqual([2, "Manca la gru"]);
  await setHold(id, { which: "hold", seen: file.hold?.on }, now);
  await setHold(id, { which: "hold" }, now);
  expect((await loadShipment(id)).file.hold).toBeUndefined();
});

it("plans a pickup over the day and the carrier that were seen; the same said twice misses no day", async () => {
  const id = await placed();
  await markPaid(`${id}.1`, "manual_wire_transfer", mark, now);
  await setShipmentReady(id, true, now);
  const first = { date: "2026-11-23", slot: "morning" as const, carrier };
  await scheduleShipment(id, { ...first, seen: {} }, now);
  expect((await scheduleShipment(id, { ...first, seen: {} }, now)).file.days).toHaveLength(1);
  const elsewhere = { ...carrier, name: "GLS" };
  const slower = [
    { date: "2026-11-24", seen: {} },
    { ...first, slot: "afternoon" as const, seen: {} },
    { date: "2026-11-24", carrier: elsewhere, seen: { date: "2026-11-23", slot: "morning" as const } },
  ];
  for (const said of slower) await expect(scheduleShipment(id, said, now)).rejects.toMatchObject(conflict);
  const { file, plannedOn } = await loadShipment(id);
  expect([plannedOn, file.days, file.carrier]).toEqual([
    "2026-11-23",
    [{ date: "2026-11-23", slot: "morning", deliveryStatus: "planned" }],
    carrier,
  ]);
  const seen = { date: "2026-11-23", slot: "morning" as const, carrier };
  const at = { date: "2026-11-24", carrier: elsewhere, seen };
  expect(await scheduleShipment(id, at, now)).toMatchObject({ plannedOn: "2026-11-24", carrier: "GLS" });
});

it("asks about costs ten times what is known and about goods without a weight, and stores what is meant", async () => {
  const id = await placed();
  await setCosts(id, { costs: 7_900 }, now);
  await expect(setCosts(id, { costs: 79_000, seen: 7_900 }, now)).rejects.toMatchObject({
    code: "confirmation-needed",
    fields: [{ field: "costs", code: "unusual-costs", params: { costs: 79_000, known: 7_900 } }],
  });
  await setCosts(id, { costs: 79_000, seen: 7_900, confirmed: ["unusual-costs"] }, now);
  const packages = shownPackages(await loadShipment(id));
  const weightless = { seen: { packages }, packages: { ...packages, grossGrams: 0, netGrams: 0 } };
  await expect(saveShipment(id, weightless, now)).rejects.toMatchObject({
    code: "confirmation-needed",
    fields: [{ field: "packages.grossGrams", code: "no-weight" }],
  });
  await saveShipment(id, { ...weightless, confirmed: ["no-weight"] }, now);
  // Far from what its goods weigh by their products.
  const { goodsGrams = 0 } = shipmentView(await loadShipment(id));
  expect(goodsGrams).toBeGreaterThan(0);
  for (const [grossGrams, isAsked] of [
    [Math.floor(goodsGrams * 0.94), true],
    [goodsGrams, false],
    [goodsGrams * 2 - 1, false],
    [goodsGrams * 2 + packages.pallets * 50_000, true],
  ] as const) {
    const saving = saveShipment(
      id,
      {
        seen: { packages: (await loadShipment(id)).file.packages },
        packages: { ...packages, netGrams: 0, grossGrams },
      },
      now,
    );
    if (isAsked)
      await expect(saving).rejects.toMatchObject({
        fields: [{ code: "unusual-weight", params: { grossGrams, known: goodsGrams } }],
      });
    else await saving;
  }
  await saveShipment(
    id,
    {
      seen: { packages: (await loadShipment(id)).file.packages },
      packages: weightless.packages,
      confirmed: ["no-weight"],
    },
    now,
  );
  expect((await loadShipment(id)).file).toMatchObject({ costs: 79_000, packages: { grossGrams: 0 } });
});
