import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { notationOf } from "../../../platform/reading/index.ts";
import { isHeading } from "./column-names.ts";
import { askedFor, judgeMaterial, keyOf, nearest, type Article } from "./judge-material.ts";
import { readListed } from "./read-list.ts";
import { longestRow, mostRows, readMaterial, readTyped } from "./read-material.ts";

const italian = notationOf("it");
const article = (productCode: string, more: Partial<Article> = {}): Article => ({
  productId: `id-${productCode}`,
  productCode,
  name: `Article ${productCode}`,
  minQuantity: 1,
  packSize: 0,
  ...more,
});
const articles = [
  article("LR5-54HTH-430M", { packSize: 36 }),
  article("SUN2000-10KTL", { minQuantity: 2 }),
  article("SE5000H"),
  article("SE5000K"),
  article("10KTL"),
];
const known = {
  byCode: new Map(articles.map((one) => [keyOf(one.productCode), one])),
  near: (code: string) => nearest(code, articles),
};
const judge = (text: string) => judgeMaterial(readMaterial(text, italian), known);

describe("reads a line of a bill of material", () => {
  test.each([
    ["LR5-54HTH-430M 36", "LR5-54HTH-430M", 36],
    ["36 pz LR5-54HTH-430M", "LR5-54HTH-430M", 36],
    ["36 pz. di LR5-54HTH-430M", "LR5-54HTH-430M", 36],
    ["n. 10 SE5000H", "SE5000H", 10],
    ["SE5000H n. 10", "SE5000H", 10],
    ["SE5000H n° 10 pz", "SE5000H", 10],
    ["SE5000H x 10", "SE5000H", 10],
    ["SE5000H x10", "SE5000H", 10],
    ["10 x SE5000H", "SE5000H", 10],
    ["SE5000H; q.tà 10", "SE5000H", 10],
    ["SE5000H 1.000 pz", "SE5000H", 1000],
    ["SE5000H\t1.000", "SE5000H", 1000],
    ["- SE5000H 4", "SE5000H", 4],
    ["• 4 pezzi SE5000H", "SE5000H", 4],
    ["SE5000H\t1.234\t60,50", "SE5000H", 1234],
    ["SE5000H\t40 pz\t3,20\t128,00", "SE5000H", 40],
    ["40 pz\tSE5000H\t€ 3,20", "SE5000H", 40],
    ["10 SUN2000 10KTL", "SUN2000 10KTL", 10],
    ["LR5-54HTH-430M\tModulo 550W\t12", "LR5-54HTH-430M", 12],
    ["LR5-54HTH-430M;Modulo 550W mono;12 pz", "LR5-54HTH-430M", 12],
    ["12\tLR5-54HTH-430M\tModulo", "LR5-54HTH-430M", 12],
    ["24 sztuki SE5000H", "SE5000H", 24],
    ["SE5000H 24 unidades", "SE5000H", 24],
    ["24 pièces SE5000H", "SE5000H", 24],
    ["SE5000H 24 komada", "SE5000H", 24],
    ["SE5000H 24 бройки", "SE5000H", 24],
    ["SE5000H\t24 stuks", "SE5000H", 24],
  ])("%j", (text, code, quantity) => {
    const [row, ...others] = readMaterial(text, italian);
    expect(row).toMatchObject({ row: 1, code, quantity });
    expect(row?.packs).toBeUndefined();
    expect(others).toEqual([]);
  });

  const long = 100_000;
  test.each([
    ["1".repeat(long)],
    [" 1".repeat(long / 2)],
    [`x${" ".repeat(long)}y`],
    [`SE5000H ${";".repeat(long)} pz`],
    ["1,".repeat(long / 2)],
    [`10 ${"pz ".repeat(long / 3)}`],
  ])("and of one that is far too long for a code and a quantity keeps its beginning alone (%#)", (text) => {
    const beginning = text.trim().slice(0, longestRow);
    expect(readMaterial(text, italian)).toEqual([{ row: 1, text: beginning, code: beginning }]);
    expect(readTyped({ row: 1, code: "SE5000H", quantity: text }, italian)).toMatchObject({
      code: "SE5000H",
      unclear: beginning,
    });
    expect(readTyped({ row: 1, code: text, quantity: "4" }, italian)).toMatchObject({ code: beginning, unclear: "4" });
  });

  test("and reads the longest that can be one as any other", () => {
    const code = "A".repeat(190);
    expect(readMaterial(`${code} 4`, italian)).toMatchObject([{ code, quantity: 4 }]);
  });

  test.each([
    ["2 bancali LR5-54HTH-430M", 2],
    ["LR5-54HTH-430M 2 pallet", 2],
    ["3 pallets of LR5-54HTH-430M", 3],
  ])("%j as packs", (text, quantity) => {
    expect(readMaterial(text, italian)).toMatchObject([{ code: "LR5-54HTH-430M", quantity, packs: true }]);
  });

  test.each([
    ["SE5000H 1,5", "1,5"],
    ["SE5000H 0", "0"],
    ["SE5000H 1 500", "1 500"],
    ["SE5000H € 999", "€ 999"],
  ])("and says of %j that %j is no clear quantity", (text, unclear) => {
    const [row] = readMaterial(text, italian);
    expect(row?.quantity).toBeUndefined();
    expect(row?.unclear).toBe(unclear);
  });

  test.each([
    ["SE5000H 20,00", "20,00", [20]],
    ["SE5000H;20,00", "20,00", [20]],
    ["SE5000H 12,345", "12,345", [12_345]],
    ["SE5000H 5%", "5%", undefined],
    ["SE5000H 5 %", "5 %", undefined],
  ])("and asks of %j what %j means, as a field does", (text, unclear, meanings) => {
    const [row] = readMaterial(text, italian);
    expect([row?.quantity, row?.unclear]).toEqual([undefined, unclear]);
    expect(row?.meanings?.toSorted((a, b) => b - a)).toEqual(meanings);
    const [judgedRow] = judge(text);
    expect(judgedRow?.reasons[0]?.code).toBe("unclear-quantity");
    expect(judgedRow?.reasons[0]?.params?.["written"]).toBe(unclear);
  });

  test("and the cells of a table or a form by the same rules", () => {
    const typed = (code: string, quantity: string) => readTyped({ row: 3, code, quantity }, italian);
    expect(typed(" SE5000H ", "10 pz")).toMatchObject({ row: 3, code: "SE5000H", quantity: 10 });
    expect(typed("SE5000H", "n. 1.000")).toMatchObject({ quantity: 1000 });
    expect(typed("SE5000H", "2 bancali")).toMatchObject({ quantity: 2, packs: true });
    expect(typed("SE5000H", "due")).toMatchObject({ unclear: "due" });
    expect(typed("SE5000H", "")).not.toHaveProperty("quantity");
    expect(typed("", "3")).toMatchObject({ code: "", quantity: 3 });
  });
});

