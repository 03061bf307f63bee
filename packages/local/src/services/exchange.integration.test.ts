import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { afterEach, beforeEach, expect, it } from "vitest";
import { byCode, company, seller, workedExample } from "../../../../tests/support/invoices.ts";
import { useDatabase } from "../../../../tests/support/database.ts";
import { useObjectStorage } from "../../../../tests/support/object-storage.ts";
import type { DocumentState, FiscalDocument } from "@solvia/core/invoicing/document";
import { ExchangeFileEntity, FiscalDocumentEntity, itemOf } from "@solvia/core/invoicing/document.table";
import { handOver } from "@solvia/core/invoicing/exchange/hand-over";
import { fetchNotices, noteNotice, withNotice } from "@solvia/core/invoicing/exchange/note-notice";
import { resendDocument } from "@solvia/core/invoicing/exchange/resend";
import { sendFile } from "@solvia/core/invoicing/exchange/client";
import { loadDocument } from "@solvia/core/invoicing/load-document";
import { invoiceOf } from "@solvia/core/invoicing/rules/invoice-of";
import { newId } from "@solvia/core/platform/ids";
import { noticeActs } from "./exchange-notices.ts";
import { startExchange, type Exchange } from "./exchange.ts";

useDatabase();
useObjectStorage();

const now = new Date("2026-11-23T10:00:00Z");
const day = 24 * 3600 * 1000;
let exchange: Exchange;

async function begin(options: Parameters<typeof startExchange>[0] = {}): Promise<void> {
  exchange = await startExchange({ now: () => now.getTime(), ...options });
  process.env["EXCHANGE_URL"] = exchange.url;
}
beforeEach(() => begin());
afterEach(() => exchange.stop());

let place = 1000;
/** A document with its number, not handed over yet, that goes to a recipient's code. */
async function issued(code: string): Promise<FiscalDocument> {
  place += 1;
  const order = workedExample();
  const draft = invoiceOf(
    order,
    { type: "TD01", amount: 319_805, operationOn: "2026-11-23" },
    { seller, buyer: company, recipient: { ...byCode, code } },
  );
  const progressive = String(place).padStart(5, "0");
  const fileName = `IT00000000000_${progressive}.xml`;
  const document: FiscalDocument = {
    id: newId(),
    orderId: newId(),
    userId: newId(),
    version: 1,
    issuedBy: "office",
    issuedOn: now.toISOString(),
    content: { ...draft, number: `${place}/2026`, date: "2026-11-23" },
    state: "generated",
    transmissions: [{ fileName, progressive, madeOn: now.toISOString() }],
    notices: [],
  };
  await execute(
    FiscalDocumentEntity.build(PutTransaction).item(itemOf(document)),
    ExchangeFileEntity.build(PutTransaction).item({ fileName, documentId: document.id }),
  );
  return document;
}
const stateOf = async ({ id }: FiscalDocument): Promise<DocumentState> => (await loadDocument(id)).state;

it.each<[code: string, afterMs: number, state: DocumentState]>([
  ["ABC1234", 0, "delivered"],
  ["0000000", 0, "available"],
  ["NS00311", 0, "rejected"],
  ["UFABCD", 0, "delivered"],
  ["UFABCD", day, "accepted"],
  ["UFDENY", day, "refused"],
  ["UFNONE", 15 * day, "lapsed"],
  ["UFAWAY", 10 * day, "undeliverable"],
])("a document for %s is, %i ms later, %s", async (code, ms, state) => {
  const document = await issued(code);
  await handOver(document.id, now);
  expect(await stateOf(document)).toBe("sent");
  exchange.advance(ms);
  await fetchNotices(now);
  expect(await stateOf(document)).toBe(state);
});

it.each([{ twice: true }, { reversed: true }, { twice: true, reversed: true, lateMs: 3600_000 }])(
  "comes to the same with notices %o",
  async (options) => {
    await exchange.stop();
    await begin(options);
    const documents = await Promise.all(["UFABCD", "UFDENY", "UFNONE", "UFAWAY", "0000000", "NS00305"].map(issued));
    for (const { id } of documents) await handOver(id, now);
    exchange.advance(20 * day);
    for (let round = 0; round < 3; round += 1) await fetchNotices(now);
    expect(await Promise.all(documents.map(stateOf))).toEqual([
      "accepted",
      "refused",
      "lapsed",
      "undeliverable",
      "available",
      "rejected",
    ]);
    for (const { id } of documents) {
      const { notices } = await loadDocument(id);
      const kinds = notices.map(({ kind }) => kind);
      expect(kinds).toHaveLength(new Set(kinds).size);
    }
  },
);

