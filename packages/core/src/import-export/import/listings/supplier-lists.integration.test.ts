import { beforeAll, describe, expect, it } from "vitest";
import { useDatabase } from "../../../../../../tests/support/database.ts";
import { saveProduct } from "../../../catalogue/editing/save-product.ts";
import { saveSeries } from "../../../catalogue/series/save-series.ts";
import { importTable, type ImportOptions } from "../import-table.ts";
import type { PlanRow } from "../checking/plan.ts";

useDatabase();
const now = new Date("2026-11-20T10:00:00Z");

beforeAll(async () => {
  const series = { name: "MC4", brand: "Stäubli", category: "others", typology: "connectors" } as const;
  const { id: seriesId } = await saveSeries({ ...series, imageUrl: "", imageUrlSmall: "", texts: {} }, now);
  const fields = { name: "Connettore", weight: 20, minQuantity: 1, piecesPerPackage: 0 };
  for (const productCode of ["A1", "A2", "A3"])
    await saveProduct({ seriesId, fields: { ...fields, productCode } }, now);
});

/** What a price list's rows come to; nothing is written. */
async function rowsOf(text: string, options: Partial<ImportOptions> = {}) {
  const rows: PlanRow[] = [];
  const imported = await importTable(
    async function* () {
      yield Buffer.from(text);
    },
    {
      kind: "prices",
      dryRun: true,
      now: () => now,
      pictureOf: async () => "",
      onRow: (row) => rows.push(row),
      ...options,
    },
  );
  return { ...imported, rows };
}

describe("discounts that follow each other", () => {
  const said = { priceType: "reserved" as const };
  const after = async (list: string) => {
    const { rows, questions, leftOut } = await rowsOf(list, { said });
    const [row] = rows;
    return { after: row?.changes[0]?.after, problems: row?.problems, questions, leftOut, set: row?.write?.prices[0] };
  };
  const chained = { price: 8_550, discount: 0, listed: { price: 10_000, discount: 0.145, discounts: [1_000, 500] } };

  it.each([
    ["two columns", "Codice;Listino;Sc.1;Sc.2\nA1;100,00;10;5"],
    ["columns with a percent sign", "Codice;Listino;Sconto 1 %;Sconto 2 %\nA1;100,00;10;5"],
    ["columns whose cells have the sign", "Codice;Listino;Sconto %;Secondo sconto\nA1;100,00;10%;5%"],
    ["three columns of which one is nothing", "Codice;Listino;Sc.1;Sc.2;Sc.3\nA1;100,00;10;0;5"],
    ["one cell", "Codice;Listino;Sconto\nA1;100,00;10+5"],
    ["one cell with signs", "Codice;Listino;Sconto\nA1;100,00;10% + 5%"],
    ["a column that the price's own names", "productCode;price;discount\nA1;100.00;0.1+0.05"],
    ["the net price beside them", "Codice;Listino;Sc.1;Sc.2;Netto\nA1;100,00;10;5;85,50"],
  ])("are taken one of what the other left: %s", async (_, list) => {
    const { set, ...read } = await after(list);
    expect(read).toEqual({ after: chained, problems: [], questions: [], leftOut: [] });
    expect(set?.set).toEqual({ price: 8_550, discount: 0 });
  });

  it("are kept as a discount where they come to whole percents", async () => {
    const { after: written, set } = await after("Codice;Listino;Sconto\nA1;89,90;50+10");
    expect(written).toEqual({
      price: 8_990,
      discount: 0.55,
      listed: { price: 8_990, discount: 0.55, discounts: [5_000, 1_000] },
    });
    expect(set?.set).toEqual({ price: 8_990, discount: 0.55 });
    expect((await after("Codice;Listino;Sc.1;Sc.2\nA1;89,90;35;0")).after).toEqual({ price: 8_990, discount: 0.35 });
  });

  it("are rounded once", async () => {
    expect((await after("Codice;Listino;Sconto\nA1;0,50;10+10+10")).after).toMatchObject({ price: 36 });
    expect((await after("Codice;Listino;Sconto;Netto\nA1;0,50;10+10+10;0,37")).problems).toMatchObject([
      { code: "net-disagrees", allowed: { is: "euro", values: [36] } },
    ]);
  });

  const allowed = { is: "limits", of: "percent", minimum: 0, maximum: 10_000 };
  it.each([
    ["10+-5", { code: "discount-part", params: { part: "-5" }, allowed }],
    ["110+5", { code: "discount-part", params: { part: "110" }, allowed }],
    ["10+x", { code: "discount-part", params: { part: "x" }, allowed }],
    ["10-5", { code: "discounts-joined", allowed: { is: "text", text: "10+5" } }],
    ["10 e 5", { code: "discounts-joined" }],
    ["10+0,5", { code: "two-meanings", allowed: { is: "percent", values: [5_000, 50] } }],
    ["-5", { code: "too-small", allowed }],
  ])("are refused where a part is none: %s", async (cell, problem) => {
    const { problems } = await after(`Codice;Listino;Sconto\nA1;100,00;${cell}\nA2;100,00;12`);
    expect(problems).toMatchObject([{ heading: "Sconto", value: cell, ...problem }]);
  });

  it("are asked about where all parts could be shares, and where a column's name doesn't tell", async () => {
    const shares = await after("Codice;Listino;Sc.1;Sc.2\nA1;100,00;0,1;0,05");
    expect(shares.questions).toEqual([
      { code: "discount", column: 2, sample: "0,1" },
      { code: "discount", column: 3, sample: "0,05" },
    ]);
    expect((await after("Codice;Listino;Sconto\nA1;100,00;0,1+0,05")).questions).toEqual([
      { code: "discount", column: 2, sample: "0,1+0,05" },
    ]);
    expect((await after("Codice;Listino;Condizioni\nA1;100,00;50+10+5")).leftOut).toEqual(["Condizioni"]);
  });
});

