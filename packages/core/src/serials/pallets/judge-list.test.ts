import { expect, it } from "vitest";
import { Problem } from "../../platform/problems.ts";
import { judgeList, keyOf, type KnownPiece } from "./judge-list.ts";
import { palletOf, readList, type ListRow } from "./read-list.ts";

const panel = { productId: "P", productCode: "JKM-455 N", most: 3, announced: 0 };
const inverter = { productId: "I", productCode: "SUN2000-5KTL", most: 2, announced: 0 };

const csv = (...lines: string[]) => readList(Buffer.from(lines.join("\r\n")), "list.csv");
const judge = (
  rows: readonly ListRow[],
  pieces: Readonly<Record<string, KnownPiece>> = {},
  articles = [panel, inverter],
) =>
  judgeList(rows, {
    movementId: "M",
    articles,
    pieces: new Map(Object.entries(pieces)),
    received: new Set(["PLT-OLD"]),
  });
const told = (rows: ReturnType<typeof judge>) => rows.map(({ outcome, fault }) => fault ?? outcome);

it("reads serial, pallet and article wherever they stand, below titles, in several languages", async () => {
  const rows = await csv(
    "Packing list MSCU 7;;;",
    "Nr.;Model;Palette;Seriennummer",
    "1;JKM455N;(00)106141411234567897;jk000001",
    "2;JKM-455 N;PLT-2;JK000002",
    ";;;",
  );
  expect(rows).toMatchObject([
    { row: 3, serial: "JK000001", pallet: "106141411234567897", productCode: "JKM455N" },
    { row: 4, serial: "JK000002", pallet: "PLT-2" },
  ]);
  expect(told(judge(rows))).toEqual(["accepted", "accepted"]);
});

it("takes a long serial of digits as the text that it is", async () => {
  const [row] = await csv("Serial;Pallet", "012345678901234567890;P-1");
  expect(row).toMatchObject({ serial: "012345678901234567890" });
});

it.each([
  ["1.23E+15", "exponent"],
  ["1,23E+15", "exponent"],
  ["AC:DE:48:00:11:22", "mac"],
  ["JK1", "too-short"],
  ["(00)106141411234567897", "pallet"],
  ["https://example.org/1", "link"],
  ["", "empty"],
])("refuses the serial %s as %s, and no other row with it", async (text, fault) => {
  const rows = await csv("Serial;Pallet;Model", `${text};P-1;JKM-455N`, "JK000009;P-1;JKM-455N");
  expect(told(judge(rows))).toEqual([fault, "accepted"]);
});

it("reads five thousand serials", async () => {
  const rows = await csv("Serial;Pallet", ...Array.from({ length: 5000 }, (_, nth) => `JK${10_000_000 + nth};P-1`));
  expect(rows).toHaveLength(5000);
});

it("asks for a column of serials", async () => {
  await expect(csv("Pallet;Model", "P-1;JKM")).rejects.toThrow(Problem);
});

const row = (serial: string, more: Partial<ListRow> = {}): ListRow => ({
  row: 2,
  text: serial,
  serial,
  productCode: panel.productCode,
  ...more,
});

it("refuses what stands twice, is of another article, or is more than may come", () => {
  const rows = [
    row("A1"),
    row("A1", { row: 3 }),
    row("A2", { productCode: "X" }),
    row("A3", { productCode: undefined }),
    row("A4"),
    row("A5"),
    row("A6"),
  ];
  expect(judge(rows).map(({ fault, other, outcome }) => [fault ?? outcome, other])).toEqual([
    ["accepted", undefined],
    ["twice", 2],
    ["article-unexpected", undefined],
    ["article-missing", undefined],
    ["accepted", undefined],
    ["accepted", undefined],
    ["beyond", undefined],
  ]);
});

it("knows the article by itself where only one comes", () => {
  expect(told(judge([row("A1", { productCode: undefined })], {}, [panel]))).toEqual(["accepted"]);
});

it("tells what was announced before: the same, on another pallet, in the house, with another delivery", () => {
  const known = {
    [keyOf("A1", "P")]: { state: "expected" as const, pallet: "PLT-1", movementId: "M" },
    [keyOf("A2", "P")]: { state: "in_stock" as const },
    [keyOf("A3", "P")]: { state: "expected" as const, movementId: "N" },
  };
  const on = (serial: string, pallet: string) => row(serial, { pallet });
  const rows = [on("A1", "PLT-1"), on("A2", "PLT-1"), on("A3", "PLT-1"), on("A4", "PLT-OLD")];
  expect(told(judge(rows, known))).toEqual(["same", "known", "other-delivery", "pallet-received"]);
  expect(told(judge([on("A1", "PLT-2")], known))).toEqual(["changed"]);
});

it("counts what earlier lists have announced, and what is named again once", () => {
  const known = { [keyOf("A1", "P")]: { state: "expected" as const, movementId: "M" } };
  const rows = [row("B1"), row("A1"), row("B2"), row("B3")];
  const judged = judge(rows, known, [{ ...panel, announced: 1 }]);
  expect(told(judged)).toEqual(["accepted", "same", "accepted", "beyond"]);
  expect(judged[3]).toMatchObject({ announced: 1 });
});

it("takes the same list for the same when its pieces have come meanwhile", () => {
  const known = { [keyOf("A1", "P")]: { state: "in_stock" as const, movementId: "M" } };
  expect(told(judge([row("A1")], known))).toEqual(["same"]);
});

it.each([
  ["(00)106141411234567897", "106141411234567897"],
  ["00106141411234567897", "106141411234567897"],
  ["plt 7", undefined],
  ["plt-7", "PLT-7"],
  ["1.06E+17", undefined],
])("reads the pallet %s as %s", (text, pallet) => {
  expect(palletOf(text)).toBe(pallet);
});
