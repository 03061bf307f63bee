import { describe, expect, it } from "vitest";
import { targetNamed } from "./column-names.ts";
import { noEvidence, withCell, type Evidence } from "./evidence.ts";
import { leftOut, proposedColumns, questionsOf } from "./propose-columns.ts";

const evidenceOf = (...texts: string[]): Evidence =>
  texts.reduce((known, text) => withCell(known, { text }), noEvidence());

describe("a heading", () => {
  it.each([
    "Prezzo",
    "Prezzo (€)",
    "Prezzo €",
    "Prezzo [EUR]",
    "Listino €/pz",
    "Prezzo (IVA esclusa)",
    "Prezzo (IVA escl.)",
    "Preis (ohne MwSt)",
    "Prix (HT)",
  ])("%s is the price", (heading) => expect(targetNamed(heading, "prices")?.target).toBe("price"));

  it.each([
    "Prezzo (USD)",
    "Prezzo (CHF)",
    "Prezzo $",
    "Prezzo £",
    "Prezzo (IVA incl.)",
    "Prezzo (vecchio)",
    "Listino €/Wp",
    "Prezzo (pallet)",
    "Netto (2025)",
    "Sconto (extra)",
    "Prezzo lordo",
    "Gross price",
    "PVP",
    "Bruttopreis",
    "Prix public",
  ])("%s is another price or none, and is asked about", (heading) => {
    expect(targetNamed(heading, "prices")).toBeUndefined();
    const evidence = [evidenceOf("REC420AA"), evidenceOf("79,67")];
    const columns = proposedColumns(["Codice", heading], evidence, "prices");
    expect(leftOut(columns, evidence, "prices")).toEqual([{ code: "left-out", column: 1, sample: "79,67" }]);
    expect(questionsOf(columns, evidence, "prices")).toContainEqual({ code: "price" });
  });

  it.each([
    ["Peso (kg)", "weight"],
    ["Peso kg", "weight"],
    ["Larghezza (imballo)", "sizeX"],
    ["Potenza (STC)", "powerWatt"],
  ])("%s of a product is what it measures", (heading, target) =>
    expect(targetNamed(heading, "products")?.target).toBe(target),
  );
});

describe("a column of percents", () => {
  const proposed = (heading: string, ...cells: string[]) => {
    const evidence = [evidenceOf("REC420AA"), evidenceOf("80,00"), evidenceOf(...cells)];
    const columns = proposedColumns(["Codice", "Prezzo", heading], evidence, "prices");
    return {
      as: columns.choices[2]?.discountAs,
      asked: questionsOf(columns, evidence, "prices").map(({ code }) => code),
    };
  };

  it.each(["Sconto", "Sconto %", "Sc. %"])("%s with cells up to 1 alone is asked about", (heading) =>
    expect(proposed(heading, "0,05", "0,10")).toEqual({ as: undefined, asked: ["price-type", "discount"] }),
  );

  it.each(["Sconto", "Sconto %"])("%s with both kinds of cells is left to each cell", (heading) =>
    expect(proposed(heading, "0,05", "5")).toEqual({ as: undefined, asked: ["price-type"] }),
  );

  it.each(["Sconto", "Sconto %"])("%s with cells above 1 alone is percent", (heading) =>
    expect(proposed(heading, "5", "12,5")).toEqual({ as: "percent", asked: ["price-type"] }),
  );

  it("has a question for an efficiency up to 1 under a heading with the sign too", () => {
    const evidence = [evidenceOf("Solar"), evidenceOf("A1"), evidenceOf("0,226")];
    const columns = proposedColumns(["Serie", "Codice", "Efficienza %"], evidence, "products");
    expect(questionsOf(columns, evidence, "products")).toEqual([{ code: "discount", column: 2, sample: "0,226" }]);
  });
});