it("never goes twice: asked again, at once, and after a crash between sending and noting it", async () => {
  const document = await issued("ABC1234");
  await Promise.allSettled([handOver(document.id, now), handOver(document.id, now)]);
  await handOver(document.id, now);
  const crashed = await issued("ABC1234");
  await execute(FiscalDocumentEntity.build(PutTransaction).item(itemOf({ ...crashed, state: "sending" })));
  await sendFile(
    crashed.transmissions[0]?.fileName ?? "",
    Buffer.from("<Numero>9/2026</Numero><CodiceDestinatario>ABC1234</CodiceDestinatario>"),
  );
  await handOver(crashed.id, now);
  await fetchNotices(now);
  for (const { id } of [document, crashed]) {
    const { state, notices } = await loadDocument(id);
    expect([state, notices.map(({ kind }) => kind)]).toEqual(["delivered", ["RC"]]);
  }
});

it.each([
  "<IdPaese>12</IdPaese>",
  "<IdCodice></IdCodice>",
  "<CAP>2012</CAP>",
  "<Provincia>Mi</Provincia>",
  "<Indirizzo/>",
  "<IdDocumento>Cooperativa Valpolicella</IdDocumento>",
])("refuses a file whose form is broken by %s", async (part) => {
  const document = await issued("ABC1234");
  await execute(FiscalDocumentEntity.build(PutTransaction).item(itemOf({ ...document, state: "sending" })));
  const name = document.transmissions[0]?.fileName ?? "";
  await sendFile(name, Buffer.from(`<Numero>9/2026</Numero>${part}<CodiceDestinatario>ABC1234</CodiceDestinatario>`));
  await fetchNotices(now);
  const { state, notices } = await loadDocument(document.id);
  expect([state, notices.map(({ kind, codes }) => [kind, codes])]).toEqual(["rejected", [["NS", ["00200"]]]]);
});

it("sends a refused document again with its number and date in another file, within five days alone", async () => {
  const document = await issued("NS00311");
  await handOver(document.id, now);
  await fetchNotices(now);
  const late = new Date(now.getTime() + 6 * day);
  await expect(resendDocument(document.orderId, document.id, { recipientCode: "XYZ9876" }, late)).rejects.toThrow(
    "invalid-transition",
  );
  const again = await resendDocument(document.orderId, document.id, { recipientCode: "XYZ9876" }, now);
  expect(again).toMatchObject({
    state: "generated",
    content: { number: document.content.number, date: "2026-11-23", recipient: { code: "XYZ9876" } },
  });
  expect(new Set(again.transmissions.map(({ fileName }) => fileName)).size).toBe(2);
  await handOver(document.id, now);
  // The first file's notice comes once more, after the second's.
  await fetchNotices(now);
  await noteNotice(
    { kind: "NS", fileName: document.transmissions[0]?.fileName ?? "", at: now.toISOString(), codes: ["00311"] },
    now,
  );
  expect(await stateOf(document)).toBe("delivered");
  await expect(resendDocument(document.orderId, document.id, {}, now)).rejects.toThrow("invalid-transition");
});

it("isn't undone by the exchange's word that it has the file already", async () => {
  const document = { ...(await issued("ABC1234")), state: "sent" as const };
  const fileName = document.transmissions[0]?.fileName ?? "";
  expect(withNotice(document, { kind: "NS", fileName, at: now.toISOString(), codes: ["00002"] }).state).toBe("sent");
  expect(
    await noteNotice({ kind: "RC", fileName: "IT99999999999_00001.xml", at: now.toISOString(), codes: [] }, now),
  ).toBe(false);
});

it("knows no file by the name of what every object has", async () => {
  const bare = await startExchange();
  try {
    for (const name of ["__proto__", "constructor", "toString"])
      expect([bare.refuse(name, "00311"), bare.tell(name, noticeActs[0])]).toEqual([false, false]);
    expect(bare.files()).toEqual([]);
  } finally {
    await bare.stop();
  }
});
