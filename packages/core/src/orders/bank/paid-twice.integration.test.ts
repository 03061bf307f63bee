import { expect, it } from "vitest";
import { receiptsOf, useCardProvider } from "../../../../../tests/support/card-orders.ts";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { product, readyCart } from "../../../../../tests/support/shop.ts";
import type { StatementEntry } from "../../payments/index.ts";
import { confirmEntries } from "./confirm-entries.ts";
import { importEntries } from "./import-entries.ts";
import { listEntries } from "./list-entries.ts";

useDatabase();
useCardProvider();

const now = new Date("2026-11-23T10:00:00Z");
let nth = 0;
const entry = (more: Partial<StatementEntry>): StatementEntry => ({
  account: "IT60X0542811101000000123456",
  bookedOn: "2026-11-20",
  kind: "transfer",
  amount: 10_000,
  credit: true,
  currency: "eur",
  reference: `TWICE${(nth += 1)}`,
  text: "",
  ...more,
});
const bring = (...entries: StatementEntry[]) => importEntries({ entries, pending: 0, refused: [] }, "file.xml", now);
const openOf = async (text: string) =>
  (await listEntries({ state: "open", limit: 100 })).items.filter((one) => one.text === text);
const placed = async () => {
  const { place } = await readyCart(await product(50), 1);
  return place();
};

it("proposes one debt surely to one entry, whatever page the other is on, and asks before the second is booked", async () => {
  const order = await placed();
  const { number, amounts } = order;
  const amount = amounts.total;
  // As a bank sends it that gives no reference and writes the row anew.
  const twice = { amount, reference: undefined };
  const earlier = entry({ ...twice, text: `ORDINE ${number}`, bookedOn: "2026-11-19" });
  await bring(earlier, entry({ ...twice, text: `ORD ${number.replace("-", " ")}`, bookedOn: "2026-11-20" }));
  const [first] = await openOf(`ORDINE ${number}`);
  const later = (await listEntries({ state: "open", text: `ORD ${number.replace("-", " ")}`, limit: 1 })).items[0];
  expect(first?.proposal).toMatchObject({ confidence: "sure" });
  expect(first?.proposal?.rivals).toBeUndefined();
  expect(later?.proposal).toMatchObject({
    confidence: "weak",
    rivals: [{ number, bookedOn: "2026-11-19", amount }],
  });
  const ids = [first?.id ?? "", later?.id ?? ""] as const;
  const orders = [{ number, amount }];
  expect(
    await confirmEntries(
      [
        { id: ids[0], orders },
        { id: ids[1], orders },
      ],
      now,
    ),
  ).toMatchObject({
    booked: 1,
    refused: [
      {
        id: ids[1],
        code: "confirmation-needed",
        fields: [
          { code: "amount-beyond-due", params: { amount, due: 0 } },
          { code: "paid-before", params: { amount, settledOn: "2026-11-19" } },
        ],
      },
    ],
  });
  expect(await receiptsOf(order.id)).toMatchObject([{ amount, dueBack: 0 }]);
  const confirmed = ["amount-beyond-due", "paid-before"];
  expect(await confirmEntries([{ id: ids[1], orders, confirmed }], now)).toEqual({ booked: 1, refused: [] });
  expect((await receiptsOf(order.id)).map(({ dueBack }) => dueBack).toSorted((a, b) => a - b)).toEqual([0, amount]);
});

it("books one of two entries that are confirmed for one debt at once, and gives the other back", async () => {
  const order = await placed();
  const { number, amounts } = order;
  await bring(...["at once", "at once"].map((text) => entry({ text, amount: amounts.total })));
  const both = await openOf("at once");
  const orders = [{ number, amount: amounts.total }];
  const done = await Promise.all(both.map(({ id }) => confirmEntries([{ id, orders }], now)));
  expect(done.reduce((sum, { booked }) => sum + booked, 0)).toBe(1);
  expect(await receiptsOf(order.id)).toMatchObject([{ amount: amounts.total, dueBack: 0 }]);
  expect(await openOf("at once")).toMatchObject([{ left: amounts.total, halfBooked: false, shares: [] }]);
});
