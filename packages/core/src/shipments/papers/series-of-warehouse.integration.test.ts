import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { now, product, readyCart } from "../../../../../tests/support/shop.ts";
import { mark } from "../../../../../tests/support/transfer.ts";
import { doneLoad, ledgerWrites } from "../../logistics/index.ts";
import { mainWarehouse, type Warehouse } from "../../logistics/warehouses/warehouse.ts";
import { addWarehouse, loadWarehouse, saveWarehouse } from "../../logistics/warehouses/warehouses.ts";
import { markPaid } from "../../orders/payment/settle-transaction.ts";
import { newId } from "../../platform/ids.ts";
import { splitShipment } from "../arranging/arrange-shipments.ts";
import { evaluateShipment } from "../promising/evaluate-shipment.ts";
import { setShipmentReady } from "../send-shipment.ts";
import { annulTransportDocument, issueTransportDocument } from "./issue-for-shipment.ts";

useDatabase();

const { id: _id, version: _version, ...fields } = mainWarehouse;
const opened = (name: string, ddtSeries: string) => addWarehouse({ ...fields, name, ddtSeries });
const renamed = ({ id }: Warehouse, ddtSeries: string, version: number) =>
  saveWarehouse(id, { ...fields, ddtSeries, version });
const refusedAs = (code: string) => ({ fields: [{ field: "ddtSeries", code }] });

/** A paid shipment of one piece that is ready to leave from a warehouse. */
async function readyIn({ id: warehouseId }: Warehouse): Promise<string> {
  const productId = await product(0);
  const lines = [{ productId, quantity: 1 }];
  await execute(...ledgerWrites([{ after: doneLoad({ id: newId(), cause: "adjustment", warehouseId, lines }, now) }]));
  const { place } = await readyCart(productId, 1);
  const { id } = await place();
  await markPaid(`${id}.1`, "manual_wire_transfer", mark, now);
  await splitShipment(id, { lines, warehouseId }, now);
  await evaluateShipment(id, now);
  await setShipmentReady(id, true, now);
  return id;
}

const numberFrom = async (warehouse: Warehouse): Promise<string | undefined> =>
  (await issueTransportDocument(await readyIn(warehouse), {}, now)).transportDocument?.number;

it("keeps a series with its warehouse once a document bears it: no number is there twice, none begins in the middle", async () => {
  const [one, five] = [await opened("Uno", "E99"), await opened("Cinque", "E5")];
  const id = await readyIn(one);
  expect((await issueTransportDocument(id, {}, now)).transportDocument?.number).toBe("DDT 1/2026/E99");
  const standing = await loadWarehouse(one.id);
  expect(standing).toMatchObject({ numbered: true, version: 2 });
  await expect(renamed(one, "QQ9", 2)).rejects.toMatchObject(refusedAs("numbered"));
  await expect(renamed(five, "E99", 1)).rejects.toMatchObject(refusedAs("taken"));
  await expect(opened("Altro", "E99")).rejects.toMatchObject(refusedAs("taken"));
  // An annulled number stays used, and its series with it.
  await annulTransportDocument(id, "Sbagliato", now);
  await expect(renamed(one, "QQ9", 2)).rejects.toMatchObject(refusedAs("numbered"));
  expect(await saveWarehouse(one.id, { ...fields, name: "Uno bis", ddtSeries: "E99", version: 2 })).toMatchObject({
    numbered: true,
    version: 3,
  });
  expect(await numberFrom(one)).toBe("DDT 2/2026/E99");
  expect(await numberFrom(five)).toBe("DDT 1/2026/E5");
});

it("gives a series on that nobody has numbered by", async () => {
  const [one, other] = [await opened("Errore", "ER"), await opened("Giusto", "GI")];
  await renamed(one, "NU", 1);
  await renamed(other, "ER", 1);
  expect(await numberFrom(other)).toBe("DDT 1/2026/ER");
  expect(await numberFrom(one)).toBe("DDT 1/2026/NU");
});

it("numbers by the former code or by the new one where it is renamed at the same moment, never by one that was given away", async () => {
  for (const at of [1, 2, 3]) {
    const warehouse = await opened(`Gara ${at}`, `G${at}`);
    const id = await readyIn(warehouse);
    const [issued, saved] = await Promise.allSettled([
      issueTransportDocument(id, {}, now),
      renamed(warehouse, `H${at}`, 1),
    ]);
    expect(issued.status).toBe("fulfilled");
    const number = issued.status === "fulfilled" ? issued.value.transportDocument?.number : undefined;
    const { ddtSeries } = await loadWarehouse(warehouse.id);
    expect(ddtSeries).toBe(saved.status === "fulfilled" ? `H${at}` : `G${at}`);
    expect(number).toBe(`DDT 1/2026/${ddtSeries}`);
  }
});
