import { expect, it } from "vitest";
import { oneEntryPerAct } from "./one-act.ts";

type Entry = Parameters<typeof oneEntryPerAct>[0][number];

const at = "2026-11-20T10:00:00.000Z";
const entry = (id: string, changes: Entry["changes"], said: Partial<Entry> = {}): Entry => ({
  id,
  at,
  by: "U1",
  byName: "Rosa Conti",
  action: "resolveReturn",
  changes,
  ...said,
});
const change = (entity: string, kind: "changed" | "created", fields: Entry["changes"][number]["fields"]) => ({
  entity,
  id: "1",
  kind,
  fields,
  names: {},
});

it("tells a refund that was written in steps as one entry, from before the first to after the last", () => {
  const steps = [
    entry("3", [change("ReturnRequest", "changed", [{ field: "status", from: "received", to: "refunded" }])]),
    entry("2", [
      change("Receipt", "changed", [{ field: "refunds.0.state", from: "asked", to: "done" }]),
      change("Order", "changed", [{ field: "transactions.0.refunded", to: 4000 }]),
    ]),
    entry("1", [change("Receipt", "changed", [{ field: "refunds.0.state", to: "asked" }])]),
    entry("0", [change("ReturnRequest", "changed", [{ field: "refund.way", to: "money" }])]),
  ];
  expect(oneEntryPerAct(steps)).toMatchObject([
    {
      id: "3",
      changes: [
        {
          entity: "ReturnRequest",
          fields: [
            { field: "refund.way", to: "money" },
            { field: "status", from: "received", to: "refunded" },
          ],
        },
        { entity: "Receipt", fields: [{ field: "refunds.0.state", from: undefined, to: "done" }] },
        { entity: "Order" },
      ],
    },
  ]);
});

it("keeps apart what others did, what was done at another time, and what no employee did", () => {
  const changes = [change("Order", "changed", [{ field: "status", from: "pendingPayment", to: "paid" }])];
  const entries = [
    entry("5", changes),
    entry("4", changes, { by: "U2" }),
    entry("3", changes, { at: "2026-11-20T09:00:00.000Z" }),
    entry("2", changes, { action: undefined, by: "provider" }),
    entry("1", changes, { action: undefined, by: "provider" }),
  ];
  expect(oneEntryPerAct(entries)).toEqual(entries);
});
