import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { piecesOf } from "./breakable.tsx";
import { fileText, readText } from "./cell-text.ts";
import type { Column, Words } from "./declaration.ts";
import { tableOf } from "./save-rows.ts";
import { columnsText, seenColumns } from "./seen-columns.ts";
import { compareValues, sortingOf, sortText } from "./sorting.ts";

interface Row {
  id: string;
  name: string;
  cents: number;
  at: string | undefined;
}
const columns: readonly Column<Row>[] = [
  { id: "name", heading: "bo.name", lead: true, value: ({ name }) => name },
  { id: "total", heading: "orders.total", kind: "money", value: ({ cents }) => cents },
  { id: "at", heading: "bo.dueOn", kind: "date", more: true, value: ({ at }) => at },
  { id: "menu", heading: "bo.status", act: true, value: () => undefined },
];
const words = (language: Words["language"]): Words => ({ t: (key) => `“${key}”`, language });

describe("the columns of a list", () => {
  it("are the usual ones where the address names none that it has", () => {
    expect([...seenColumns(columns, undefined)]).toEqual(["name", "total", "menu"]);
    expect([...seenColumns(columns, "gone")]).toEqual(["name", "total", "menu"]);
  });

  it("always hold the record's name and its acts", () => {
    expect([...seenColumns(columns, "at")]).toEqual(["name", "at", "menu"]);
  });

  it("stand in the address only where they aren't the usual ones", () => {
    expect(columnsText(columns, new Set(["name", "total", "menu"]))).toBeUndefined();
    expect(columnsText(columns, new Set(["name", "at", "menu"]))).toBe("name,at,menu");
  });
});

describe("the order of a list", () => {
  it("reads and writes what the address says", () => {
    expect(sortingOf("-total")).toEqual([{ id: "total", desc: true }]);
    expect(sortText(sortingOf("name"))).toBe("name");
    expect(sortText(sortingOf(undefined))).toBeUndefined();
  });

  it("puts figures by size and words as they are read", () => {
    expect([1000, 9, 20].toSorted((a, b) => compareValues(a, b, "it"))).toEqual([9, 20, 1000]);
    expect(["Z", "é", "A10", "a2"].toSorted((a, b) => compareValues(a, b, "it"))).toEqual(["a2", "A10", "é", "Z"]);
  });
});

describe("a saved file", () => {
  const row: Row = { id: "1", name: "Rossi; Mario", cents: -1_234_567, at: "2026-03-31T22:30:00.000Z" };

  it("has amounts that a spreadsheet of the reader counts with, and days in Rome", () => {
    expect(columns.slice(0, 3).map((column) => fileText(column, row, words("it")))).toEqual([
      "Rossi; Mario",
      "-12345,67",
      "2026-04-01",
    ]);
    expect(fileText(columns[1]!, row, words("en"))).toBe("-12345.67");
    expect(fileText(columns[2]!, { ...row, at: undefined }, words("it"))).toBe("");
    const minute = { ...columns[2]!, kind: "instant" } as const;
    expect(fileText(minute, row, words("it"))).toBe("2026-04-01 00:30");
    expect(readText(minute, row, words("it"))).toBe("1 apr 2026, 00:30");
  });

  it("begins with the headings of the columns that it was asked for", () => {
    expect(tableOf(columns.slice(0, 2), [row], words("it"))).toEqual([
      ["“bo.name”", "“orders.total”"],
      ["Rossi; Mario", "-12345,67"],
    ]);
  });
});

describe("an address among the words", () => {
  it("goes on in the next line behind its @ or before a dot, and loses nothing", () => {
    expect(piecesOf("installatore@solvia.example")).toEqual(["installatore@", "solvia", ".example"]);
    expect(piecesOf("Gallo Impianti S.r.l.")).toEqual(["Gallo Impianti S.r.l."]);
    fc.assert(fc.property(fc.string(), (text) => piecesOf(text).join("") === text));
  });
});
