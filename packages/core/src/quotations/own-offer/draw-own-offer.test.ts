import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { ownOfferTexts } from "@solvia/texts/own-offer";
import { quotationsTexts } from "@solvia/texts/quotations";
import { pdfText, withoutSpaces } from "../../../../../tests/support/pdf-text.ts";
import { seller } from "../../content/index.ts";
import { wordsFor } from "../../orders/index.ts";
import { languages, type Language } from "../../platform/locale.ts";
import { isDrawable } from "../../platform/pdf/pdf.ts";
import { drawOwnOffer } from "./draw-own-offer.ts";
import { figuresOf } from "./figures.ts";
import type { Base, OwnOffer } from "./own-offer.ts";

const hash = "ab".repeat(32);
const base: Base = {
  version: 3,
  hash,
  validUntil: "2026-12-05",
  lines: [
    {
      lineId: "L1",
      name: "Modulo Solvia 410",
      brand: "Sole",
      productCode: "P-410-X",
      category: "panels",
      quantity: 24,
      unit: 9_137,
      optional: false,
    },
    {
      lineId: "delivery",
      name: "",
      brand: "",
      productCode: "",
      category: "shipping_costs",
      quantity: 1,
      unit: 7_411,
      optional: false,
    },
  ],
};
const offer = (changes: Partial<OwnOffer> = {}): OwnOffer => ({
  language: "it",
  number: "2026/41",
  date: "2026-11-23",
  validUntil: "2026-12-01",
  customerName: "Elsa Bo",
  customerAddress: "Via Po 3\n10121 Torino (TO)",
  intro: "Gentile cliente,\nle offriamo quanto segue.",
  closing: "Pagamento a fine lavori.",
  margin: 2_500,
  categoryMargins: [],
  lines: [],
  works: [{ id: "W1", name: "Posa in opera", quantity: 12.5, price: 4_200, vatRate: 22 }],
  discount: 300,
  vatRate: 10,
  vatReason: "Tabella A, parte III, n. 127-quinquies",
  hidesCodes: false,
  hidesBrands: false,
  ...changes,
});
const brand = { name: "Moretti Solare S.n.c.", vatNumber: "IT07643520567", address: "Via Roma 1\n06121 Perugia (PG)" };
/** A PNG of the house's own pictures. */
const logo = readFileSync(`${import.meta.dirname}/../../../../../tests/support/own-logo.png`);

const drawn = async (of: OwnOffer, picture?: Uint8Array) =>
  drawOwnOffer(
    { offer: of, base, brand, logo: picture, locale: "it", categoryOf: (category) => `[${category}]` },
    { ...(await quotationsTexts.in(of.language)), ...(await ownOfferTexts.in(of.language)) },
  );

it.each(languages)(
  "%s: shows the maker, their customer, their prices and words, in their language",
  async (language) => {
    const of = offer({ language });
    const text = pdfText(await drawn(of));
    const words = wordsFor(language, "it");
    const { lines, total } = figuresOf(of, base);
    for (const said of [
      brand.name,
      brand.vatNumber,
      "06121 Perugia (PG)",
      "Elsa Bo",
      "10121 Torino (TO)",
      "2026/41",
      words.day("2026-12-01"),
      "le offriamo quanto segue.",
      "Pagamento a fine lavori.",
      "Posa in opera",
      "P-410-X",
      words.steps.shipment,
      of.vatReason,
      ...lines.map(({ amount }) => words.money(amount)),
      words.money(total),
    ])
      expect(text).toContain(withoutSpaces(said));
  },
);

/** All that the file says outside its pictures and letters, where it names its makers: its dictionaries, plain and as UTF-16. */
const metadata = (pdf: Uint8Array): string => {
  const file = Buffer.from(pdf)
    .toString("latin1")
    .replaceAll(/stream\n[\s\S]*?\nendstream/g, "");
  return `${file}\n${file.replaceAll("\0", "")}`;
};

it.each(languages)("%s: nothing of ours is in it, neither on the page nor about it", async (language: Language) => {
  const pdf = await drawn(offer({ language }), logo);
  const words = wordsFor(language, "it");
  const text = pdfText(pdf);
  const ours = [
    "Solvia",
    seller.name,
    seller.vatNumber,
    ...seller.address,
    hash,
    // Our price of a piece, of all pieces, and of the delivery.
    words.money(9_137),
    words.money(9_137 * 24),
    words.money(7_411),
  ];
  expect(ours.filter((said) => text.toLowerCase().includes(withoutSpaces(said).toLowerCase()))).toEqual([]);
  const about = metadata(pdf);
  expect(about).toContain("/Title");
  expect(
    ["solvia", "pdfkit", "/Producer", "/Creator", "/Author"].filter((said) =>
      about.toLowerCase().includes(said.toLowerCase()),
    ),
  ).toEqual([]);
});

it("what is hidden is nowhere", async () => {
  const text = pdfText(await drawn(offer({ hidesBrands: true, hidesCodes: true })));
  expect(text).toContain("Modulo410");
  expect(["Sole410", "SoleModulo", "P-410-X"].filter((said) => text.includes(said))).toEqual([]);
});

it("is the same bytes each time, and another with a logo", async () => {
  const [one, other, plain] = [await drawn(offer(), logo), await drawn(offer(), logo), await drawn(offer())];
  expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true);
  expect(Buffer.from(one).includes("/Subtype /Image")).toBe(true);
  expect(Buffer.from(plain).includes("/Subtype /Image")).toBe(false);
});

it("a logo is what the library draws, and nothing else", async () => {
  expect(await isDrawable(logo)).toBe(true);
  expect(await isDrawable(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe(false);
  expect(await isDrawable(logo.subarray(0, 40))).toBe(false);
});
