import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Order } from "../../orders/index.ts";
import {
  begunAt,
  broughtBack,
  calledOff,
  delayed,
  mayMove,
  sent,
  stepDue,
  turnedDown,
  type Moved,
} from "./trial-order.ts";
import { trialSerials } from "./trial-papers.ts";

const now = new Date("2026-11-20T10:00:00Z");
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

/** Three panels at 100 € and 10 € of transport, all with 22 % VAT. */
function order(): Order {
  const line = {
    productId: "P",
    productCode: "PAN-1",
    name: "Panel",
    brand: "B",
    category: "panels",
    quantity: 3,
    unit: 10_000,
    list: 10_000,
    discount: 0,
    wasteFee: 0,
    shippingTime: "1",
  };
  return {
    id: "01J00000000000000000000001",
    userId: "U",
    version: 1,
    number: "0000-0001",
    status: "pendingPayment",
    fulfilment: "none",
    lines: [line],
    address: "pickup",
    placedOn: now.toISOString(),
    reserved: true,
    transactions: [
      { orderId: "01J00000000000000000000001", seq: 0, amount: 37_820, status: "pending_payment", superseded: false },
    ],
    amounts: {
      total: 37_820,
      groups: [{ rate: 2200, goods: 30_000, shipment: 1000, coupon: 0, taxable: 31_000, vat: 6820 }],
      treatment: { rule: "domestic", standard: 2200, reduced: 2200 },
    },
  } as unknown as Order;
}
const begun = () => begunAt(order(), now);

/** All that comes by itself, looked for at each of these hours. */
function until(first: Order, hours: readonly number[]): Moved {
  let moved: Moved = { order: first, told: [] };
  for (const hour of hours)
    for (let next = stepDue(moved.order, inHours(hour)); next; next = stepDue(moved.order, inHours(hour)))
      moved = { order: next.order, told: [...moved.told, ...next.told] };
  return moved;
}
const topics = ({ told }: Moved) => told.map(({ topic }) => topic);
const codeOf = (run: () => unknown) => {
  try {
    run();
  } catch (error) {
    return (error as { code?: string }).code;
  }
  return undefined;
};

describe("an order of a trial", () => {
  it("is paid after a day, leaves with its invoice after two, arrives two later, and then rests", () => {
    const moved = until(begun(), [24 * 30]);
    expect(topics(moved)).toEqual(["payment.received", "shipment.sent", "invoice.issued", "order.delivered"]);
    expect(moved.order).toMatchObject({ status: "paid", fulfilment: "delivered" });
    expect(moved.order.invoices).toMatchObject([{ type: "TD24", total: 37_820, date: "2026-11-22" }]);
    expect(mayMove(moved.order)).toBe(false);
  });

  it("is paid before it leaves where it is due with the order, at whatever hour, and later where terms put it off", () => {
    const due = (dueDate: string, placed: Date) => {
      const first = order();
      const transactions = first.transactions.map((one) => ({ ...one, dueDate }));
      return begunAt({ ...first, placedOn: placed.toISOString(), transactions }, placed);
    };
    const night = new Date("2026-11-19T23:30:00Z");
    expect(topics(until(due("2026-11-27", night), [24 * 2]))[0]).toBe("payment.received");
    expect(topics(until(due("2026-12-20", night), [24 * 20]))).not.toContain("payment.received");
    expect(topics(until(due("2026-12-20", night), [24 * 31])).at(-1)).toBe("payment.received");
  });

  it("keeps its days to pay when its trial's clock is ahead, by the days of Rome", () => {
    const first = order();
    const placed = { ...first, transactions: first.transactions.map((one) => ({ ...one, dueDate: "2026-11-27" })) };
    expect(begunAt(placed, inHours(14)).transactions[0]?.dueDate).toBe("2026-11-28");
    expect(begunAt(placed, inHours(36)).transactions[0]?.dueDate).toBe("2026-11-28");
  });

  it("ends the same however often its clock is turned on the way, and tells a higher version each time", () => {
    const whole = until(begun(), [24 * 30]);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 24 * 30 })), (hours) => {
        const parts = until(begun(), [...hours.toSorted((a, b) => a - b), 24 * 30]);
        const unnamed = ({ order: { invoices, ...one } }: Moved) => ({
          ...one,
          invoices: invoices?.map(({ number }) => number),
        });
        expect(unnamed(parts)).toEqual(unnamed(whole));
        const versions = parts.told.map(({ order: { version } }) => version);
        expect(versions).toEqual([...new Set(versions)].toSorted((a, b) => a - b));
      }),
    );
  });

  it("is late by as many days as it is delayed, until it has left", () => {
    const late = delayed(begun(), 5, now);
    expect(late.order.shipments?.[0]).toMatchObject({ plannedOn: "2026-11-27", promisedBy: "2026-11-29" });
    expect(topics(until(late.order, [24 * 4]))).toEqual(["payment.received"]);
    expect(codeOf(() => delayed(sent(begun(), now).order, 1, now))).toBe("invalid-transition");
  });

  it("is refused by the house before it leaves, by its receiver on the way, by nobody once it is there", () => {
    const ended = turnedDown(begun(), now);
    expect([topics(ended), ended.order.failedReason, mayMove(ended.order)]).toEqual([
      ["order.failed"],
      "refused",
      false,
    ]);
    const away = turnedDown(sent(begun(), now).order, now);
    expect([topics(away), away.order.shipments?.[0]?.state]).toEqual([["order.changed"], "exception"]);
    expect(topics(until(away.order, [24 * 30]))).toEqual(["payment.received"]);
    expect(codeOf(() => turnedDown(away.order, now))).toBe("invalid-transition");
    expect(codeOf(() => turnedDown(until(begun(), [24 * 30]).order, now))).toBe("invalid-transition");
  });

  it("is called off while nothing is paid, twice with one end", () => {
    const off = calledOff(begun(), now);
    expect(calledOff(off.order, now)).toEqual({ order: off.order, told: [] });
    expect(codeOf(() => calledOff(until(begun(), [25]).order, now))).toBe("something-paid");
    expect(codeOf(() => sent(off.order, now))).toBe("invalid-transition");
  });

  it("credits what comes back at what it cost, the transport never, and no piece twice", () => {
    const there = until(begun(), [24 * 30]).order;
    const one = broughtBack(there, [{ productCode: "pan-1", quantity: 1 }], now).order;
    expect(one.invoices?.at(-1)).toMatchObject({ type: "TD04", total: 12_200 });
    const all = broughtBack(one, [{ productCode: "PAN-1", quantity: 2 }], now).order;
    expect(all.invoices?.at(-1)).toMatchObject({ type: "TD04", total: 24_400 });
    expect(codeOf(() => broughtBack(all, [{ productCode: "PAN-1", quantity: 1 }], now))).toBe("invalid-input");
    expect(codeOf(() => broughtBack(there, [{ productCode: "NONE", quantity: 1 }], now))).toBe("invalid-input");
    expect(codeOf(() => broughtBack(begun(), [{ productCode: "PAN-1", quantity: 1 }], now))).toBe("invalid-transition");
  });

  it("has serials that are made up, once it has left, and the same each time", () => {
    const { order: away } = sent(begun(), now);
    const [shipment] = away.shipments ?? [];
    expect(trialSerials(away, shipment!)).toEqual([
      { productCode: "PAN-1", codes: ["TRIAL-0000-0001-1-001", "TRIAL-0000-0001-1-002", "TRIAL-0000-0001-1-003"] },
    ]);
    expect(trialSerials(begun(), begun().shipments![0]!)).toEqual([]);
  });
});
