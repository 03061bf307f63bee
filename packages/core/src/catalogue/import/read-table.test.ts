import { Buffer } from "node:buffer";
import { expect, it, test } from "vitest";
import excel from "exceljs";
import { readCsv, readXlsx, type ReadRow } from "./read-table.ts";
import { readEuro, readNumber } from "./mapping.ts";

async function rowsOf(rows: AsyncIterable<ReadRow>): Promise<ReadRow[]> {
  const all: ReadRow[] = [];
  for await (const row of rows) all.push(row);
  return all;
}

/** A file that comes in pieces of seven bytes, so that no character is safe from being cut. */
const source = (bytes: Uint8Array) =>
  async function* () {
    for (let at = 0; at < bytes.length; at += 7) yield bytes.subarray(at, at + 7);
  };

const text = 'productCode;name;price\r\nA1;"Struttura per tetto; è robusta";1.234,50\r\n\r\nB2;Più;7\r\n';
const expected = [
  { productCode: "A1", name: "Struttura per tetto; è robusta", price: "1.234,50" },
  { productCode: "B2", name: "Più", price: "7" },
];

test.each([
  ["UTF-8", Buffer.from(text, "utf8")],
  ["UTF-8 with a byte-order mark", Buffer.from(`\ufeff${text}`, "utf8")],
  ["Windows-1252", Buffer.from(text, "latin1")],
])("reads an Italian CSV in %s", async (_, bytes) => {
  const rows = await rowsOf(readCsv(source(bytes)));
  expect(rows.map(({ cells }) => cells)).toEqual(expected);
  expect(rows.map(({ number, decimal }) => [number, decimal])).toEqual([
    [2, ","],
    [4, ","],
  ]);
});

it("takes a comma for the separator where it parts the heading most", async () => {
  const [row] = await rowsOf(readCsv(source(Buffer.from("a,b,c\n1.5,x;y,z\n"))));
  expect(row).toMatchObject({ decimal: ".", cells: { a: "1.5", b: "x;y", c: "z" } });
});

it("reads a workbook's first sheet, numbers as a program writes them", async () => {
  const workbook = new excel.Workbook();
  const sheet = workbook.addWorksheet("Listino");
  sheet.addRow(["productCode", "price", "visibility"]);
  sheet.addRow(["A1", 1234.5, true]);
  sheet.addRow(["B2", { formula: "1+1", result: 2 }, false]);
  const bytes = new Uint8Array(await workbook.xlsx.writeBuffer());
  const rows = await rowsOf(readXlsx(source(bytes)));
  expect(rows.map(({ cells }) => cells)).toEqual([
    { productCode: "A1", price: "1234.5", visibility: "true" },
    { productCode: "B2", price: "2", visibility: "false" },
  ]);
});

test.each([
  ["1.234,5", ",", 1234.5],
  ["0,4", ",", 0.4],
  ["0.4", ".", 0.4],
  ["-0.29", ".", -0.29],
  ["", ".", undefined],
  ["circa 5", ".", Number.NaN],
  ["1,234.5", ".", 1234.5],
  ["1,234", ".", 1234],
  ["1.234", ".", 1.234],
  ["1.234", ",", 1234],
  ["1,234", ",", 1.234],
  ["1.234.567,8", ",", 1_234_567.8],
  ["1,234.5", ",", 1234.5],
  ["12.5", ",", 12.5],
  ["0.125", ",", 0.125],
  ["1.23.4", ",", Number.NaN],
  ["1,2,3", ",", Number.NaN],
  ["1'234.50", ".", 1234.5],
] as const)("reads %j with %j as %d", (cell, decimal, value) => {
  expect(readNumber(cell, decimal)).toEqual(value);
});

test.each([
  ["12.345", ".", 1235],
  ["109.678", ".", 10_968],
  ["0.125", ".", 13],
  ["0.30000000000000004", ".", 30],
  ["12,345", ",", 1235],
  ["1.234", ",", 123_400],
  ["€ 1.234,56", ",", 123_456],
  ["1234.56", ",", 123_456],
  ["due euro", ",", undefined],
] as const)("reads the price %j with %j as %d cents", (cell, decimal, cents) => {
  expect(readEuro(cell, decimal)).toBe(cents);
});