describe("a unit in a cell of its own", () => {
  const list = (text: string) => judgeMaterial(readListed(text.split("\n"), italian), known);
  const told = (text: string) =>
    list(text).map(({ row, outcome, quantity, reasons }) => [
      row,
      outcome,
      quantity,
      reasons[0]?.code,
      reasons[0]?.params,
    ]);

  test.each([
    ["Pos;Articolo;Descrizione;UM;Quantità\n2;LR5-54HTH-430M;Modulo 430;bancale;2"],
    ["Codice\tQuantità\tU.M.\nLR5-54HTH-430M\t2\tPLT"],
    ['"Code","Unit","Qty"\n"LR5-54HTH-430M","pallet","2"'],
    ["\nLR5-54HTH-430M;conf.;2"],
  ])("of %j counts pallets, and says so", (text) => {
    expect(told(text)).toEqual([[2, "changed", 72, "packs", { packs: 2, each: 36 }]]);
  });

  test.each([["pz"], ["PZ."], ["n."], ["cad"], ["Stück"], [""]])("of %j counts pieces", (unit) => {
    expect(told(`Codice;Descrizione;UM;Quantità\nSE5000H;Inverter 5 kW;${unit};2`)).toEqual([
      [2, "accepted", 2, undefined, undefined],
    ]);
  });

  test.each([["m"], ["kg"], ["a corpo"]])("of %j is asked about, with the pieces that it may mean", (unit) => {
    const params = { written: `100 ${unit}`, meanings: "100" };
    expect(told(`Codice;UM;Quantità\nSE5000H;${unit};100`)).toEqual([
      [2, "refused", undefined, "unclear-quantity", params],
    ]);
  });

  const short = (text: string) => told(text).map((one) => one.slice(0, 4));

  test("gives way to what the quantity itself says, and is known by its word alone only where it can be nothing else", () => {
    expect(short("Codice;UM;Quantità\nLR5-54HTH-430M;pz;2 bancali")).toEqual([[2, "changed", 72, "packs"]]);
    expect(short("SE5000H;m;100")).toEqual([[1, "refused", undefined, "unclear-quantity"]]);
    expect(short("SE5000H;Inverter a corpo;3")).toEqual([[1, "accepted", 3, undefined]]);
  });
});

