import { expect, it } from "vitest";
import { exampleOrder } from "../../../../../tests/support/example-order.ts";
import { namedBy, paymentNamedBy } from "./named-by.ts";

const example = exampleOrder("it", "it");
const [transaction] = example.transactions;
const [line] = example.lines;
const order = {
  ...example,
  number: "R5GX-FW1R",
  amounts: { ...example.amounts, total: 33_130 },
  customer: {
    ...example.customer,
    name: "Giulia Ferraro",
    companyName: "Gallo Impianti S.r.l.",
    vatNumber: "IT12345670157",
  },
  address: { ...(example.address as object), telephone: "+39 02 8394 1234" } as typeof example.address,
  lines: [{ ...line!, productCode: "CS6R-410MS" }],
  transactions: [{ ...transaction!, amount: 10_000, settlementRef: "CRO 33/A 2026" }],
};

it.each([
  ["the number", "r5gx"],
  ["the name", "ferraro giulia"],
  ["a name with a mistake", "Feraro"],
  ["a company with a mistake", "Galo Impianti"],
  ["a company with its form as a statement has it", "GALLO IMPIANTI SRL"],
  ["a company with its form in other dots", "gallo impianti S. r. l."],
  ["a company's form and name in another order", "srl gallo"],
  ["a VAT number", "12345670157"],
  ["a VAT number with its country", "IT 12345670157"],
  ["a telephone", "0283941234"],
  ["a telephone with its country", "390283941234"],
  ["a telephone as one writes it abroad", "+39 02 8394 1234"],
  ["the beginning of a telephone", "+39 02 8394"],
  ["a product's code", "CS6R-410"],
  ["a reference", "cro 33"],
  ["what it comes to", "331,30"],
  ["what it comes to, with its sign", "€ 331,30"],
  ["what is paid", "100,00"],
])("finds an order by %s", (_, text) => {
  expect(namedBy(text)(order)).toBe(true);
});

it.each([
  [
    "Conti Distribuzione S.p.A.",
    ["Conti Distribuzione Spa", "CONTI DISTRIBUZIONE SPA", "conti distribuzione S.p.A.", "Conti SpA"],
  ],
  ["Nicolò & Figli S.r.l.s.", ["nicolo & figli srls", "Nicolò"]],
])("finds %s however its form and accents are written", (companyName, texts) => {
  const other = { ...order, customer: { ...order.customer, companyName } };
  for (const text of texts) expect(namedBy(text)(other)).toBe(true);
  expect(namedBy("Gallo Impianti srl")(other)).toBe(false);
});

it.each(["Rossi", "Gallo Impianti spa", "331,31", "0283941235", "CRO 34", "CS7", "12345670158", "gialla"])(
  "doesn't take an order for another by %s",
  (text) => {
    expect(namedBy(text)(order)).toBe(false);
  },
);

it("says by which reference a payment is named, and nothing where something else is", () => {
  expect(paymentNamedBy("cro 33/a")(order)).toBe("CRO 33/A 2026");
  for (const other of ["33", "331,30", "R5GX-FW1R", "Feraro"]) expect(paymentNamedBy(other)(order)).toBeUndefined();
});
