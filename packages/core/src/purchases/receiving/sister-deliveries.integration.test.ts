import { expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { useObjectStorage } from "../../../../../tests/support/object-storage.ts";
import { now, unpriced } from "../../../../../tests/support/shop.ts";
import { addSupplier, assignSupplier } from "../../logistics/suppliers.ts";
import { movementsById } from "../../logistics/index.ts";
import { newId } from "../../platform/ids.ts";
import { scannedFor } from "../../serials/index.ts";
import { confirmPurchase } from "../confirm-purchase.ts";
import { createPurchase } from "../draft-purchase.ts";
import { sendPurchase } from "../send-purchase.ts";
import { readIncoming } from "./incoming-views.ts";
import { receivePalletOf, takeListOf } from "./sister-deliveries.ts";

useDatabase();
useObjectStorage();

/** An order of two models that is confirmed for a day: the delivery of each. */
async function twoModels(quantity: number) {
  const { id: supplierId } = await addSupplier(
    {
      companyName: `Adria ${newId()}`,
      email: "ordini@adria.example",
      language: "de",
      vatNumber: "IT12345670157",
      address: "Via Adige 4, 37121 Verona",
    },
    now,
  );
  const products = [await unpriced("inverters"), await unpriced("inverters")];
  for (const productId of products)
    await assignSupplier(productId, { companyId: supplierId, productCode: productId, price: 8_000 }, now);
  const draft = await createPurchase(
    { supplierId, lines: products.map((productId) => ({ productId, quantity })) },
    now,
  );
  const sent = await sendPurchase(draft.id, { version: draft.version }, now);
  const days = [{ on: "2026-12-10", quantity }];
  const lines = products.map((productId) => ({ productId, price: 8_000, days }));
  const { movementIds } = await confirmPurchase(sent.id, { version: sent.version, lines }, now);
  const [first, second] = await movementsById(movementIds);
  return {
    first: { id: first?.id ?? "", productId: first?.lines[0]?.productId ?? "" },
    second: { id: second?.id ?? "", productId: second?.lines[0]?.productId ?? "" },
  };
}

const listed = (rows: readonly (readonly [serial: string, pallet: string, productCode: string])[]) => ({
  name: "list.csv",
  bytes: Buffer.from(["Serial;Pallet;Model", ...rows.map((row) => row.join(";"))].join("\n")),
});

it("takes one list of a container at whichever of its deliveries, each row at its own, and counts a mixed pallet once", async () => {
  const { first, second } = await twoModels(4);
  const list = listed([
    ["SISTERA001", "PLT-1", first.productId],
    ["SISTERA002", "PLT-2", first.productId],
    ["SISTERB001", "PLT-2", second.productId],
    ["SISTERB002", "PLT-2", second.productId],
    ["SISTERC001", "PLT-2", "NOBODYS-1"],
  ]);
  const { rows, pallets } = await takeListOf(first.id, list, now);
  expect(rows.map(({ outcome, fault, delivery }) => [fault ?? outcome, delivery])).toEqual([
    ["accepted", undefined],
    ["accepted", undefined],
    ["accepted", second.id],
    ["accepted", second.id],
    ["article-unexpected", undefined],
  ]);
  expect(pallets).toBe(2);
  // The same at the other one changes nothing.
  const again = await takeListOf(second.id, list, now);
  expect(again.rows.slice(0, 4).map(({ outcome, delivery }) => [outcome, delivery])).toEqual([
    ["same", first.id],
    ["same", first.id],
    ["same", undefined],
    ["same", undefined],
  ]);
});

it("asks before anything is taken where a list of the other delivery stands, of whichever it is", async () => {
  const { first, second } = await twoModels(4);
  await takeListOf(second.id, listed([["BEFORE0001", "PLT-1", second.productId]]), now);
  const list = listed([
    ["AFTERA0001", "PLT-2", first.productId],
    ["AFTERB0001", "PLT-2", second.productId],
  ]);
  await expect(takeListOf(first.id, list, now)).rejects.toMatchObject({
    code: "confirmation-needed",
    fields: [{ field: "earlier", code: "list-there", params: { announced: 1 } }],
  });
  expect((await readIncoming(first.id)).pallets).toEqual([]);
  expect((await takeListOf(first.id, { ...list, earlier: "add" }, now)).rows).toMatchObject([
    { outcome: "accepted" },
    { outcome: "accepted", delivery: second.id },
  ]);
});

it("receives a mixed pallet whole at either delivery, by one sample, each piece with its own", async () => {
  const { first, second } = await twoModels(4);
  await takeListOf(
    first.id,
    listed([
      ["MIXEDA0001", "PLT-7", first.productId],
      ["MIXEDB0001", "PLT-7", second.productId],
      ["MIXEDB0002", "PLT-7", second.productId],
    ]),
    now,
  );
  for (const { id } of [first, second])
    expect((await readIncoming(id)).pallets).toMatchObject([{ sscc: "PLT-7", samples: 2, pieces: [{}, {}, {}] }]);
  const scan = { samples: ["MIXEDA0001", "MIXEDB0001"], missing: ["MIXEDB0002"] };
  expect(await receivePalletOf(second.id, "PLT-7", scan, now)).toMatchObject({
    again: false,
    received: 2,
    refused: [],
  });
  expect((await scannedFor(first.id)).get(first.productId)).toBe(1);
  expect((await scannedFor(second.id)).get(second.productId)).toBe(1);
  expect(await receivePalletOf(first.id, "PLT-7", scan, now)).toMatchObject({ again: true, received: 2 });
  expect((await readIncoming(first.id)).pallets).toMatchObject([
    { receivedOn: now.toISOString(), missing: ["MIXEDB0002"] },
  ]);
});