test("a row of a file with quotation marks is read as in the file, with and without its heading", () => {
  const of = (text: string) =>
    readListed(text.split("\n"), italian).map(({ row, code, quantity }) => [row, code, quantity]);
  expect(of('"SE5000H","8"\n"SE5000K";"1.000"\n"SE5000H" 4')).toEqual([
    [1, "SE5000H", 8],
    [2, "SE5000K", 1000],
    [3, '"SE5000H"', 4],
  ]);
  expect(of('Codice,Quantità\n"SE5000H","8"\nSE5000K,8')).toEqual([
    [2, "SE5000H", 8],
    [3, "SE5000K", 8],
  ]);
  expect(of('"SE5000H')).toEqual([[1, '"SE5000H', undefined]]);
});

describe("judges each row", () => {
  test("accepted as it is written, whatever its case", () => {
    expect(judge("se5000h 3")).toMatchObject([
      { outcome: "accepted", reasons: [], productCode: "SE5000H", quantity: 3 },
    ]);
  });

  test("changed to the least quantity, to pieces, to the nearest article, and says each", () => {
    expect(judge("SUN2000-10KTL 1")).toMatchObject([
      { outcome: "changed", quantity: 2, reasons: [{ code: "minimum", params: { before: 1, after: 2 } }] },
    ]);
    expect(judge("LR5-54HTH-430M 2 pallet")).toMatchObject([
      { outcome: "changed", quantity: 72, reasons: [{ code: "packs", params: { packs: 2, each: 36 } }] },
    ]);
    expect(judge("LR5 54HTH 430M; 5")).toMatchObject([
      { outcome: "changed", productCode: "LR5-54HTH-430M", reasons: [{ code: "nearest-article" }] },
    ]);
    expect(judge("LR5-54HTH-43OM; 5")).toMatchObject([{ outcome: "changed", productCode: "LR5-54HTH-430M" }]);
  });

  test("refused with the reason", () => {
    const reason = (text: string) => judge(text).map(({ outcome, reasons }) => [outcome, reasons[0]?.code]);
    expect(reason("XYZ-9999 4")).toEqual([["refused", "unknown-article"]]);
    expect(reason("SE5000 4")).toEqual([["refused", "several-articles"]]);
    expect(reason("SE5000H")).toEqual([["refused", "no-quantity"]]);
    expect(reason("SE5000H 1,5")).toEqual([["refused", "unclear-quantity"]]);
    expect(reason("SE5000H 2 bancali")).toEqual([["refused", "no-pack-size"]]);
    expect(reason("SE5000H 99.999\nSE5000H 99.999")).toEqual([
      ["accepted", undefined],
      ["refused", "too-many-pieces"],
    ]);
    expect(reason("SE5000H 12\nSE5000H 99.999\nSE5000H 4")).toEqual([
      ["changed", "added-up"],
      ["refused", "too-many-pieces"],
      ["changed", "counted-above"],
    ]);
  });

  test("adds up an article that stands in several rows, before it looks at the least quantity", () => {
    expect(judge("SUN2000-10KTL 1\nSE5000H 2\nsun2000-10ktl 1")).toMatchObject([
      { outcome: "changed", quantity: 2, reasons: [{ code: "added-up", params: { rows: 2, after: 2 } }] },
      { outcome: "accepted", quantity: 2 },
      { outcome: "changed", quantity: undefined, reasons: [{ code: "counted-above", params: { row: 1 } }] },
    ]);
  });

  test("and refuses those beyond the most rows one by one", () => {
    const rows = judge(Array.from({ length: mostRows + 2 }, () => "SE5000H 1").join("\n"));
    expect(rows).toHaveLength(mostRows + 2);
    expect(rows.slice(mostRows).map(({ reasons }) => reasons[0]?.code)).toEqual(["too-many-rows", "too-many-rows"]);
    expect(askedFor(rows)).toEqual([{ productId: "id-SE5000H", quantity: mostRows }]);
  });
});

