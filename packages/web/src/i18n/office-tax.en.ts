import type { officeTax as Italian, officeVat as ItalianVat } from "./office-tax.it.ts";

/** Texts of the tax decision and the VAT register in the back office, in English. */
export const officeTax: typeof Italian = {
  title: "Tax decision",
  vat: "VAT",
  row: "Row of the rule",
  rule: "Rule",
  rate: "Rate",
  natura: "Natura",
  law: "Reference",
  proof: "VIES proof",
  confirmed: "VIES: valid on {{date}}",
  rules: {
    domestic: "Sale in Italy",
    "domestic-reduced": "Sale in Italy, reduced rate",
    "intra-community": "Intra-community supply",
    "one-stop-shop": "VAT of the country of delivery (OSS)",
    "italian-number": "Italian VAT: the customer buys by an Italian number or one from outside the Union",
    export: "Export",
    blocked: "By quotation only",
  },
  whys: {
    "register-silent": "the VIES register did not answer",
    "check-needed": "VIES confirmation older than 24 hours",
    "number-invalid": "VAT number not valid for VIES",
    "company-unverified": "company not verified",
    "xi-number-needed": "no XI number",
    "italian-number": "Italian VAT number",
    "no-union-number": "no number of another country of the Union",
    "special-territory": "special territory",
    "san-marino-vatican": "San Marino or Vatican City",
    "union-own-rate": "territory with a rate of its own",
    "not-served": "country not served",
  },
};

export const officeVat: typeof ItalianVat = {
  notAsked: "Never asked",
  flagged: "Not valid twice in seven days",
  consultation: "Consultation no.",
  again: "Check again",
  ofTrade: "Other VAT number, in VIES",
  ofOwn: "VAT number, in VIES",
  insteadOf: "Checked in place of its own, {{number}}, by which the company doesn't buy as long as this one is here.",
  unnamed: "The register doesn't say whose it is: compare it with a document of the company.",
  whose: "Is {{number}} the company's own?",
  asks: {
    unnamed:
      "The register confirms it as valid and doesn't say whose it is. The company here is “{{company}}”: by this number it buys without VAT.",
    ofAnother:
      "The register says it is of “{{name}}”. The company here is “{{company}}”: by this number it buys without VAT.",
    invalid:
      "The register doesn't know it as valid. The company here is “{{company}}”: until the register confirms it, it pays VAT.",
    unknown:
      "The register isn't responding and doesn't say whose it is. The company here is “{{company}}”: once the register confirms it, it buys without VAT.",
  },
  whyHint: "How you know; it stays in the history",
  tradeNumber: "Another VAT number to buy by between states",
  refused: {
    "vat-number-italian":
      "This is an Italian VAT number: here goes one of another member state (DE…, FR…) or of Northern Ireland (XI…)",
    "vat-number-prefix": "It begins with a member state's prefix, for example DE123456789, or with XI",
  },
  tradeHint:
    "Of another country of the Union, or XI for Northern Ireland. Enter it once you have made sure that it is the company's: it buys without VAT by it.",
  means: {
    invalid: "Orders that go to another country of the Union have VAT until the register confirms the number.",
    unknown:
      "Silence is no no: the register is asked each night and with each order. Until it answers, orders that go to another country of the Union have VAT.",
  },
};
