import { describe, expect, it } from "vitest";
import { exampleOrder } from "../../../../tests/support/example-order.ts";
import { amountsOf, grossOf, linePrices } from "./amounts.ts";

const placed = (countryCode: string, postalCode: string, wasteFee: number) => {
  const order = exampleOrder("it", "it");
  return {
    ...order,
    lines: order.lines.map((line) => ({ ...line, wasteFee })),
    address: { countryCode, postalCode } as never,
  };
};
const privately = { business: false, viesValid: false };
const company = { business: true, viesValid: true };
const codes = ({ steps }: ReturnType<typeof amountsOf>) => steps.map(({ code }) => code);

describe("the amounts of an order", () => {
  it("name the waste-disposal tax where there is one", () => {
    expect(codes(amountsOf(placed("IT", "20121", 350), privately))).toContain("waste-disposal-tax");
    expect(codes(amountsOf(placed("DE", "10119", 0), company))).not.toContain("waste-disposal-tax");
  });

  it("tell by which law a company of another country pays no VAT", () => {
    const { vatAmount, treatment } = amountsOf(placed("DE", "10119", 0), company);
    expect(vatAmount).toBe(0);
    expect(treatment).toMatchObject({ legalText: "Non imponibile art. 41 DL 331/93" });
  });

  it("are shown line by line as the buyer reads prices: a company net, a private buyer all that is paid", () => {
    const order = { ...placed("IT", "20121", 350), address: "pickup" as const };
    const amounts = amountsOf(order, privately);
    expect(linePrices({ ...order, amounts, companyId: "C" })).toEqual([{ each: 123_450, all: 246_900 }]);
    expect(linePrices({ ...order, amounts })).toEqual([{ each: 151_036, all: amounts.total }]);
  });

  it("are those of the lines with all that is paid, but for the shipping", () => {
    const order = placed("IT", "20121", 350);
    const amounts = amountsOf({ ...order, address: "pickup" }, privately);
    const paid = grossOf({ lines: order.lines, amounts }).reduce((sum, gross) => sum + gross, 0);
    expect(paid).toBe(amounts.total);
    expect(amounts.wasteDisposalTax).toBe(700);
  });
});