const written = fc.array(
  fc.oneof(
    fc
      .record({
        code: fc.constantFrom(...articles.map(({ productCode }) => productCode)),
        n: fc.integer({ min: 1, max: 200 }),
      })
      .map(({ code, n }) => ({ text: `${code}; ${n}`, id: `id-${code}`, n })),
    fc.string({ maxLength: 30 }).map((text) => ({ text: text.replaceAll(/[\r\n]/g, " "), id: undefined, n: 0 })),
  ),
  { maxLength: 40 },
);

test("nothing that is written is dropped: each line has its row, in its order, with an outcome and a reason where it isn't accepted", () => {
  fc.assert(
    fc.property(written, (lines) => {
      const text = lines.map((line) => line.text).join("\n");
      const rows = judge(text);
      const filled = lines.flatMap((line, index) =>
        line.text.replace(/^[-–•*·]\s+/u, "").trim() === "" ? [] : [index + 1],
      );
      expect(rows.map(({ row }) => row)).toEqual(filled);
      for (const row of rows) {
        expect(row.reasons.length > 0).toBe(row.outcome !== "accepted");
        if (row.outcome === "refused") expect(row.quantity).toBeUndefined();
      }
    }),
  );
});

test("what is asked for is all pieces that were written of each article, once, and never fewer than its least quantity", () => {
  fc.assert(
    fc.property(written, (lines) => {
      const known = lines.filter(({ id }) => id !== undefined);
      const asked = askedFor(judge(known.map(({ text }) => text).join("\n")));
      expect(new Set(asked.map(({ productId }) => productId)).size).toBe(asked.length);
      for (const one of articles) {
        const sum = known.reduce((total, { id, n }) => (id === one.productId ? total + n : total), 0);
        const found = asked.find(({ productId }) => productId === one.productId)?.quantity ?? 0;
        expect(found).toBe(sum === 0 ? 0 : Math.max(sum, one.minQuantity));
      }
    }),
  );
});

test.each([
  ["Codice Quantità", true],
  ["Codice\tDescrizione\tQuantità", true],
  ["Kod;Ilość;Cena", true],
  ["Quantità, codice articolo", true],
  ["SE5000H 10", false],
  ["Codice SE5000H 10", false],
])("the heading of a pasted list is told from its rows: %j", (line, is) => {
  expect(isHeading(line)).toBe(is);
});

test("more pieces than may be ordered are told as that, not as a number that nobody understands", () => {
  for (const many of ["600000", "1.000.000"])
    expect(judge(`SE5000H ${many}`)).toMatchObject([
      { outcome: "refused", reasons: [{ code: "too-many-pieces", params: { maximum: 100_000 } }] },
    ]);
});
