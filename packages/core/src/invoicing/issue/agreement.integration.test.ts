import { expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { expectValid } from "../../../../../tests/support/fattura.ts";
import { payment } from "../../../../../tests/support/invoices.ts";
import { useObjectStorage } from "../../../../../tests/support/object-storage.ts";
import { storedPaidOrder } from "../../../../../tests/support/paid-order.ts";
import { pdfText, withoutSpaces } from "../../../../../tests/support/pdf-text.ts";
import { writeOrder, type Order } from "../../orders/index.ts";
import { setting } from "../../platform/config.ts";
import { readObject } from "../../platform/files/storage.ts";
import { euroFormat } from "../../platform/text/reader-format.ts";
import { documentLetters } from "../letters/index.ts";
import { loadDocument } from "../load-document.ts";
import { invoicingOf } from "./invoicing-of.ts";
import { issueCreditNote } from "./issue-credit-note.ts";
import { issueInvoice } from "./issue-invoice.ts";
import { pdfKey, xmlKey } from "./renderings.ts";

useDatabase();
useObjectStorage();

const now = new Date("2026-11-23T10:00:00Z");
const mario = { fiscalCode: "RSSMRA85T10A562S" };
const money = euroFormat("it-IT");
const percent = new Intl.NumberFormat("it-IT", { style: "percent", maximumFractionDigits: 2 });

const invoice = ({ id }: Order, type: "TD01" | "TD02" | "TD27", total: number, buyer: object = mario) =>
  issueInvoice(id, { type, total }, buyer, now);
const credit = ({ id }: Order, what: Parameters<typeof issueCreditNote>[1]["what"]) =>
  issueCreditNote(id, { what, reason: "Reso" }, now);
const panels = { pieces: [{ productId: "PANEL", quantity: 2 }] };
const gift = payment(1, 319_805, { status: "paid", method: "gift" });
const deposit = [
  payment(1, 63_961, { status: "paid", settledOn: "2026-11-20" }),
  payment(2, 255_844, { dueDate: "2026-12-31" }),
];

const kinds: readonly (readonly [string, string, number, () => Promise<Order>])[] = [
  ["an invoice", "TD01", 319_805, async () => invoice(await storedPaidOrder(), "TD01", 319_805)],
  [
    "a deposit",
    "TD02",
    63_961,
    async () => invoice(await storedPaidOrder({ status: "pendingPayment", transactions: deposit }), "TD02", 63_961),
  ],
  [
    "the invoice after its deposit",
    "TD01",
    255_844,
    async () => {
      const made = await storedPaidOrder({ status: "pendingPayment", transactions: deposit });
      const before = await invoice(made, "TD02", 63_961);
      const transactions = before.transactions.map((one) => ({
        ...one,
        status: "paid" as const,
        settledOn: "2026-11-22",
      }));
      return invoice(
        await writeOrder({ before, after: { ...before, transactions, status: "paid" }, now }),
        "TD01",
        255_844,
      );
    },
  ],
  [
    "a public body's",
    "TD01",
    319_805,
    async () => invoice(await storedPaidOrder(), "TD01", 319_805, { ...mario, recipientCode: "UFABCD" }),
  ],
  [
    "a public body's deposit, paid before any invoice",
    "TD02",
    63_961,
    async () => {
      const transactions = [
        payment(1, 56_690, { status: "paid", settledOn: "2026-11-20" }),
        payment(2, 263_115, { dueDate: "2026-12-31" }),
      ];
      const order = await storedPaidOrder({ transactions, status: "pendingPayment" });
      const body = { ...mario, recipientCode: "UFABCD" };
      const { next } = (await invoicingOf(order.id, body, now)) as { next: { total: number } };
      return invoice(order, "TD02", next.total, body);
    },
  ],
  ["a gift's", "TD27", 319_805, async () => invoice(await storedPaidOrder({ transactions: [gift] }), "TD27", 319_805)],
  [
    "a credit note of pieces",
    "TD04",
    19_694,
    async () => credit(await invoice(await storedPaidOrder(), "TD01", 319_805), panels),
  ],
  [
    "a credit note of a sum",
    "TD04",
    5000,
    async () => credit(await invoice(await storedPaidOrder(), "TD01", 319_805), { amount: 5000 }),
  ],
  [
    "a credit note of what a lowered price left of pieces",
    "TD04",
    18_053,
    async () =>
      credit(await credit(await invoice(await storedPaidOrder(), "TD01", 319_805), { amount: 26_650 }), panels),
  ],
  [
    "an invoice in place of one that was taken back",
    "TD01",
    300_111,
    async () => {
      const back = await credit(await invoice(await storedPaidOrder(), "TD01", 319_805), panels);
      return invoice(await credit(back, { all: true }), "TD01", 300_111);
    },
  ],
  [
    "a credit note of a gift",
    "TD04",
    319_805,
    async () => credit(await invoice(await storedPaidOrder({ transactions: [gift] }), "TD27", 319_805), { all: true }),
  ],
];

/** The amounts of an XML's elements of a name, in cents. */
const centsIn = (xml: string, name: string): number[] =>
  [...xml.matchAll(new RegExp(`<${name}>(-?)(\\d+)\\.(\\d\\d)</${name}>`, "g"))].map(
    ([, sign, euros, cents]) => (sign ? -1 : 1) * (Number(euros) * 100 + Number(cents)),
  );

it.each(kinds)(
  "%s is the same to the cent as PDF, as XML, in the office and in its letter",
  async (_, type, total, made) => {
    const order = await made();
    const { id } = order.invoices?.at(-1) ?? { id: "" };
    const document = await loadDocument(id);
    const shown = (await invoicingOf(order.id, {}, now)).documents.find((one) => one.id === id);
    if (!shown) throw new Error("The office shows it");
    expect([shown.type, shown.total]).toEqual([type, total]);
    const net = shown.groups.reduce((sum, { taxable }) => sum + taxable, 0);
    const vat = shown.groups.reduce((sum, one) => sum + one.vat, 0);
    expect([net + vat, shown.lines.reduce((sum, line) => sum + line.net, 0)]).toEqual([total, net]);
    const bucket = setting("PRIVATE_BUCKET");
    const [pdf, file] = await Promise.all([readObject(bucket, pdfKey(document)), readObject(bucket, xmlKey(document))]);
    const xml = Buffer.from(file?.bytes ?? []).toString("utf8");
    expect(centsIn(xml, "ImportoTotaleDocumento")).toEqual([total]);
    expect(centsIn(xml, "ImponibileImporto")).toEqual(shown.groups.map(({ taxable }) => taxable));
    expect(centsIn(xml, "Imposta")).toEqual(shown.groups.map((one) => one.vat));
    expect(centsIn(xml, "PrezzoTotale")).toEqual(shown.lines.map((line) => line.net));
    const asked = centsIn(xml, "ImportoPagamento").reduce((sum, amount) => sum + amount, 0);
    expect(asked).toBe(shown.payments.reduce((sum, { amount }) => sum + amount, 0));
    if (type === "TD01" || type === "TD02") expect(asked).toBe(shown.splitPayment ? net : total);
    expectValid(xml);
    const text = pdfText(pdf?.bytes ?? new Uint8Array());
    for (const { rate, taxable, vat: of } of shown.groups)
      expect(text).toContain(withoutSpaces(`${percent.format(rate / 10_000)}${money(taxable)}${money(of)}`));
    expect(text).toContain(withoutSpaces(money(total)));
    for (const { amount } of shown.payments) expect(text).toContain(withoutSpaces(money(amount)));
    const [post] = await documentLetters["document-to-customer"]({ documentId: id });
    // What the house invoices itself has no letter: it is nobody else's to read.
    const own = (order.invoices ?? []).some((one) => one.type === "TD27");
    expect(JSON.stringify(post ?? "").includes(JSON.stringify(money(total)).slice(1, -1))).toBe(!own);
    expect(post === undefined).toBe(own);
    const split = shown.splitPayment && vat !== 0 && !own;
    expect(JSON.stringify(post ?? "").includes("scissione dei pagamenti")).toBe(split);
    if (split) expect(post?.letter.blocks.at(-1)).toMatchObject({ total: [expect.any(String), money(net)] });
  },
);