describe("what stands between the rows of a list", () => {
  const said = { priceType: "reserved" as const };
  const outcomes = async (list: string) =>
    (await rowsOf(list, { said })).rows.map(({ outcome, cells = [], problems: [first] }) =>
      [outcome, outcome === "title" ? cells.join("") : "", first?.code ?? ""].filter(Boolean).join(" "),
    );

  it("is a section's title, wherever its text stands, and the heading once more", async () => {
    const list = [
      "Codice;Descrizione;Listino",
      "INVERTER IBRIDI;;",
      "A1;Uno;100,00",
      ";Accessori 2026;",
      "A2;Due;100,00",
      "Codice;Descrizione;Listino",
      "INVERTER IBRIDI;;",
      "A3;Tre;100,00",
    ].join("\n");
    expect(await outcomes(list)).toEqual([
      "title INVERTER IBRIDI",
      "created",
      "title Accessori 2026",
      "created",
      "title CodiceDescrizioneListino",
      "title INVERTER IBRIDI",
      "created",
    ]);
  });

  it("is no title where it may be a row that lacks the rest", async () => {
    const list = ["Codice;Descrizione;Listino", "A1;;", "NOT-THERE-1;;", ";;su richiesta", ";;12,50"].join("\n");
    expect(await outcomes(list)).toEqual([
      "refused required",
      "refused required",
      "refused not-a-number",
      "refused required",
    ]);
  });
});

describe("a list of products", () => {
  const products = { kind: "products" as const };

  it("marks each value that a rule and not the file says, prices too", async () => {
    const list = [
      "brand,model,typology,powerWatt,maxVoltage,mpptLow,mpptHigh,nominalDcWatt,maxCurrent,efficiencyAtRated",
      "Beta,B-5000,monophase,5000,600,90,560,5000,13,97.2",
    ].join("\n");
    const { rows, mapping } = await rowsOf(list, products);
    expect(mapping).toBe("inverters");
    const [{ outcome, filled, changes }] = rows as [PlanRow];
    expect(outcome).toBe("created");
    expect(filled.toSorted()).toEqual([
      "maxShortCircuitCurrent",
      "minQuantity",
      "mpptInputs",
      "mpptNumber",
      "piecesPerPackage",
      "price.high.it",
      "price.public.it",
      "productGuarantee",
      "weight",
    ]);
    expect(changes.map(({ field }) => field)).toEqual(expect.arrayContaining([...filled]));
  });

  it.each([
    ["Categoria", "Pannelloni", { is: "codes", of: "category" }],
    ["Tipologia", "Quadrifase", { is: "codes", of: "typology.emobility" }],
    ["connectorType", "Tipo 9", { is: "codes", of: "connectorType" }],
    ["shippingTime", "dopodomani", { is: "codes", of: "shippingTime" }],
  ])("refuses a value of %s that there is none of, with what there is", async (column, value, allowed) => {
    const cells: Record<string, string> = {
      Serie: "Colonnine",
      Marca: "Gamma",
      Categoria: "E-mobility",
      Tipologia: "Trifase",
      Codice: "ENUM-1",
      Nome: "Colonnina",
      weight: "21500",
      powerWatt: "22000",
      protectionClass: "IP54",
      productGuarantee: "2",
      currentOutput: "32",
      connectorType: "Tipo 2",
      shippingTime: "",
    };
    const list = (row: Record<string, string>) => [Object.keys(row).join(";"), Object.values(row).join(";")].join("\n");
    expect((await rowsOf(list(cells), products)).rows[0]?.problems).toEqual([]);
    const { rows } = await rowsOf(list({ ...cells, [column]: value }), products);
    expect(rows[0]?.problems).toMatchObject([{ heading: column, value, code: "not-allowed", allowed }]);
    const told = rows[0]?.problems[0]?.allowed;
    expect(told?.is === "codes" && told.values.length).toBeGreaterThan(1);
  });
});
