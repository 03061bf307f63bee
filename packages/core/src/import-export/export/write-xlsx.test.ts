import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readWholeXml } from "../tables/xml.ts";
import { writeXlsx } from "./write-xlsx.ts";
import { columnLetters, storedText } from "./xlsx-parts.ts";

let parts: Readonly<Record<string, string>>;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "workbook-"));
  const path = join(folder, "table.xlsx");
  async function* rows() {
    yield ["=1+1", 'A < B & "C"', 12.5, 1234.5, true];
    yield ["0012", "\u0007", undefined, 0, false];
  }
  await writeXlsx({ columns: ["productCode", "name", "weight", "price.public.it", "published"], rows: rows() }, path);
  const files = unzipSync(await readFile(path));
  parts = Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The children of the root, in their order. */
async function partsOf(xml: string): Promise<string[]> {
  const names: string[] = [];
  let depth = 0;
  async function* bytes() {
    yield Buffer.from(xml);
  }
  await readWholeXml(bytes(), {
    open: (name) => {
      if (depth === 1) names.push(name);
      depth += 1;
    },
    close: () => (depth -= 1),
  });
  return names;
}

const sheet = () => parts["xl/worksheets/sheet1.xml"] ?? "";
const cell = (reference: string) => new RegExp(`<c r="${reference}".*?</c>`).exec(sheet())?.[0];

it("has its elements in the standard's order", async () => {
  expect(await partsOf(sheet())).toEqual(["sheetViews", "cols", "sheetData"]);
  expect(await partsOf(parts["xl/workbook.xml"] ?? "")).toEqual(["bookViews", "sheets"]);
  expect(await partsOf(parts["xl/styles.xml"] ?? "")).toEqual([
    "fonts",
    "fills",
    "borders",
    "cellStyleXfs",
    "cellXfs",
    "cellStyles",
  ]);
});

it("names each of its parts, and none that isn't there", () => {
  const said = [...(parts["[Content_Types].xml"] ?? "").matchAll(/PartName="\/(?<name>[^"]+)"/g)];
  const bare = Object.keys(parts).filter((name) => !name.endsWith(".rels") && name !== "[Content_Types].xml");
  expect(new Set(said.map(({ groups }) => groups?.["name"]))).toEqual(new Set(bare));
});

it("keeps texts texts, those too that look like formulas or numbers", () => {
  expect(cell("A2")).toBe('<c r="A2" s="0" t="inlineStr"><is><t xml:space="preserve">=1+1</t></is></c>');
  expect(cell("A3")).toContain(">0012<");
  expect(cell("B2")).toContain("A &lt; B &amp; &quot;C&quot;");
  expect(cell("B3")).toContain("_x0007_");
});

it("writes numbers and truths as such, euro with two decimals, nothing where there is nothing", () => {
  expect([cell("C2"), cell("D2")]).toEqual(['<c r="C2" s="0"><v>12.5</v></c>', '<c r="D2" s="1"><v>1234.5</v></c>']);
  expect([cell("E2"), cell("E3")]).toEqual([
    '<c r="E2" s="0" t="b"><v>1</v></c>',
    '<c r="E3" s="0" t="b"><v>0</v></c>',
  ]);
  expect(cell("C3")).toBeUndefined();
  const formats = [...(parts["xl/styles.xml"] ?? "").matchAll(/<xf numFmtId="(?<id>\d+)" fontId="(?<font>\d+)"/g)];
  // The first is that of the cell styles; 4 is "#,##0.00", the second font is bold.
  expect(formats.slice(1).map(({ groups }) => [groups?.["id"], groups?.["font"]])).toEqual([
    ["0", "0"],
    ["4", "0"],
    ["0", "1"],
  ]);
});

it("has a frozen heading in bold and a width for each column", () => {
  expect(sheet()).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
  expect(cell("A1")).toContain('s="2"');
  expect([...sheet().matchAll(/ width="(?<width>\d+)"/g)].map(({ groups }) => groups?.["width"])).toEqual([
    "20",
    "40",
    "14",
    "14",
    "20",
  ]);
});

describe("names and texts", () => {
  it.each([
    [0, "A"],
    [25, "Z"],
    [26, "AA"],
    [701, "ZZ"],
    [702, "AAA"],
  ])("column %i is %s", (index, letters) => expect(columnLetters(index)).toBe(letters));

  it("tells by their number signs that XML can't carry, and what would be read as such a number", () => {
    expect(storedText("a\u0000b\r\n_x0041_ \ud800")).toBe("a_x0000_b\r\n_x005F_x0041_ \ufffd");
  });
});
