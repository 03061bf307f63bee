import { describe, expect, it } from "vitest";
import { expectValid } from "../../../../../tests/support/fattura.ts";
import { byCode, company, payment, seller, soldOrder, workedExample } from "../../../../../tests/support/invoices.ts";
import { pdfText } from "../../../../../tests/support/pdf-text.ts";
import { drawDocument } from "../paper/draw-document.ts";
import { invoiceOf } from "../rules/invoice-of.ts";
import { refusalsOf } from "./pre-flight.ts";
import { mostBytes, writeXml } from "./write-xml.ts";

const today = "2026-11-23";

/** Three hundred articles at crooked prices, two thirds of them at 10 %, with contributions, delivery and a coupon. */
const order = soldOrder(
  Array.from({ length: 300 }, (_, at) => ({
    productId: `P${at}`,
    productCode: `ART-${String(at).padStart(4, "0")}`,
    name: `Articolo ${at}: modulo bifacciale da ${400 + at} W, «mezza cella», cornice nera – ${"è".repeat(60)}`,
    category: (["panels", "inverters", "emobility"] as const)[at % 3]!,
    quantity: 1 + ((at * 7) % 13),
    unit: 333 + at * 37,
    wasteFee: (at % 5) * 17,
  })),
  { treatment: workedExample().amounts.treatment, shipment: 23_457, coupon: 9_999 },
);
const { total, groups } = order.amounts;
const paid = { ...order, transactions: [payment(1, total, { status: "paid", settledOn: today })] };
const content = {
  ...invoiceOf(
    paid,
    { type: "TD01", amount: total, operationOn: today },
    { seller, buyer: company, recipient: byCode },
  ),
  number: "12/2026",
  date: today,
};

const cents = (text = "") => Math.round(Number(text) * 100);
const valuesOf = (xml: string, element: string): string[] =>
  [...xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, "g"))].map(([, value = ""]) => value);

describe("an invoice of three hundred articles", () => {
  it("is taken by the pre-flight and the official schema, with each article and sums that agree to the cent", () => {
    expect(refusalsOf(content, { today })).toEqual([]);
    const xml = writeXml(content, { progressive: "0000A" });
    expectValid(xml);
    const lines = [...xml.matchAll(/<DettaglioLinee>[\s\S]*?<\/DettaglioLinee>/g)].map(([line]) => line);
    expect(valuesOf(xml, "NumeroLinea")).toEqual(lines.map((_, at) => String(at + 1)));
    expect(valuesOf(xml, "CodiceValore")).toEqual(order.lines.map(({ productCode }) => productCode));
    for (const line of lines) {
      const [unit, pieces, price] = ["PrezzoUnitario", "Quantita", "PrezzoTotale"].map((one) => valuesOf(line, one)[0]);
      expect(cents(price)).toBe(cents(unit) * Number(pieces ?? 1));
    }
    const summaries = [...xml.matchAll(/<DatiRiepilogo>[\s\S]*?<\/DatiRiepilogo>/g)].map(([one]) => one);
    expect(summaries).toHaveLength(2);
    for (const summary of summaries) {
      const [rate = ""] = valuesOf(summary, "AliquotaIVA");
      const own = lines.filter((line) => valuesOf(line, "AliquotaIVA")[0] === rate);
      const taxable = own.reduce((sum, line) => sum + cents(valuesOf(line, "PrezzoTotale")[0]), 0);
      const group = groups.find((one) => one.rate === cents(rate));
      expect(cents(valuesOf(summary, "ImponibileImporto")[0])).toBe(taxable);
      expect({ taxable, vat: cents(valuesOf(summary, "Imposta")[0]) }).toMatchObject({
        taxable: group?.taxable,
        vat: group?.vat,
      });
    }
    expect(valuesOf(xml, "ImportoTotaleDocumento").map(cents)).toEqual([total]);
    expect(valuesOf(xml, "ImportoPagamento").map(cents)).toEqual([total]);
  });

  it("has a copy of all its articles that fits into its file, far below what the exchange takes", async () => {
    const pdf = await drawDocument(content);
    const text = pdfText(pdf);
    for (const { productCode } of order.lines) expect(text).toContain(productCode);
    const xml = writeXml(content, { progressive: "0000A" }, { name: "fattura-12-2026.pdf", pdf });
    expectValid(xml);
    expect(xml).toContain("<Allegati>");
    expect(Buffer.byteLength(xml)).toBeLessThan(mostBytes / 2);
  });
});
