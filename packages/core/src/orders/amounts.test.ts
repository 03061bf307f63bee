import { describe, expect, it } from "vitest";
import { exampleOrder } from "../../../../tests/support/example-order.ts";
import { amountsOf, linePrices, linesAt } from "./amounts.ts";
import type { OrderLine } from "./order.ts";

const now = new Date("2026-11-22T10:00:00Z");
const to = (countryCode: string, postalCode: string) => ({ countryCode, postalCode }) as never;

const device = { equipmentKind: "electrical-equipment", category: "inverters", weight: 17_000 } as const;
const battery = { equipmentKind: "battery", category: "batteries", weight: 50_000 } as const;
const cable = { equipmentKind: "passive", category: "emobility", weight: 2_800 } as const;
const panel = { equipmentKind: "photovoltaic-panel", category: "panels", weight: 21_000 } as const;

const example = exampleOrder("it", "it");
const [line] = example.lines;
const basket = (
  kinds: readonly Partial<OrderLine>[],
  address: "pickup" | ReturnType<typeof to>,
  locale = "it" as const,
) => ({
  ...example,
  locale,
  lines: kinds.map((kind) => ({ ...line!, ...kind })),
  address,
});

const privately = { business: false, verified: false, now };
const german = {
  business: true,
  verified: true,
  vatNumber: "DE136695976",
  check: { number: "DE136695976", status: "valid", checkedAt: "2026-11-22T09:00:00.000Z" },
  now,
} as const;
const codes = ({ steps }: ReturnType<typeof amountsOf>) => steps.map(({ code, amount }) => [code, amount]);

describe("the amounts of an order", () => {
  it("name the contributions of electrical equipment and of batteries apart, by two pieces each", () => {
    const amounts = amountsOf(basket([device, battery, cable, panel], to("IT", "20121")), privately);
    expect(codes(amounts)).toContainEqual(["waste-disposal-tax", 2 * 200 + 2 * 100]);
    expect(codes(amounts)).toContainEqual(["battery-contribution", 2 * 500]);
    expect(amounts.wasteDisposalTax).toBe(1600);
  });

  it.each([
    ["a German company's goods to Germany", to("DE", "10119"), german, 0],
    ["a German company's goods to Italy", to("IT", "20121"), german, 400],
    ["a German company's goods collected at our warehouse", "pickup", german, 400],
    ["an Italian's goods to France", to("FR", "75002"), privately, 0],
    ["an Italian's goods to Norway", to("NO", "0150"), privately, 0],
    ["an Italian's goods collected", "pickup", privately, 400],
  ] as const)("the contribution follows the place of delivery: %s", (_, address, buyer, fee) => {
    expect(amountsOf(basket([device], address), buyer).wasteDisposalTax).toBe(fee);
  });

  it("the contribution follows the shop until an address is there, and another address changes it", () => {
    const shop = { ...basket([device], "pickup"), address: undefined };
    expect(linesAt({ ...shop, locale: "it" }, now)[0]?.wasteFee).toBe(200);
    expect(linesAt({ ...shop, locale: "de" }, now)[0]?.wasteFee).toBe(0);
    expect(linesAt({ ...shop, locale: "de", address: to("IT", "20121") }, now)[0]?.wasteFee).toBe(200);
  });

  it("lines of before their kind was kept have the contribution that they were written with", () => {
    const old = basket([{ equipmentKind: undefined, wasteFee: 50 }], to("IT", "20121"));
    expect(amountsOf(old, privately).wasteDisposalTax).toBe(100);
  });

  it("tell by which law, and on what proof, a company of another country pays no VAT", () => {
    const { vatAmount, treatment } = amountsOf(basket([device], to("DE", "10119")), german);
    expect(vatAmount).toBe(0);
    expect(treatment).toMatchObject({ legalText: "Non imponibile art. 41 DL 331/93", proof: german.check });
  });

  it("are shown line by line as the buyer reads prices: a company net, a private buyer all that is paid", () => {
    const order = basket([device], "pickup");
    const lines = linesAt(order, now);
    const amounts = amountsOf(order, privately);
    expect(linePrices({ ...order, lines, amounts, companyId: "C" })).toMatchObject([{ each: 123_450, all: 246_900 }]);
    expect(linePrices({ ...order, lines, amounts })).toMatchObject([{ each: 150_853, all: 2 * 150_853 }]);
  });
});
