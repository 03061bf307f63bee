import { Buffer } from "node:buffer";
import excel from "exceljs";
import { describe, expect, it, test } from "vitest";
import { workbookOf, zipOf } from "../../../../../tests/support/zip.ts";
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
    const workbook = new excel.Workbook();
    workbook.addWorksheet("Copertina").addRow(["Listino 2026", "Rossi Solare"]);
    const sheet = workbook.addWorksheet("Prezzi");
    sheet.mergeCells("A1:D1");
    sheet.getCell("A1").value = "Listino prezzi riservato";
    sheet.mergeCells("A3:B3");
    sheet.getCell("A3").value = "Articolo";
    sheet.addRow(["Codice", "Descrizione", "Listino €", "Data", "Sconto"]);
    const row = sheet.addRow(["0012", "Modulo", 89.900_000_000_000_006, new Date(Date.UTC(2026, 10, 30)), 0.05]);
    row.getCell(4).numFmt = "dd/mm/yy";
    row.getCell(5).numFmt = "0%";
    sheet.addRow([]);
    sheet.addRow([
      "13",
      { richText: [{ text: "Mo" }, { text: "dulo" }] },
      "1.234",
      { formula: "1+1", result: 2 },
      true,
    ]);
    const { sheet: name, headingRow, rows } = await read(new Uint8Array(await workbook.xlsx.writeBuffer()), 1000);
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
