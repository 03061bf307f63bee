import { expect, it } from "vitest";
import type { Withdrawal } from "../order.ts";
import { comingBack } from "./coming-back.ts";

type Facts = Parameters<typeof comingBack>[0];

const declared = (lines: [string, number][], more: Partial<Withdrawal> = {}): Withdrawal => ({
  declaredOn: "2026-11-20T10:00:00.000Z",
  name: "Ada Neri",
  email: "ada@example.com",
  state: "declared",
  lines: lines.map(([productId, quantity]) => ({ productId, quantity })),
  ...more,
});

/** An order of five inverters, of which so many have left. */
const order = (left: number, withdrawals: Withdrawal[]): Facts => {
  const part = { warehouseId: "main", movementId: "m" };
  const of = (quantity: number) => [{ productId: "p", quantity }];
  const shipments = [
    { ...part, id: "a", state: "shipped" as const, lines: of(left) },
    { ...part, id: "b", state: "to_prepare" as const, lines: of(5 - left) },
  ].filter(({ lines }) => (lines[0]?.quantity ?? 0) > 0);
  const lines = [{ productId: "p", quantity: 5, category: "inverters" }];
  return { id: "o", status: "paid", fulfilment: "partlyShipped", lines, shipments, withdrawals } as unknown as Facts;
};

it("awaits what has left beyond what is kept, and nothing of what is in the house", () => {
  for (const [left, withdrawn, coming] of [
    [5, 2, 2],
    [5, 5, 5],
    [3, 2, 0],
    [4, 3, 2],
    [0, 5, 0],
  ] as const) {
    const withdrawal = declared([["p", withdrawn]]);
    const awaited = comingBack(order(left, [withdrawal]), withdrawal);
    expect(awaited, `${withdrawn} of ${left} sent`).toEqual(coming > 0 ? [{ productId: "p", quantity: coming }] : []);
  }
});

it("counts no piece twice that another withdrawal has brought back, and knows of words alone only what has left", () => {
  const back = [{ productId: "p", quantity: 2, condition: "as-new" as const }];
  const first = declared([["p", 2]], { state: "goods_back", cameBack: back });
  const second = declared([["p", 3]]);
  expect(comingBack(order(5, [first, second]), second)).toEqual([{ productId: "p", quantity: 3 }]);
  const words = declared([], { words: "gli inverter" });
  expect(comingBack(order(5, [words]), words)).toEqual([{ productId: "p", quantity: 5 }]);
});
