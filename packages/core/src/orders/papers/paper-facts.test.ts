import { expect, it } from "vitest";
import { exampleOrder } from "../../../../../tests/support/example-order.ts";
import { chargedReasons } from "../../tax/vat.ts";
import { languages } from "../../platform/locale.ts";
import { wordsFor } from "./document-words.ts";
import type { Order } from "../order.ts";
import { customerLines, offeredTaxNotes, priceWords, taxNotes } from "./paper-facts.ts";

const words = wordsFor("it", "it");
const company = { name: "Ada Neri", email: "ada@example.com", language: "it" as const, companyName: "Sole Nuovo" };
const taxed = (treatment: Partial<Order["amounts"]["treatment"]>, vatNumber?: string): Order => {
  const order = exampleOrder("it", "it", { companyId: "C1", customer: { ...company, vatNumber } });
  return { ...order, amounts: { ...order.amounts, treatment: { ...order.amounts.treatment, ...treatment } } };
};
const intraCommunity = {
  row: "3",
  rule: "intra-community" as const,
  standard: 0,
  reduced: 0,
  legalText: "Non imponibile art. 41 DL 331/93",
};

it("names the number that a supply without VAT rests on, not the company's other one", () => {
  const proof = { number: "DE136695976", status: "valid" as const, checkedAt: "2026-11-22T09:00:00.000Z" };
  const order = taxed({ ...intraCommunity, proof }, "IT01234567897");
  expect(customerLines(order, words)).toEqual([
    "Sole Nuovo",
    "Partita IVA: DE136695976",
    "Ada Neri",
    "ada@example.com",
  ]);
});

it("names the company's own number where no supply rests on another, and none for who has none", () => {
  expect(customerLines(taxed({}, "IT01234567897"), words)).toContain("Partita IVA: IT01234567897");
  expect(customerLines(exampleOrder("it", "it"), words)).toEqual(["Ada Neri", "ada@example.com"]);
});

it("tells a company that is charged VAT abroad why, and how a silent or negative register is made right", () => {
  const charged = { row: "4", rule: "one-stop-shop" as const, legalText: "OSS" };
  expect(taxNotes(taxed({ ...charged, why: "register-silent" }), words)).toEqual([
    "Questo ordine è con IVA perché il registro VIES non ha confermato la partita IVA della tua azienda. Quando la partita IVA risulta confermata scrivici: togliamo l'IVA con una nota di credito e una nuova fattura.",
  ]);
  expect(taxNotes(taxed({ ...charged, why: "italian-number" }), words)[0]).toBe(
    "L'IVA è quella italiana perché la tua azienda compra con partita IVA italiana.",
  );
});

it.each(chargedReasons)("has a word for %s, and none where nothing is charged by surprise", (why) => {
  expect(taxNotes(taxed({ why }), words)).toHaveLength(1);
  expect(taxNotes(taxed({}), words)).toEqual([]);
  expect(taxNotes(taxed({ rule: "blocked", why: "special-territory" }), words)).toEqual([]);
});

it("names the law of a supply without VAT, and not how the seller declares another country's", () => {
  expect(taxNotes(taxed(intraCommunity), words)).toEqual(["Non imponibile art. 41 DL 331/93"]);
  expect(taxNotes(taxed({ rule: "one-stop-shop", legalText: "OSS" }), words)).toEqual([]);
});

it.each([
  ["domestic-reduced", /^IVA ridotta/],
  ["intra-community", /inversione contabile/],
  ["export", /esportata/],
] as const)("says in words in an offer why %s costs less VAT, in every language", (rule, said) => {
  const offer = taxed({ rule, legalText: "law" });
  expect(offeredTaxNotes(offer, words)).toEqual(["law", expect.stringMatching(said)]);
  const told = languages.map((language) => offeredTaxNotes(offer, wordsFor(language, "it"))[1]);
  expect(new Set(told).size).toBe(languages.length);
  expect(offeredTaxNotes(taxed({ rule: "domestic" }), words)).toEqual([]);
});

it.each([
  ["domestic", "IVA ed ecocontributi inclusi", "+ IVA"],
  ["one-stop-shop", "IVA inclusa", "+ IVA"],
  ["export", "Senza IVA; imposte d'importazione escluse", "IVA non addebitata"],
] as const)(
  "says of a private buyer's prices under %s what they hold, and of a company's that VAT comes on top or none does",
  (rule, said, net) => {
    const company = taxed({ rule, standard: 0, reduced: 0 });
    expect(priceWords(company, words)).toBe(net);
    expect(priceWords({ ...company, companyId: undefined }, words)).toBe(said);
  },
);
