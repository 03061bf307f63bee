import { describe, expect, it } from "vitest";
import { mergeEdits } from "./merge-edits.ts";

describe("two editors", () => {
  it("keep each other's changes", () => {
    const base = { name: "A", weight: 1, minQuantity: 1 };
    expect(mergeEdits(base, { ...base, name: "B" }, { ...base, weight: 2 })).toEqual({
      values: { name: "B", weight: 2, minQuantity: 1 },
      conflicts: [],
    });
  });
  it("are told of the field that both have changed", () => {
    const base = { name: "A" };
    expect(mergeEdits(base, { name: "B" }, { name: "C" })).toEqual({
      values: { name: "B" },
      conflicts: [{ field: "name", theirs: "C" }],
    });
    expect(mergeEdits(base, { name: "B" }, { name: "B" }).conflicts).toEqual([]);
  });
});
