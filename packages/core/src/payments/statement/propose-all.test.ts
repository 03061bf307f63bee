import fc from "fast-check";
import { expect, test } from "vitest";
import type { Candidate } from "./propose.ts";
import { proposeAll, type OpenEntry } from "./propose-all.ts";

const order = (number: string, open: number[], ...names: string[]): Candidate => ({
  orderId: number,
  number,
  open,
  names,
});
let nth = 0;
const entry = (left: number, text: string, more: Partial<OpenEntry> = {}): OpenEntry => ({
  id: `E${(nth += 1)}`,
  bookedOn: "2026-11-20",
  left,
  text,
  begun: [],
  not: [],
  ...more,
});
const all = (entries: readonly OpenEntry[], waiting: readonly Candidate[]) => {
  const proposals = proposeAll(entries, waiting);
  return entries.map(({ id }) => proposals.get(id));
};

test("of two entries for one debt the earlier is sure, and the other says for what it is too late", () => {
  const one = order("S3BD-N7D2", [244]);
  const [later, earlier] = [
    entry(244, "ORD S3BD N7D2", { bookedOn: "2026-11-21" }),
    entry(244, "ORDINE S3BD-N7D2", { bookedOn: "2026-11-20" }),
  ];
  expect(all([later, earlier], [one])).toMatchObject([
    { confidence: "weak", rivals: [{ number: "S3BD-N7D2", bookedOn: "2026-11-20", amount: 244 }] },
    { confidence: "sure" },
  ]);
  expect(all([earlier], [one])[0]?.rivals).toBeUndefined();
});

test("two instalments of one order by two entries are both sure, a third isn't", () => {
  const two = order("8ABC-1D0F", [6_000, 4_000]);
  const entries = [6_000, 4_000, 4_000].map((left) => entry(left, "8ABC1D0F"));
  const found = all(entries, [two]);
  expect(found.map((one) => one?.confidence)).toEqual(["sure", "sure", "weak"]);
  expect(found.map((one) => one?.rivals?.length)).toEqual([undefined, undefined, 2]);
});

test("what names its order and tallies comes before an earlier payer's name, and a rest isn't surer for it", () => {
  const one = order("7K3M-9QTX", [10_000], "Ada Rossi");
  const byName = entry(10_000, "saldo", { name: "Ada Rossi", bookedOn: "2026-11-01" });
  const byNumber = entry(10_000, "7K3M9QTX", { bookedOn: "2026-11-09" });
  expect(all([byName, byNumber], [one])).toMatchObject([
    { confidence: "weak", rivals: [{ bookedOn: "2026-11-09" }] },
    { confidence: "sure" },
  ]);
  const parts = [entry(4_000, "7K3M9QTX"), entry(6_000, "7K3M9QTX")];
  expect(all(parts, [one])).toMatchObject([
    { confidence: "likely", reasons: ["reference", "less"] },
    { confidence: "likely", shares: [{ amount: 6_000, due: 6_000 }], rivals: [{ amount: 4_000 }] },
  ]);
});

test("what is written down of an entry is spoken for, and an order that it was taken from isn't proposed", () => {
  const one = order("7K3M-9QTX", [10_000]);
  const begun = entry(0, "", { begun: [{ orderId: one.orderId, amount: 10_000 }] });
  expect(all([entry(10_000, "7K3M9QTX"), begun], [one])).toMatchObject([
    { confidence: "weak", rivals: [{}] },
    undefined,
  ]);
  expect(all([entry(10_000, "7K3M9QTX", { not: [one.orderId] })], [one])).toEqual([undefined]);
});

test("what is sure never comes to more than an order waits for, however many entries name it", () => {
  const numbers = ["7K3M-9QTX", "8ABC-1D0F", "9ZZZ-0000"];
  const few = fc.constantFrom(100, 200, 300, 500);
  fc.assert(
    fc.property(
      fc.tuple(...numbers.map(() => fc.array(few, { minLength: 1, maxLength: 3 }))),
      fc.array(
        fc.record({
          left: few,
          named: fc.subarray(numbers, { minLength: 0, maxLength: 2 }),
          day: fc.constantFrom("2026-11-19", "2026-11-20"),
          name: fc.constantFrom("Ada Rossi", "Carla Neri", undefined),
        }),
        { maxLength: 8 },
      ),
      (open, rows) => {
        const waiting = numbers.map((number, at) => order(number, open[at] ?? [], "Ada Rossi"));
        const entries = rows.map(({ left, named, day, name }) => entry(left, named.join(" "), { bookedOn: day, name }));
        const sure = all(entries, waiting).filter((one) => one?.confidence === "sure");
        for (const { orderId, open: due } of waiting) {
          const asked = sure.flatMap((one) => one?.shares ?? []).filter((share) => share.orderId === orderId);
          const sum = (of: readonly number[]) => of.reduce((total, one) => total + one, 0);
          expect(sum(asked.map(({ amount }) => amount))).toBeLessThanOrEqual(sum(due));
        }
      },
    ),
  );
});
