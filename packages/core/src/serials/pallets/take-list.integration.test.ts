import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { unpriced } from "../../../../../tests/support/shop.ts";
import { forecastLoad, movementWrites } from "../../logistics/index.ts";
import { newId } from "../../platform/ids.ts";
import { scanSerial } from "../scan/scan-serial.ts";
import { serialsFromTo } from "../list-serials.ts";
import { announcedFor } from "./announce.ts";
import { palletsOf } from "./pallets.ts";
import { receivePallet } from "./receive-pallet.ts";
import { takeList } from "./take-list.ts";

useDatabase();

const now = new Date("2026-11-20T10:00:00Z");
const serial = (nth: number): string => `JK7${String(nth).padStart(9, "0")}`;
const upTo = (count: number, from = 0): string[] => Array.from({ length: count }, (_, nth) => serial(from + nth));
/** A list of these serials, 36 on a pallet. */
const listed = (serials: readonly string[]) => ({
  name: "list.csv",
  bytes: Buffer.from(["Serial;Pallet", ...serials.map((one, nth) => `${one};PLT-${Math.floor(nth / 36)}`)].join("\n")),
});

async function toCome(quantity: number) {
  const productId = await unpriced("panels");
  const lines = [{ productId, quantity }];
  const movement = forecastLoad({ id: newId(), cause: "purchase", lines, forecastOn: "2026-11-25" }, now);
  await execute(...movementWrites(movement));
  const take = async (serials: readonly string[], earlier: "add" | "replace" = "add") => {
    const { rows } = await takeList(movement.id, { ...listed(serials), earlier }, now);
    return Object.fromEntries([...Map.groupBy(rows, (one) => one.fault ?? one.outcome)].map(([k, v]) => [k, v.length]));
  };
  const announced = async () => (await announcedFor(movement.id)).get(productId);
  const stored = async () => {
    const { items } = await serialsFromTo(productId, { from: serial(0), to: serial(99_999), limit: 6000 });
    return items.length;
  };
  return { movement, take, announced, stored };
}

it("announces no more than may come, however many lists are sent", async () => {
  const { take, announced, stored } = await toCome(100);
  expect(await take(upTo(60))).toEqual({ accepted: 60 });
  expect(await take(upTo(60))).toEqual({ same: 60 });
  expect(await take(upTo(60, 60))).toEqual({ accepted: 45, beyond: 15 });
  expect(await take(upTo(60, 200))).toEqual({ beyond: 60 });
  expect(await announced()).toBe(105);
  expect(await stored()).toBe(105);
});

it("announces no more than may come when lists are sent at once", async () => {
  const { take, announced, stored } = await toCome(100);
  const told = await Promise.all([0, 1, 2, 3].map((nth) => take(upTo(60, nth * 60))));
  expect(told.reduce((sum, { accepted = 0 }) => sum + accepted, 0)).toBe(105);
  expect([await announced(), await stored()]).toEqual([105, 105]);
});

it("takes the same list twice at once for one", async () => {
  const { take, announced, stored } = await toCome(100);
  const told = await Promise.all([take(upTo(100)), take(upTo(100))]);
  for (const { accepted = 0, same = 0 } of told) expect(accepted + same).toBe(100);
  expect([await announced(), await stored()]).toEqual([100, 100]);
});

it("takes a container's list in several transactions, and the same again for what it is", async () => {
  const { movement, take, announced } = await toCome(720);
  expect(await take(upTo(720))).toEqual({ accepted: 720 });
  expect(await take(upTo(720))).toEqual({ same: 720 });
  expect(await announced()).toBe(720);
  expect(await palletsOf(movement.id)).toHaveLength(20);
});

it("asks what becomes of a list that stands before it takes another one, and takes the same without a word", async () => {
  const { movement, take, announced } = await toCome(100);
  await take(upTo(60));
  const again = await takeList(movement.id, listed(upTo(60)), now);
  expect(again.rows.every(({ outcome }) => outcome === "same")).toBe(true);
  await expect(takeList(movement.id, listed(upTo(60, 60)), now)).rejects.toMatchObject({
    code: "confirmation-needed",
    fields: [{ field: "earlier", code: "list-there", params: { announced: 60 } }],
  });
  expect(await announced()).toBe(60);
});

it("replaces a list that nobody has scanned from by the corrected one, whole and on its pallets", async () => {
  const { movement, take, announced, stored } = await toCome(720);
  await take(upTo(720));
  const corrected = [...upTo(700, 20), ...upTo(20, 5000)];
  expect(await take(corrected, "replace")).toMatchObject({ accepted: 20 });
  expect([await announced(), await stored()]).toEqual([720, 720]);
  const onPallets = (await palletsOf(movement.id)).flatMap(({ pieces }) => pieces.map(({ code }) => code));
  expect(onPallets.toSorted()).toEqual(corrected.toSorted());
  expect(await take(upTo(36, 8000), "replace")).toEqual({ accepted: 36 });
  expect([await announced(), await stored(), (await palletsOf(movement.id)).length]).toEqual([36, 36, 1]);
});

it("replaces pieces on no pallet too, and nothing by a list without a good row", async () => {
  const { movement, announced, stored } = await toCome(10);
  const loose = (serials: readonly string[]) => ({
    name: "list.csv",
    bytes: Buffer.from(["Serial;Pallet", ...serials.map((one) => `${one};`)].join("\n")),
    earlier: "replace" as const,
  });
  await takeList(movement.id, loose(upTo(10)), now);
  const { rows } = await takeList(movement.id, loose(["1.23E+15"]), now);
  expect(rows).toMatchObject([{ outcome: "refused" }]);
  expect([await announced(), await stored()]).toEqual([10, 10]);
  await takeList(movement.id, loose(upTo(4, 100)), now);
  expect([await announced(), await stored()]).toEqual([4, 4]);
});

it("replaces nothing once a piece was scanned", async () => {
  const { movement, take, announced } = await toCome(72);
  await take(upTo(72));
  await scanSerial(movement.id, { code: serial(0) }, now);
  await expect(take(upTo(72, 100), "replace")).rejects.toMatchObject({ code: "list-scanned" });
  expect(await announced()).toBe(72);
});

it("is received once by several who receive a pallet at once: each of the others is told that it is there", async () => {
  const { movement, take } = await toCome(72);
  await take(upTo(72));
  const scan = { samples: upTo(2), missing: [] };
  const told = await Promise.all([0, 1, 2].map(() => receivePallet(movement.id, "PLT-0", scan, now)));
  expect(told.map(({ received, refused }) => [received, refused])).toEqual(Array.from(told, () => [36, []]));
  expect(told.filter(({ again }) => !again)).toHaveLength(1);
  const later = await receivePallet(movement.id, "PLT-0", scan, now);
  expect(later).toMatchObject({ again: true, received: 36, lines: [{ scanned: 36 }] });
});
