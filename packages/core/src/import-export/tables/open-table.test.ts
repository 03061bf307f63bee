import { Buffer } from "node:buffer";
import { describe, expect, it, test } from "vitest";
import { sheetOf, workbookOf, zipOf } from "../../../../../tests/support/zip.ts";
import { Problem } from "../../platform/problems.ts";
import type { RawRow } from "./cell.ts";
import { openTable } from "./open-table.ts";

const known = (name: string) =>
  ["codice", "descrizione", "prezzo", "listino €", "data", "sconto"].includes(name.toLowerCase());

/** A file that comes in pieces of seven bytes, so that no character is safe from being cut. */
const source = (bytes: Uint8Array, piece = 7) =>
  async function* () {
    for (let at = 0; at < bytes.length; at += piece) yield bytes.subarray(at, at + piece);
  };

async function read(bytes: Uint8Array, piece?: number) {
  const table = await openTable(source(bytes, piece), known);
  const rows: RawRow[] = [];
  for await (const row of table.rows()) rows.push(row);
  return { ...table, heading: table.heading.names, headingRow: table.heading.row, rows, texts: rows.map(textsOf) };
}
const textsOf = ({ number, cells }: RawRow) => [number, ...cells.map(({ text }) => text)];
const reasonOf = (bytes: Uint8Array, piece?: number) =>
  read(bytes, piece).then(
    () => "read",
    (error: unknown) => (error instanceof Problem ? (error.params["reason"] ?? error.code) : error),
  );

const utf16be = (text: string) => Buffer.from(text, "utf16le").swap16();
const list = 'Codice;Descrizione;Prezzo\r\nA1;"Struttura; è robusta";1.234,50\r\n\r\n;;\r\nB2;Più;7\r\n';

describe("CSV", () => {
  test.each([
    ["UTF-8", Buffer.from(list)],
    ["UTF-8 with a byte-order mark", Buffer.from(`\ufeff${list}`)],
    ["Windows-1252", Buffer.from(list, "latin1")],
    ["UTF-16, little end first", Buffer.from(`\ufeff${list}`, "utf16le")],
    ["UTF-16, big end first", utf16be(`\ufeff${list}`)],
    ["UTF-16 without its mark", Buffer.from(list, "utf16le")],
    ["UTF-16 without its mark, big end first", utf16be(list)],
    [
      "tabs",
      Buffer.from(
        list.replaceAll('"Struttura; è robusta"', "Struttura_ è robusta").replaceAll(";", "\t").replace("_", ";"),
      ),
    ],
    ["a line that tells the separator", Buffer.from(`sep=;\r\n${list}`)],
  ])("is read in %s; empty lines are none", async (name, bytes) => {
    const { heading, texts } = await read(bytes);
    expect(heading).toEqual(["Codice", "Descrizione", "Prezzo"]);
    const first = name.startsWith("a line") ? 3 : 2;
    expect(texts).toEqual([
      [first, "A1", "Struttura; è robusta", "1.234,50"],
      [first + 3, "B2", "Più", "7"],
    ]);
  });

  it.each([
    // "Kod;Ilość" and "Код;Количество" as spreadsheets of Poland and Bulgaria save them.
    ["Windows-1250", "Kod;Ilo\u009c\u00e6\r\nA1;4\r\n", ["Kod", "Ilość"]],
    ["Windows-1251", "\u00ca\u00ee\u00e4;\u00d6\u00e5\u00ed\u00e0\r\nA1;4\r\n", ["Код", "Цена"]],
  ])("is read in %s where its names are known in that", async (_, text, names) => {
    const table = await openTable(source(Buffer.from(text, "latin1")), (name) => names.includes(name));
    expect(table.heading.names).toEqual(names);
  });

  it("is parted by what stands equally often in its lines, whatever titles and decimal commas there are", async () => {
    const titled = "Listino, prezzi, sconti e altro, 2026\n\nCodice;Prezzo\nA1;1,50\nB2;2,50\n";
    expect(await read(Buffer.from(titled))).toMatchObject({ heading: ["Codice", "Prezzo"], headingRow: 3 });
    expect((await read(Buffer.from("Codice,Prezzo\nA;1,2.5\n"))).texts).toEqual([[2, "A;1", "2.5"]]);
  });

  it("takes off the apostrophe with which an export keeps a text from being a formula", async () => {
    expect((await read(Buffer.from("Codice;Prezzo\n'=1+1;2\n'a;3\n"))).texts).toEqual([
      [2, "=1+1", "2"],
      [3, "'a", "3"],
    ]);
  });

  test.each([
    ["a quotation mark that never ends", Buffer.from('Codice;Prezzo\n"A1;1\n'), "quotation-marks"],
    ["a picture", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]), "no-table"],
    ["a workbook of before 2007", Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), "old-workbook"],
    ["a cell of two megabytes", Buffer.from(`Codice;Prezzo\nA;${"x".repeat(2_000_000)}\n`), "too-large"],
    ["nothing", Buffer.from(""), "unknown-columns"],
  ])("refuses %s in words", async (_, bytes, reason) => {
    expect(await reasonOf(bytes, 65_536)).toBe(reason);
  });
});

