import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { describe, expect, it, vi } from "vitest";
import { useDatabase } from "../../../../../../tests/support/database.ts";
import { product } from "../../../../../../tests/support/shop.ts";
import { workbookOf, zipOf } from "../../../../../../tests/support/zip.ts";
import { GuardEntity } from "../../../platform/storing/guard.table.ts";
import { documents } from "../../../platform/table.ts";
import { checkMaterial } from "./check-material.ts";
import { mostRows } from "./read-material.ts";

useDatabase();

const reader = { language: "it", locale: "it" } as const;
const table = (content: string | Buffer, name = "distinta.csv") =>
  checkMaterial({ kind: "table", name, base64: Buffer.from(content).toString("base64") }, reader);

/** An article under a code of its own. */
async function coded(productCode: string): Promise<string> {
  const id = await product(5, 10_000, { productCode });
  await GuardEntity.build(PutItemCommand).item({ kind: "PRODUCTCODE", value: productCode, ownerId: id }).send();
  return id;
}

/** A workbook as spreadsheet programs write it: shared texts, a title over merged cells, formulas with what they came to, a second sheet. */
function workbook(): Buffer {
  const shared = [
    "Impianto Rossi",
    "Codice",
    "Descrizione",
    "Quantità",
    "0045120",
    "1.200",
    "ZEBRA-9",
    "2,5",
    "altro foglio",
  ];
  const text = (cell: string, at: number) => `<c r="${cell}" t="s"><v>${at}</v></c>`;
  const sheet = [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>',
    `<row r="1">${text("A1", 0)}<c r="B1"/><c r="C1"/></row>`,
    `<row r="3">${text("A3", 1)}${text("B3", 2)}${text("C3", 3)}</row>`,
    `<row r="4">${text("A4", 4)}<c r="C4"><f>2*6</f><v>12</v></c></row>`,
    `<row r="5">${text("A5", 6)}${text("C5", 5)}</row>`,
    `<row r="6">${text("A6", 6)}${text("C6", 7)}</row>`,
    `<row r="7"><c r="A7" t="str"><f>cmd|'/C calc'!A0</f><v>=cmd|'/C calc'!A0</v></c><c r="C7"><v>1</v></c></row>`,
    '</sheetData><mergeCells count="1"><mergeCell ref="A1:C1"/></mergeCells></worksheet>',
  ].join("");
  const parts = workbookOf(sheet, {
    "xl/sharedStrings.xml": `<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${shared
      .map((one) => `<si><t>${one}</t></si>`)
      .join("")}</sst>`,
    "xl/worksheets/sheet2.xml": `<worksheet><sheetData><row r="1">${text("A1", 8)}</row></sheetData></worksheet>`,
  });
  return zipOf({
    ...parts,
    "xl/workbook.xml":
      '<workbook xmlns:r="r"><sheets><sheet name="Distinta" sheetId="1" r:id="rId1"/><sheet name="Note" sheetId="2" r:id="rId2"/></sheets></workbook>',
    "xl/_rels/workbook.xml.rels":
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="worksheets/sheet2.xml"/></Relationships>',
  });
}

it("reads a workbook: its heading below a title, leading noughts, formulas' values, numbers as text, its first sheet alone", async () => {
  const [first, second] = [await coded("0045120"), await coded("ZEBRA-9")];
  const rows = await table(workbook(), "distinta.xlsx");
  expect(
    rows.map(({ productId, quantity, outcome, reasons }) => [productId, quantity, outcome, reasons[0]?.code]),
  ).toEqual([
    [first, 12, "accepted", undefined],
    [second, 1200, "accepted", undefined],
    // Two and a half pieces are none, and nobody rounds them.
    [undefined, undefined, "refused", "unclear-quantity"],
    [undefined, undefined, "refused", "unknown-article"],
  ]);
  expect(rows.at(-1)?.text).toContain("=cmd|'/C calc'!A0");
});

it("reads the column of units of a CSV and of a workbook as of a pasted list", async () => {
  const code = "UNITA-77";
  await product(5, 10_000, { productCode: code, piecesPerPackage: 31 }).then((id) =>
    GuardEntity.build(PutItemCommand).item({ kind: "PRODUCTCODE", value: code, ownerId: id }).send(),
  );
  const lines = ["Pos;Articolo;Descrizione;UM;Quantità", `1;${code};Modulo;bancale;2`, `2;${code};Modulo;m;7`];
  const cell = (text: string) => (/^\d+$/.test(text) ? `<c><v>${text}</v></c>` : `<c t="str"><v>${text}</v></c>`);
  const sheet = lines.map((line, at) => `<row r="${at + 1}">${line.split(";").map(cell).join("")}</row>`).join("");
  const workbookBytes = zipOf(workbookOf(`<worksheet><sheetData>${sheet}</sheetData></worksheet>`));
  for (const rows of [
    await table(lines.join("\n")),
    await table(workbookBytes, "distinta.xlsx"),
    await checkMaterial({ kind: "text", text: lines.join("\n") }, reader),
  ])
    expect(rows).toMatchObject([
      { row: 2, outcome: "changed", quantity: 62, reasons: [{ code: "packs", params: { packs: 2, each: 31 } }] },
      {
        row: 3,
        outcome: "refused",
        reasons: [{ code: "unclear-quantity", params: { written: "7 m", meanings: "7" } }],
      },
    ]);
});

