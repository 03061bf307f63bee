import { expect, it } from "vitest";
import { isConsumers, mayWithdraw, withdrawalUntil, withdrawalView } from "./withdrawal.ts";

const customer = { name: "Ada Neri", email: "ada@example.com", language: "it" as const };
const order = {
  companyId: undefined,
  customer,
  status: "paid" as const,
  fulfilment: "delivered" as const,
  deliveredOn: "2026-11-02T22:30:00.000Z",
  withdrawal: undefined,
};
const at = (instant: string) => new Date(instant);

it("lasts until the end of the fourteenth day after delivery, in Rome", () => {
  expect(withdrawalUntil(order)).toBe("2026-11-16");
  expect(mayWithdraw(order, at("2026-11-16T22:59:59Z"))).toBe(true);
  expect(mayWithdraw(order, at("2026-11-16T23:00:00Z"))).toBe(false);
});

it("counts a delivery after midnight in Rome as the next day, and the summer's hour as the summer's", () => {
  expect(withdrawalUntil({ deliveredOn: "2026-11-02T23:30:00.000Z" })).toBe("2026-11-17");
  const summer = { ...order, deliveredOn: "2026-10-15T10:00:00.000Z" };
  expect(mayWithdraw(summer, at("2026-10-29T22:59:00Z"))).toBe(true);
  expect(mayWithdraw(summer, at("2026-10-29T23:01:00Z"))).toBe(false);
});

it("is there before delivery, and not for orders that never came about, were declared or are a company's", () => {
  const waiting = { ...order, status: "pendingPayment" as const, fulfilment: "none" as const, deliveredOn: undefined };
  const now = at("2027-06-01T10:00:00Z");
  expect(mayWithdraw(waiting, now)).toBe(true);
  expect(mayWithdraw({ ...waiting, status: "failed" }, now)).toBe(false);
  expect(mayWithdraw({ ...waiting, companyId: "C" }, now)).toBe(false);
  expect(isConsumers({ companyId: undefined, customer: { ...customer, vatNumber: "IT12345670157" } })).toBe(false);
  expect(withdrawalView({ ...waiting, companyId: "C" }, now)).toBeUndefined();
  const withdrawal = { declaredOn: "2026-11-20T10:00:00.000Z", name: "Ada Neri", email: customer.email };
  expect(withdrawalView({ ...waiting, withdrawal }, now)).toMatchObject({ state: "declared", possible: false });
});