describe("XLSX", () => {
  it("is read at the sheet and row where its heading stands, below titles over merged cells", async () => {
    const shared = [
      "Copertina",
      "Listino prezzi riservato",
      "Articolo",
      "Codice",
      "Descrizione",
      "Listino €",
      "Data",
      "Sconto",
    ];
    const text = (reference: string, words: string) => `<c r="${reference}" t="s"><v>${shared.indexOf(words)}</v></c>`;
    const inline = (reference: string, words: string) => `<c r="${reference}" t="inlineStr"><is>${words}</is></c>`;
    const prices = `<worksheet><sheetData>
      <row r="1">${text("A1", "Listino prezzi riservato")}<c r="B1"/><c r="C1"/><c r="D1"/></row>
      <row r="3">${text("A3", "Articolo")}<c r="B3"/></row>
      <row r="4">${["Codice", "Descrizione", "Listino €", "Data", "Sconto"].map((words, index) => text(`${"ABCDE"[index]}4`, words)).join("")}</row>
      <row r="5">${inline("A5", "<t>0012</t>")}${inline("B5", "<t>Modulo</t>")}<c r="C5"><v>89.900000000000006</v></c><c r="D5" s="1"><v>46356</v></c><c r="E5" s="2"><v>0.05</v></c></row>
      <row r="7">${inline("A7", "<t>13</t>")}${inline("B7", "<r><t>Mo</t></r><r><t>dulo</t></r>")}${inline("C7", "<t>1.234</t>")}<c r="D7"><f>1+1</f><v>2</v></c><c r="E7" t="b"><v>1</v></c></row>
    </sheetData><mergeCells count="2"><mergeCell ref="A1:D1"/><mergeCell ref="A3:B3"/></mergeCells></worksheet>`;
    const bytes = zipOf({
      "xl/workbook.xml":
        '<workbook xmlns:r="r"><sheets><sheet name="Copertina" sheetId="1" r:id="rId1"/><sheet name="Prezzi" sheetId="2" r:id="rId2"/></sheets></workbook>',
      "xl/_rels/workbook.xml.rels":
        '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="worksheets/sheet2.xml"/></Relationships>',
      "xl/worksheets/sheet1.xml": sheetOf([["Listino 2026", "Rossi Solare"]]),
      "xl/worksheets/sheet2.xml": prices,
      "xl/sharedStrings.xml": `<sst>${shared.map((words) => `<si><t>${words}</t></si>`).join("")}</sst>`,
      "xl/styles.xml":
        '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yy"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="9"/></cellXfs></styleSheet>',
    });
    const { sheet: name, headingRow, rows } = await read(new Uint8Array(bytes), 1000);
    expect([name, headingRow]).toEqual(["Prezzi", 4]);
    expect(rows.map(({ cells }) => cells.map(({ text, is = "text" }) => `${is} ${text}`))).toEqual([
      ["text 0012", "text Modulo", "number 89.9", "date 2026-11-30", "number 5%"],
      ["text 13", "text Modulo", "text 1.234", "number 2", "truth true"],
    ]);
    expect(rows.map(({ number }) => number)).toEqual([5, 7]);
  });

  it("counts days from 1904 where the workbook does, and passes over hidden sheets", async () => {
    const parts = workbookOf(
      '<worksheet><sheetData><row r="1"><c t="inlineStr"><is><t>Codice</t></is></c><c t="inlineStr"><is><t>Data</t></is></c></row><row r="2"><c t="str"><v>A</v></c><c s="1"><v>1</v></c></row></sheetData></worksheet>',
      {
        "xl/workbook.xml":
          '<workbook xmlns:r="r"><workbookPr date1904="1"/><sheets><sheet name="x" state="hidden" r:id="rId9"/><sheet name="y" r:id="rId1"/></sheets></workbook>',
        "xl/styles.xml":
          '<styleSheet><cellStyleXfs><xf numFmtId="0"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
      },
    );
    expect((await read(zipOf(parts), 50)).texts).toEqual([[2, "A", "1904-01-02"]]);
  });

  it("reads a number beyond all days in a column of days as the number it is, and counts rows that name none", async () => {
    const row = (r: string, code: string, day: string) =>
      `<row r="${r}"><c t="str"><v>${code}</v></c><c s="1"><v>${day}</v></c></row>`;
    const parts = workbookOf(
      `<worksheet><sheetData><row r="1"><c t="str"><v>Codice</v></c><c t="str"><v>Data</v></c></row>${row("x", "A", "202611290001")}${row("1.5", "B", "46356")}</sheetData></worksheet>`,
      { "xl/styles.xml": '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>' },
    );
    const { rows } = await read(zipOf(parts), 50);
    expect(rows.map(({ cells }) => cells.map(({ text }) => text))).toContainEqual(["A", "202611290001"]);
    expect(rows.map(({ cells }) => cells.map(({ text }) => text))).toContainEqual(["B", "2026-11-30"]);
    expect(rows.every(({ number }) => Number.isInteger(number))).toBe(true);
  });

  const doctype = '<!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;">]>';
  const sheet = '<worksheet><sheetData><row r="1"><c t="str"><v>Codice</v></c></row></sheetData></worksheet>';
  test.each([
    ["a document type in its sheet", zipOf(workbookOf(doctype + sheet)), "document-type"],
    [
      "a document type in its texts",
      zipOf(workbookOf(sheet, { "xl/sharedStrings.xml": `${doctype}<sst/>` })),
      "document-type",
    ],
    [
      "a document type in its book",
      zipOf({ ...workbookOf(sheet), "xl/workbook.xml": `${doctype}<workbook/>` }),
      "document-type",
    ],
    ["an entity that nobody has declared", zipOf(workbookOf(sheet.replace("Codice", "&xxe;"))), "no-workbook"],
    [
      "a part that says to be larger than any sheet",
      zipOf(workbookOf(sheet), { saidSize: 2_000_000_000 }),
      "too-large",
    ],
    ["a part that is larger than it says", zipOf(workbookOf(sheet), { saidSize: 10 }), "no-workbook"],
    ["a cell of sixty megabytes", zipOf(workbookOf(sheet.replace("Codice", "x".repeat(60_000_000)))), "too-large"],
    ["another zip", zipOf({ "a.txt": "a" }), "no-workbook"],
    ["half a zip", zipOf(workbookOf(sheet)).subarray(0, 300), "no-workbook"],
  ])("with %s is refused at once, in words", async (_, bytes, reason) => {
    expect(await reasonOf(bytes, 65_536)).toBe(reason);
  });
});
