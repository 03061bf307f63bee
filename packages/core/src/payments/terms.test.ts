import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { buildSchedule, termsCodes, termsOfPayment } from "./terms.ts";

describe("due dates (domain-rules 4.2)", () => {
  it.each([
    ["2026-01-15", "2026-02-28"],
    ["2026-01-31", "2026-02-28"],
    ["2026-03-01", "2026-04-30"],
    ["2026-12-10", "2027-01-31"],
    ["2028-01-31", "2028-02-29"],
    ["2026-06-23", "2026-07-31"],
  ])("thirty days, end of month: invoice of %s is due %s", (invoicedOn, due) => {
    const [only] = buildSchedule("thirty_days_later_end_of_month", 100, { confirmedOn: "2026-01-01", invoicedOn });
    expect(only).toMatchObject({ dueDate: due, dueDateProvisional: false });
  });

  it.each([
    ["thirty_days_later", "2026-01-30", "2026-03-01"],
    ["ninety_days_later", "2026-01-15", "2026-04-15"],
    ["ninety_days_later", "2026-11-30", "2027-02-28"],
  ] as const)("%s from %s is %s", (code, invoicedOn, due) => {
    expect(buildSchedule(code, 100, { confirmedOn: "2026-01-01", invoicedOn })[0]?.dueDate).toBe(due);
  });

  it("has no due date before the notice, and a provisional one before the invoice", () => {
    const confirmedOn = "2026-11-01";
    expect(buildSchedule("hundred_upon_shipment", 100, { confirmedOn })[0]?.dueDate).toBeUndefined();
    expect(buildSchedule("thirty_days_later", 100, { confirmedOn })[0]).toMatchObject({
      dueDate: "2026-12-01",
      dueDateProvisional: true,
    });
  });
});

it("splits 319805 at 20% as domain-rules 4.1 works it out", () => {
  const amounts = buildSchedule("twenty_upon_order_rest_on_ship", 319_805, { confirmedOn: "2026-11-20" });
  expect(amounts.map(({ amount }) => amount)).toEqual([63_961, 255_844]);
});

it("always adds up to the total", () => {
  fc.assert(
    fc.property(fc.constantFrom(...termsCodes), fc.nat(100_000_000), (code, total) => {
      const schedule = buildSchedule(code, total, { confirmedOn: "2026-11-20" });
      expect(schedule.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
    }),
  );
});

it("keeps spec 9's table: which terms are public and which delayed", () => {
  const codesWhere = (test: (code: (typeof termsCodes)[number]) => boolean) => termsCodes.filter(test);
  expect(codesWhere((code) => termsOfPayment[code].public)).toEqual([
    "hundred_upon_order",
    "hundred_upon_shipment",
    "thirty_days_later_end_of_month",
  ]);
  expect(codesWhere((code) => termsOfPayment[code].delayed)).toHaveLength(4);
});
