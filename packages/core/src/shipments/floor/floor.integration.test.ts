import { expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { useObjectStorage } from "../../../../../tests/support/object-storage.ts";
import { now, product, readyCart } from "../../../../../tests/support/shop.ts";
import { mark } from "../../../../../tests/support/transfer.ts";
import { markPaid } from "../../orders/payment/settle-transaction.ts";
import { keepOfShipment } from "../keep-shipment.ts";
import { listShipments } from "../list-shipments.ts";
import { issueTransportDocument } from "../papers/issue-for-shipment.ts";
import { scheduleShipment } from "../send-shipment.ts";
import { leave, setPicked } from "./pick.ts";

useDatabase();
useObjectStorage();

async function paid(): Promise<string> {
  const { place } = await readyCart(await product(10), 2);
  const { id } = await place();
  await markPaid(`${id}.1`, "manual_wire_transfer", mark, now);
  return id;
}

it("is picked and handed over once by two at once, and whoever comes second reads that it is so", async () => {
  const id = await paid();
  const states = (all: { state: string }[]) => all.map(({ state }) => state);
  expect(states(await Promise.all([1, 2, 3].map(() => setPicked(id, true, now))))).toEqual(["ready", "ready", "ready"]);
  await expect(leave(id, now)).rejects.toMatchObject({ code: "transport-document-missing" });
  await issueTransportDocument(id, {}, now);
  await keepOfShipment(id, { label: true }, now);
  expect(states(await Promise.all([1, 2, 3].map(() => leave(id, now))))).toEqual(["shipped", "shipped", "shipped"]);
  // Whoever picked it in a dead spot and comes back when it has left.
  expect(await setPicked(id, true, now)).toMatchObject({ state: "shipped" });
  await expect(setPicked(id, false, now)).rejects.toMatchObject({ code: "invalid-transition" });
});

it("is found by its carrier and its customer, however they are typed, and no pickup is more than a year ahead", async () => {
  const id = await paid();
  await setPicked(id, true, now);
  const carrier = { name: "Società Trasporti Forlì", adr: true, tailLift: true };
  await expect(scheduleShipment(id, { date: "2027-11-21", carrier }, now)).rejects.toMatchObject({
    code: "invalid-input",
    fields: [{ field: "date", code: "too-far" }],
  });
  await scheduleShipment(id, { date: "2026-11-23", carrier }, now);
  const found = async (text: string) =>
    (await listShipments({ status: "scheduled", text, limit: 50 }, now)).items.map((row) => row.id);
  const [row] = (await listShipments({ status: "scheduled", limit: 50 }, now)).items;
  for (const text of [
    "forli",
    "SOCIETÀ",
    "societa forl",
    row?.orderNumber ?? "",
    row?.customerName.toUpperCase() ?? "",
  ])
    expect(await found(text), text).toEqual([id]);
  expect(await found("forli nobody")).toEqual([]);
});
