import { describe, expect, it } from "vitest";
import { pdfText, withoutSpaces } from "../../../../../tests/support/pdf-text.ts";
import { workedExample } from "../../../../../tests/support/invoices.ts";
import { pickup, shipmentsOf, type Order } from "../../orders/index.ts";
import { languages } from "../../platform/locale.ts";
import { documentOf } from "./document-of.ts";
import { crossesBorder } from "./crosses-border.ts";
import { drawConsignmentNote } from "./draw-consignment-note.ts";
import { drawLabels } from "./draw-labels.ts";
import { drawTransportDocument } from "./draw-transport-document.ts";
import { gs1CheckDigit, ssccOf } from "./sscc.ts";
import type { TransportDocument } from "./transport-document.ts";
import { transportWords } from "./words/index.ts";

const address = {
  id: "A1",
  header: "Cantiere Verdi",
  street: "Via Verdi",
  houseNumber: "3",
  postalCode: "00184",
  city: "Roma",
  provinceCode: "RM",
  countryCode: "IT",
  tailLift: true,
};

function documentFor(changes: Partial<Order> = {}): TransportDocument {
  const order = workedExample({ address, ...changes });
  const [shipment] = shipmentsOf(order);
  const productId = shipment?.lines[0]?.productId ?? "";
  if (!shipment) throw new Error("The worked example has goods");
  const buyer = {
    companyName: "Rossi Impianti",
    street: "Via Po",
    houseNumber: "9",
    postalCode: "10100",
    city: "Torino",
  };
  const content = documentOf(
    {
      order,
      shipment,
      buyer: { ...buyer, countryCode: "IT", vatNumber: "IT12345670157" },
      products: [{ productId, category: "batteries", weight: 40_000, energyWattHour: 5000 }],
    },
    {
      packages: { count: 2, pallets: 1, appearance: "pallet", grossGrams: 525_000, netGrams: 500_000 },
      by: "carrier",
      carrier: { name: "Trasporti Blu" },
      cause: "sale",
      terms: "franco",
      transportStart: "2026-11-26T09:00:00.000Z",
    },
    { number: "DDT 12/2026", date: "2026-11-26" },
  );
  return {
    id: "D1",
    shipmentId: shipment.id,
    place: 1,
    orderId: order.id,
    userId: order.userId,
    version: 1,
    series: "main#2026",
    issuedBy: "U1",
    issuedOn: "2026-11-26T09:00:00.000Z",
    content,
    state: "issued",
  };
}

/** Words without their spaces, which a PDF may draw or leave. */
const textOf = async (document: TransportDocument, copy: "travelling" | "house" = "travelling") =>
  withoutSpaces(pdfText(await drawTransportDocument(document, copy)));

const german = { name: "Ada Neri", email: "ada@example.com", language: "de" as const };

describe("the paper", () => {
  it("says who sends what to whom, by whom and in how many packages", async () => {
    const text = await textOf(documentFor());
    for (const told of ["DDT 12/2026", "Solvia S.r.l.", "Rossi Impianti", "IT12345670157", "Cantiere Verdi"])
      expect(text).toContain(withoutSpaces(told));
    for (const told of ["Trasporti Blu", "525 kg", "vendita", "bancale", "PAN-1", "UN 3480"])
      expect(text).toContain(withoutSpaces(told));
    expect(text).not.toContain("€");
  });

  it("is in the buyer's language beside Italian", async () => {
    const text = await textOf(documentFor({ customer: german }));
    expect(text).toContain(withoutSpaces("Destinatario · Empfänger"));
    expect(text).toContain(withoutSpaces("vendita · Verkauf"));
  });

  it("names nothing of the seller's where it travels anonymously, and all in the house's copy", async () => {
    const document = documentFor({ anonymousPackaging: true });
    const drawn = await drawTransportDocument(document, "travelling");
    expect(pdfText(drawn)).not.toMatch(/solvia/i);
    expect(Buffer.from(drawn).toString("latin1")).not.toMatch(/solvia/i);
    expect(withoutSpaces(pdfText(drawn))).toContain(withoutSpaces("per conto di Ada Neri"));
    expect(await textOf(document, "house")).toContain(withoutSpaces("Solvia S.r.l."));
  });

  it("says that it was annulled, and why", async () => {
    const annulled = { on: "2026-11-26T10:00:00.000Z", by: "U1", reason: "Indirizzo sbagliato" };
    expect(await textOf({ ...documentFor(), state: "annulled", annulled })).toContain(
      withoutSpaces("Annullato: Indirizzo sbagliato"),
    );
  });

  it("has words of its own in each language", () => {
    const titles = languages.map((language) => transportWords[language].causes["deposit-account"]);
    expect(new Set(titles).size).toBeGreaterThan(languages.length - 3);
    for (const language of languages)
      for (const [key, word] of Object.entries(transportWords.it))
        if (typeof word === "string")
          expect(transportWords[language][key as "title"].match(/\{\{\w+\}\}/g) ?? [], `${language} ${key}`).toEqual(
            word.match(/\{\{\w+\}\}/g) ?? [],
          );
  });
});

