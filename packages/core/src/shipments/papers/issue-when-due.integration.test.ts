import { $remove, UpdateItemCommand } from "dynamodb-toolbox/entity/actions/update";
import { expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { site } from "../../../../../tests/support/transport-document.ts";
import { storedPaidOrder } from "../../../../../tests/support/paid-order.ts";
import { now, product, readyCart } from "../../../../../tests/support/shop.ts";
import { mark } from "../../../../../tests/support/transfer.ts";
import { wentWith } from "../../orders/index.ts";
import { markPaid } from "../../orders/payment/settle-transaction.ts";
import { changeTerms } from "../../orders/payment/change-payment.ts";
import { shipmentsDocumented } from "../find-by-document.ts";
import { setHold, setLabel } from "../keep-shipment.ts";
import { handOver, setShipmentReady } from "../send-shipment.ts";
import { loadShipment } from "../stored-shipment.ts";
import { annulTransportDocument, issueTransportDocument } from "./issue-for-shipment.ts";
import { numberEarlierTransportDocuments, withTransportNumbers } from "./number-earlier-documents.ts";
import { documentsFor, standingDocument } from "./stored-document.ts";
import { TransportDocumentEntity } from "./transport-document.table.ts";

useDatabase();

async function ready(): Promise<string> {
  const { place } = await readyCart(await product(10), 2);
  const { id } = await place();
  await markPaid(`${id}.1`, "manual_wire_transfer", mark, now);
  await setShipmentReady(id, true, now);
  return id;
}

const carrier = { name: "Corriere Adige S.p.A.", vatNumber: "IT02600310289", adr: false, tailLift: true };

it("isn't issued for goods that are paid upon shipment and aren't, until they are paid or let go with a reason", async () => {
  // Being ready comes before being paid (domain-rules 5.4); the paper of what leaves doesn't.
  const { place } = await readyCart(await product(10), 2);
  const { id } = await place();
  await changeTerms(`${id}.1`, "hundred_upon_shipment", now);
  await setShipmentReady(id, true, now);
  await expect(issueTransportDocument(id, {}, now)).rejects.toMatchObject({ code: "not-shippable" });
  expect(await documentsFor(id)).toEqual([]);
  await setHold(id, { which: "release", reason: "Garantisce l'agente" }, now);
  expect((await issueTransportDocument(id, {}, now)).transportDocument).toBeDefined();
});

it("isn't issued for what somebody holds", async () => {
  const id = await ready();
  await setHold(id, { which: "hold", reason: "Manca un bancale" }, now);
  await expect(issueTransportDocument(id, {}, now)).rejects.toMatchObject({
    code: "shipment-held",
    params: { reason: "Manca un bancale" },
  });
});

it("asks for the carrier that is said to drive, takes it with the document, and keeps it with the shipment", async () => {
  const id = await ready();
  await expect(issueTransportDocument(id, { by: "carrier" }, now)).rejects.toMatchObject({ code: "carrier-missing" });
  const issued = await issueTransportDocument(id, { by: "carrier", carrier }, now);
  expect(issued).toMatchObject({ carrier: carrier.name, file: { carrier } });
  expect((await standingDocument(id)).content).toMatchObject({
    by: "carrier",
    carrier: { name: carrier.name, vatNumber: carrier.vatNumber },
  });
  await annulTransportDocument(id, "Parte con il nostro furgone", now);
  await expect(
    issueTransportDocument(id, { by: "carrier", carrier: { ...carrier, name: "Altro" } }, now),
  ).rejects.toMatchObject({ code: "version-conflict" });
  await issueTransportDocument(id, { by: "sender" }, now);
  const { by, carrier: named } = (await standingDocument(id)).content;
  expect([by, named]).toEqual(["sender", undefined]);
});

it("refuses a carrier that can't unload at the place, by name", async () => {
  const { id } = await storedPaidOrder({ address: { ...site, tailLift: true } });
  await setShipmentReady(id, true, now);
  await expect(
    issueTransportDocument(id, { by: "carrier", carrier: { ...carrier, tailLift: false } }, now),
  ).rejects.toMatchObject({ code: "carrier-unfit", params: { lacks: "tail-lift" } });
});

it("says when the goods set out as the hand-over has it, and nothing of that before", async () => {
  const id = await ready();
  await issueTransportDocument(id, {}, now);
  await setLabel(id, true, now);
  expect((await standingDocument(id)).content.transportStart).toBeUndefined();
  expect((await loadShipment(id)).transportDocument).not.toHaveProperty("setOutOn");
  const at = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString();
  const refused = (code: string) => ({ code: "invalid-input", fields: [{ field: "transportStart", code }] });
  await expect(handOver(id, now, { transportStart: at(-1) })).rejects.toMatchObject(refused("too-small"));
  const morning = new Date(now.getTime() - 3 * 3_600_000).toISOString();
  await expect(handOver(id, now, { transportStart: morning })).rejects.toMatchObject(refused("before-issue"));
  const early = { transportStart: morning };
  await expect(issueTransportDocument(await ready(), early, now)).rejects.toMatchObject(refused("before-issue"));
  await expect(handOver(id, now, { transportStart: at(8) })).rejects.toMatchObject(refused("too-big"));
  await handOver(id, now, { transportStart: at(3) });
  expect(await standingDocument(id)).toMatchObject({
    state: "handed_over",
    handedOverOn: now.toISOString(),
    content: { transportStart: at(3) },
  });
  const { shippedOn, transportDocument } = await loadShipment(id);
  expect(shippedOn).toBe(now.toISOString());
  // Its invoice goes by the day on which they set out.
  expect(transportDocument).toMatchObject({ on: "2026-11-20", setOutOn: "2026-11-23" });
  expect(wentWith((await loadShipment(id)).order)).toMatchObject([{ on: "2026-11-20", leftOn: "2026-11-23" }]);
});

it("sets out when the document has said so, else as it is handed over", async () => {
  const [planned, plain] = [await ready(), await ready()];
  const later = new Date(now.getTime() + 3_600_000);
  await issueTransportDocument(planned, { transportStart: "2026-11-24T06:30:00.000Z" }, now);
  await issueTransportDocument(plain, {}, now);
  for (const id of [planned, plain]) {
    await setLabel(id, true, now);
    await handOver(id, later);
  }
  expect((await standingDocument(planned)).content.transportStart).toBe("2026-11-24T06:30:00.000Z");
  expect((await standingDocument(plain)).content.transportStart).toBe(later.toISOString());
});

it("is found by its number, also where it was issued before documents were, once they have got that place", async () => {
  const id = await ready();
  const { transportDocument } = await issueTransportDocument(id, {}, now);
  const found = async () => (await shipmentsDocumented(transportDocument?.number))?.map((row) => row.id);
  expect(await found()).toEqual([id]);
  await TransportDocumentEntity.build(UpdateItemCommand)
    .item({ shipmentId: id, place: 1, gsi3pk: $remove(), gsi3sk: $remove() })
    .send();
  expect(await found()).toBeUndefined();
  expect(await numberEarlierTransportDocuments(now)).toBe(1);
  expect(await found()).toEqual([id]);
  expect(await numberEarlierTransportDocuments(now)).toBe(0);
  expect(await withTransportNumbers(now)).toBe(0);
});
