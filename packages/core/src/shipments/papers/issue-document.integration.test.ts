import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { beforeEach, expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { storedPaidOrder } from "../../../../../tests/support/paid-order.ts";
import { loadOrder, shipmentsOf, withShipments, writeOrder, type Order } from "../../orders/index.ts";
import { newId } from "../../platform/ids.ts";
import { Problem } from "../../platform/problems.ts";
import { decidedAnew } from "../../platform/storing/decided-anew.ts";
import { mainPlace } from "./document-of.ts";
import { eraseTransportDocumentsOf } from "./erase-old-documents.ts";
import { annulWrites, handedOverWrites, issueDocument, signedWrites, type Issue } from "./issue-document.ts";
import { documentsFor, standingDocument } from "./stored-document.ts";
import { namedBy, type TransportDocument } from "./transport-document.ts";
import { TransportSeriesEntity } from "./transport-document.table.ts";

useDatabase();

const now = new Date("2026-11-26T10:00:00Z");
const said = {
  packages: { count: 1, pallets: 1, appearance: "pallet", grossGrams: 525_000, netGrams: 500_000 },
  by: "sender",
  cause: "sale",
  terms: "franco",
} as const;

/** Each test numbers in a warehouse of its own. */
let warehouse = mainPlace;
beforeEach(() => {
  warehouse = { ...mainPlace, id: newId(), code: "MI" };
});

const issueOf = (order: Order, at: Date, more: Partial<Issue> = {}): Issue => {
  const [shipment] = shipmentsOf(order);
  if (!shipment) throw new Error("The order has goods");
  return { ...said, transportStart: at.toISOString(), order, shipment, warehouse, ...more };
};

/** As the shipment's own use case issues it: in the transaction that names it in the order. */
const issue = (orderId: string, at = now, more: Partial<Issue> = {}) =>
  decidedAnew(async () => {
    const order = await loadOrder(orderId);
    const wanted = issueOf(order, at, more);
    const { document, writes } = await issueDocument(wanted, at);
    const shipments = shipmentsOf(order).map((one) => ({ ...one, transportDocument: namedBy(document) }));
    await writeOrder({ before: order, after: withShipments(order, shipments), also: writes, events: [], now: at });
    return document;
  });

const lastOf = async (year: number) =>
  (
    await TransportSeriesEntity.build(GetItemCommand)
      .key({ series: `${warehouse.id}#${year}` })
      .options({ consistent: true })
      .send()
  ).Item;

const placeOf = (number: string) => Number(/^DDT (\d+)\//.exec(number)?.[1]);

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => (error instanceof Problem ? error.code : error),
  );

it("gives twelve clerks at once twelve numbers without a gap, each named by its order", async () => {
  const orders = await Promise.all(Array.from({ length: 12 }, () => storedPaidOrder()));
  const issued = await Promise.all(orders.map(({ id }) => issue(id)));
  const places = issued.map(({ content }) => placeOf(content.number)).toSorted((a, b) => a - b);
  expect(places).toEqual(Array.from({ length: 12 }, (_, at) => at + 1));
  expect(await lastOf(2026)).toMatchObject({ last: 12, lastOn: "2026-11-26" });
  const [order] = await Promise.all(orders.map(({ id }) => loadOrder(id)));
  expect(order?.shipments?.[0]?.transportDocument).toEqual({ number: issued[0]?.content.number, on: "2026-11-26" });
});

it("numbers by date without a gap where two clerks say different days at once: a later number never has an earlier day", async () => {
  const orders = await Promise.all(Array.from({ length: 8 }, () => storedPaidOrder()));
  const days = ["2026-11-24", "2026-11-25", "2026-11-26", undefined] as const;
  const clerk = async (mine: readonly Order[]) => {
    const issued: TransportDocument[] = [];
    for (const [at, { id }] of mine.entries()) {
      const date = days[at];
      try {
        issued.push(await issue(id, now, { ...(date && { date }) }));
      } catch (error) {
        // The other clerk has numbered a later day meanwhile: this one says today's.
        if (!(error instanceof Problem) || error.code !== "date-before-last-document") throw error;
        issued.push(await issue(id));
      }
    }
    return issued;
  };
  const issued = (await Promise.all([clerk(orders.slice(0, 4)), clerk(orders.slice(4))])).flat();
  const inOrder = issued.toSorted((a, b) => placeOf(a.content.number) - placeOf(b.content.number));
  expect(inOrder.map(({ content }) => placeOf(content.number))).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  const dates = inOrder.map(({ content }) => content.date);
  expect(dates).toEqual(dates.toSorted());
});

it("issues one document for two clerks of the same shipment, and uses one number", async () => {
  const { id } = await storedPaidOrder();
  const codes = await Promise.all([codeOf(issue(id)), codeOf(issue(id))]);
  expect(codes.toSorted()).toEqual(["transport-document-there", undefined]);
  expect(await documentsFor(id)).toHaveLength(1);
  expect(await lastOf(2026)).toMatchObject({ last: 1 });
});

it("uses no number where the shipment's own write is refused", async () => {
  const order = await storedPaidOrder();
  const { writes } = await issueDocument(issueOf(order, now), now);
  const { writes: others } = await issueDocument(issueOf(await storedPaidOrder(), now), now);
  await execute(...others);
  await expect(execute(...writes)).rejects.toThrow(/Transaction/);
  expect(await documentsFor(order.id)).toEqual([]);
  expect(await lastOf(2026)).toMatchObject({ last: 1 });
});

it("keeps an annulled number and gives the next one", async () => {
  const { id } = await storedPaidOrder();
  const first = await issue(id);
  await execute(...annulWrites(first, "Indirizzo sbagliato", now).writes);
  const second = await issue(id);
  expect([first, second].map(({ content }) => content.number)).toEqual(["DDT 1/2026/MI", "DDT 2/2026/MI"]);
  expect((await documentsFor(id)).map(({ state }) => state)).toEqual(["annulled", "issued"]);
  expect((await standingDocument(id)).id).toBe(second.id);
});

it("numbers in the year of the document's date, and lets no date come before an earlier number's", async () => {
  const [a, b, c, d] = await Promise.all(Array.from({ length: 4 }, () => storedPaidOrder()));
  const newYear = new Date("2027-01-01T09:00:00Z");
  const numbers = [
    (await issue(a?.id ?? "", new Date("2026-12-30T09:00:00Z"))).content.number,
    (await issue(b?.id ?? "", newYear)).content.number,
    (await issue(c?.id ?? "", newYear, { date: "2026-12-31" })).content.number,
  ];
  expect(numbers).toEqual(["DDT 1/2026/MI", "DDT 1/2027/MI", "DDT 2/2026/MI"]);
  expect(await codeOf(issue(d?.id ?? "", newYear, { date: "2026-12-30" }))).toBe("date-before-last-document");
  expect(await codeOf(issue(d?.id ?? "", now, { date: "2026-10-01" }))).toBe("invalid-input");
});

it("goes with its goods, is signed, and can't be annulled any more", async () => {
  const { id } = await storedPaidOrder();
  const issued = await issue(id);
  const gone = handedOverWrites(issued, new Map(), now, { by: "warehouse" });
  await execute(...gone.writes);
  expect(() => annulWrites(gone.document, "Troppo tardi", now)).toThrow("invalid-transition");
  await execute(...signedWrites(gone.document, "Luca Bianchi", now).writes);
  expect(await standingDocument(id)).toMatchObject({ state: "delivered_signed", signed: { name: "Luca Bianchi" } });
  await expect(execute(...annulWrites(issued, "Due schede aperte", now).writes)).rejects.toThrow(/Transaction/);
});

it("is erased with the month of its date, and no other", async () => {
  const [old, later] = await Promise.all([storedPaidOrder(), storedPaidOrder()]);
  await issue(old.id, new Date("2023-03-31T10:00:00Z"));
  await issue(later.id, new Date("2023-04-01T10:00:00Z"));
  expect(await eraseTransportDocumentsOf("2023-03")).toBe(1);
  expect(await documentsFor(old.id)).toEqual([]);
  expect(await documentsFor(later.id)).toHaveLength(1);
});