describe("a workbook that is more than a list", () => {
  const head = '<row r="1"><c t="str"><v>Codice</v></c><c t="str"><v>Pezzi</v></c></row>';
  const row = '<row><c t="str"><v>NONE-1</v></c><c><v>4</v></c></row>';
  const sheetWith = (middle: string) => `<worksheet><sheetData>${head}${middle}${row}</sheetData></worksheet>`;
  const read = (sheet: string, more: Readonly<Record<string, string>> = {}) => {
    const file = zipOf(workbookOf(sheet, more));
    // All of these are small as they are sent.
    expect(file.length).toBeLessThan(500_000);
    return table(file, "distinta.xlsx");
  };
  const tooLarge = { code: "unreadable-table", params: { reason: "too-large" } };
  const filler = (megabytes: number) => "<x/>".repeat(megabytes * 250_000);

  it("is refused where a part unpacks to more than ten megabytes", async () => {
    await expect(read(sheetWith(filler(11)))).rejects.toMatchObject(tooLarge);
    await expect(read(sheetWith(""), { "xl/sharedStrings.xml": `<sst>${filler(11)}</sst>` })).rejects.toMatchObject(
      tooLarge,
    );
  });

  it("is refused where its parts together do, each as often as it is read", async () => {
    await expect(
      read(sheetWith(filler(4)), { "xl/sharedStrings.xml": `<sst>${filler(4)}</sst>` }),
    ).rejects.toMatchObject(tooLarge);
    expect(await read(sheetWith(filler(4)))).toHaveLength(1);
  });

  it("is refused with more than two thousand rows, empty ones too, or with anything below", async () => {
    expect(await read(sheetWith("<row/>".repeat(1998)))).toMatchObject([{ row: 2000 }]);
    await expect(read(sheetWith("<row/>".repeat(1999)))).rejects.toMatchObject(tooLarge);
    await expect(read(sheetWith(row.replace("<row>", '<row r="2001">')))).rejects.toMatchObject(tooLarge);
  });

  it("is looked at on its first sheet alone", async () => {
    const parts = {
      "xl/worksheets/sheet2.xml": sheetWith(""),
      "xl/workbook.xml":
        '<workbook xmlns:r="r"><sheets><sheet name="A" sheetId="1" r:id="rId1"/><sheet name="B" sheetId="2" r:id="rId2"/></sheets></workbook>',
      "xl/_rels/workbook.xml.rels":
        '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="worksheets/sheet2.xml"/></Relationships>',
    };
    const cover = "<worksheet><sheetData><row><c><v>1</v></c></row></sheetData></worksheet>";
    await expect(read(cover, parts)).rejects.toMatchObject({ code: "unknown-columns" });
    expect(await read(sheetWith(""), parts)).toHaveLength(1);
  });
});

it("reads a CSV of a spreadsheet program: semicolons, a mark of byte order, quotation marks", async () => {
  const id = await coded("QUOTED;9");
  expect(await table('\uFEFFCodice;Descrizione;Q.tà\r\n"QUOTED;9";"Modulo ""nero""";1.000\r\n')).toMatchObject([
    { productId: id, quantity: 1000, outcome: "accepted" },
  ]);
});

it.each([
  ["Kod;Ilość", "pl"],
  ["Šifra;Količina", "hr"],
  ["Код;Количество", "bg"],
  ["Référence;Quantité", "fr"],
] as const)("knows the heading %s", async (heading, language) => {
  const id = await coded(`HEAD-${language.toUpperCase()}`);
  const base64 = Buffer.from(`${heading}\nHEAD-${language.toUpperCase()};4\n`).toString("base64");
  const rows = await checkMaterial({ kind: "table", name: "x.csv", base64 }, { language, locale: "it" });
  expect(rows).toMatchObject([{ productId: id, quantity: 4 }]);
});

it("says no to a thousand rows as a whole, and to the three hundred and first in words", async () => {
  const lines = (count: number) =>
    ["Codice;Quantità", ...Array.from({ length: count }, (_, at) => `NONE-${at};1`)].join("\n");
  await expect(table(lines(1000))).rejects.toMatchObject({ code: "unreadable-table", params: { reason: "too-large" } });
  const rows = await table(lines(mostRows + 1));
  expect(rows).toHaveLength(mostRows + 1);
  expect(rows.at(-1)?.reasons).toMatchObject([{ code: "too-many-rows" }]);
});

it("takes a formula in a text for the text that it is", async () => {
  expect(await checkMaterial({ kind: "text", text: "=cmd|'/C calc'!A0 2" }, reader)).toMatchObject([
    { text: "=cmd|'/C calc'!A0 2", outcome: "refused" },
  ]);
});

it("reads the list of all codes once for many who ask for codes that no article has", async () => {
  const ask = () => checkMaterial({ kind: "text", text: "NO-SUCH-ARTICLE 2" }, reader);
  await ask();
  const send = vi.spyOn(documents, "send");
  const answers = await Promise.all(Array.from({ length: 20 }, ask));
  const asked = send.mock.calls.map(([command]) => command.constructor.name);
  send.mockRestore();
  expect(answers.flat().every(({ outcome }) => outcome === "refused")).toBe(true);
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((name) => name === "QueryCommand")).toEqual([]);
});

it("says of a quantity that can't be read that it is that, and reads full-width digits as all others", async () => {
  await coded("QTY-77001");
  const quantities = ["NaN", "-1", "1e309", "0x10", "９"];
  const rows = await checkMaterial(
    { kind: "rows", rows: quantities.map((quantity) => ({ code: "QTY-77001", quantity })) },
    reader,
  );
  expect(rows.map(({ outcome, reasons }) => [outcome, ...reasons.map(({ code }) => code)])).toEqual([
    ...quantities.slice(1).map(() => ["refused", "unclear-quantity"]),
    ["accepted"],
  ]);
  const [pasted] = await checkMaterial({ kind: "text", text: "QTY-77001 ９ pz" }, reader);
  expect(pasted).toMatchObject({ outcome: "accepted", quantity: 9 });
});
