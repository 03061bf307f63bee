import { describe, expect, it } from "vitest";
import { exactFirst, type FoundGroup } from "./exact-first.ts";

const action = (id: string) => ({ id, label: id });
const groups: readonly FoundGroup[] = [
  { group: "orders", actions: ["o1", "o2"].map(action), exact: { o1: "R5GX-FW1R", o2: "CD4N-B4XT" } },
  { group: "references", actions: ["r1"].map(action), exact: { r1: "CRO 123456/B" } },
  { group: "people", actions: ["p1"].map(action), byNumber: true },
  { group: "kits", actions: [] },
];
const found = (text: string) =>
  exactFirst(text, groups).map(({ group, actions }) => [group, ...actions.map(({ id }) => id)]);

describe("what is found", () => {
  it("stands in its order where nothing is named exactly", () => {
    const usual = [
      ["orders", "o1", "o2"],
      ["references", "r1"],
      ["people", "p1"],
    ];
    expect(["rossi", "cd4n", "331,30"].map(found)).toEqual([usual, usual, usual]);
  });

  it("begins with the order or the reference that is typed, however it is written", () => {
    expect(found("cd4n b4xt")).toEqual([
      ["orders", "o2", "o1"],
      ["references", "r1"],
      ["people", "p1"],
    ]);
    expect(found("cro 123456 b")[0]).toEqual(["references", "r1"]);
  });

  it("begins with whose VAT number, tax code or telephone it is", () => {
    for (const text of ["IT12345670157", "+39 02 8394", "RSSMRA80A01H501U"])
      expect(found(text)[0]).toEqual(["people", "p1"]);
  });
});
