import { expect, it } from "vitest";
import type { Command } from "../../scanning/queue/command.ts";
import { byPlace, standingOf, waitingPieces, type BlindLine } from "./count-lines.ts";

const given = (productId: string, counted: number, kind = "count-goods"): Command => ({
  seq: counted,
  id: "",
  userId: "U",
  kind,
  input: { params: { id: "C", productId }, body: { counted } },
  subject: "count/C",
  label: "",
  state: "waiting",
});

it("knows of each article what was given last", () => {
  const waiting = waitingPieces([given("A", 3), given("B", 9), given("A", 4), given("A", 7, "hand-in-count")]);
  expect([...waiting]).toEqual([
    ["A", 4],
    ["B", 9],
  ]);
});

it.each([
  [undefined, undefined, undefined, { is: "none", pieces: "" }],
  [undefined, undefined, 0, { is: "recorded", pieces: 0 }],
  [undefined, 3, undefined, { is: "waiting", pieces: 3 }],
  [undefined, 3, 2, { is: "waiting", pieces: 3 }],
  [5, 3, 2, { is: "draft", pieces: 5 }],
  [3, 3, 2, { is: "waiting", pieces: 3 }],
  [2, undefined, 2, { is: "recorded", pieces: 2 }],
  [0, undefined, undefined, { is: "draft", pieces: 0 }],
  ["", undefined, undefined, { is: "none", pieces: "" }],
  ["4x", undefined, 2, { is: "unread", pieces: "4x" }],
])("says of a draft of %j, %j waiting and %j recorded how it stands", (draft, waits, counted, standing) => {
  const waiting = new Map(waits === undefined ? [] : [["A", waits]]);
  expect(standingOf({ productId: "A", counted }, draft === undefined ? {} : { A: draft }, waiting)).toEqual(standing);
});

it("walks by place, as numbers read, and last to what nobody has put somewhere", () => {
  const line = (productCode: string, lies?: string): BlindLine => ({
    productId: productCode,
    productCode,
    name: "",
    isSettled: false,
    lies,
  });
  const walk = byPlace([line("P1"), line("P10", "B-12"), line("P2", "B-12"), line("P3", "B-2"), line("P4", "A")], "it");
  expect(walk.map(([place, lines]) => [place, ...lines.map(({ productCode }) => productCode)])).toEqual([
    ["A", "P4"],
    ["B-2", "P3"],
    ["B-12", "P2", "P10"],
    ["", "P1"],
  ]);
});