describe("a package's code", () => {
  it("has GS1's check digit", () => {
    // GS1's own example of an SSCC.
    expect(gs1CheckDigit("10614141123456789")).toBe(7);
    expect(ssccOf("0614141", 1_123_456_789)).toBe("106141411234567897");
    expect(ssccOf("0000000", 1)).toHaveLength(18);
  });

  it("is none of a prefix that is none, nor beyond its references", () => {
    expect(() => ssccOf("123", 1)).toThrow("7 to 10 digits");
    expect(() => ssccOf("0614141", 10_000_000_000)).toThrow("used");
  });

  it("stands on a label for each package, with its place among them", async () => {
    const codes = [1, 2, 3].map((reference) => ssccOf("0000000", reference));
    const { customer, locale, number } = workedExample();
    const text = withoutSpaces(pdfText(await drawLabels({ order: { customer, locale, number }, address, codes })));
    for (const [at, code] of codes.entries()) {
      expect(text).toContain(code);
      expect(text).toContain(`${at + 1}/3`);
    }
    expect(text).toContain(withoutSpaces("Via Verdi 3"));
    const order = { customer, locale, number, anonymousPackaging: true };
    expect(pdfText(await drawLabels({ order, address: pickup, codes }))).not.toMatch(/solvia/i);
  });
});

describe("the CMR note", () => {
  const abroad = { ...address, postalCode: "10115", city: "Berlin", provinceCode: undefined, countryCode: "DE" };

  it("is asked for where goods cross a border, and not at home or where they are picked up", () => {
    expect(crossesBorder(documentFor({ address: abroad }).content)).toBe(true);
    expect(crossesBorder(documentFor().content)).toBe(false);
    expect(crossesBorder(documentFor({ address: pickup }).content)).toBe(false);
  });

  it("says in its 24 boxes, three times, what the transport document says", async () => {
    const text = withoutSpaces(pdfText(await drawConsignmentNote(documentFor({ address: abroad }), "travelling")));
    const told = [
      "Solvia S.r.l.",
      "Rossi Impianti",
      "Cantiere Verdi",
      "Berlin",
      "Trasporti Blu",
      "525 kg",
      "UN 3480",
      "Carriage paid",
    ];
    for (const fact of [...told, "Geneva, 19 May 1956", "24 Merce ricevuta"]) {
      const times = text.split(withoutSpaces(fact)).length - 1;
      expect([fact, times >= 3]).toEqual([fact, true]);
    }
  });

  it("names nothing of the seller's where goods travel anonymously", async () => {
    const document = documentFor({ address: abroad, anonymousPackaging: true });
    const text = pdfText(await drawConsignmentNote(document, "travelling"));
    expect(text).not.toMatch(/solvia|bologna/i);
    expect(pdfText(await drawConsignmentNote(document, "house"))).toMatch(/solvia/i);
  });
});
