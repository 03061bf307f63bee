import type { Case, Goods, PlaceName } from "./case.ts";

/** Goods that leave Italy: no Italian contribution; freight by the zones of domain-rules 6.6, VAT by the rows of 1.1. */
export const unionCases: readonly Case[] = [
  {
    // 220 kg: 149.00 is less than 7 × 45.00 + 25.00. 899.00 + 149.00
    name: "row 3: 10 panels to Berlin without VAT",
    buyer: "german",
    to: "Berlin",
    goods: [["panels", 22, 8990, 10]],
    sums: { products: 89_900, fee: 0, shipment: 14_900, groups: [[0, 104_800, 0]], total: 104_800 },
  },
  {
    name: "row 3: an inverter of 12 kg, 45.00 of freight",
    buyer: "german",
    to: "Berlin",
    goods: [["inverters", 12, 119_900, 1]],
    sums: { products: 119_900, fee: 0, shipment: 4500, groups: [[0, 124_400, 0]], total: 124_400 },
  },
  {
    name: "row 3: a battery of 55 kg, 149.00 + 30.00 of freight",
    buyer: "german",
    to: "Berlin",
    goods: [["batteries", 55, 249_900, 1]],
    sums: { products: 249_900, fee: 0, shipment: 17_900, groups: [[0, 267_800, 0]], total: 267_800 },
  },
  {
    name: "row 3: 5 × 19.99 and 15 kg",
    buyer: "german",
    to: "Berlin",
    goods: [["structures", 3, 1999, 5]],
    sums: { products: 9995, fee: 0, shipment: 4500, groups: [[0, 14_495, 0]], total: 14_495 },
  },
  {
    // 2000.00 + 45.00 - 200.00
    name: "row 3: with a coupon of 10 %",
    buyer: "german",
    to: "Berlin",
    goods: [["inverters", 12, 100_000, 2]],
    coupon: { percent: 1000 },
    sums: { products: 200_000, fee: 0, shipment: 4500, coupon: 20_000, groups: [[0, 184_500, 0]], total: 184_500 },
  },
  {
    // Handed over in Italy: 649.00 + 1.00 = 650.00; 22 % 143.00
    name: "row 8: a German company that collects pays Italian VAT and contribution",
    buyer: "german",
    to: "pickup",
    goods: [["inverters", 8, 64_900, 1]],
    sums: { products: 64_900, fee: 100, shipment: 0, groups: [[2200, 65_000, 14_300]], total: 79_300 },
  },
  {
    // 1199.00 + 45.00 = 1244.00; 22 % 273.68
    name: "row 4b: an Italian company's goods to Berlin",
    buyer: "business",
    to: "Berlin",
    goods: [["inverters", 12, 119_900, 1]],
    sums: { products: 119_900, fee: 0, shipment: 4500, groups: [[2200, 124_400, 27_368]], total: 151_768 },
  },
  {
    name: "row 4b: 50.00 + 25.00 to Paris; 22 % is 16.50",
    buyer: "business",
    to: "Paris",
    goods: [["structures", 2, 5000, 1]],
    sums: { products: 5000, fee: 0, shipment: 2500, groups: [[2200, 7500, 1650]], total: 9150 },
  },
];

/** The destination's rate, of which the exchange is told the base alone (N3.2; domain-rules 1.1 row 5). */
const shop = (
  name: string,
  to: PlaceName,
  goods: readonly Goods[],
  [products, shipment, coupon]: readonly [number, number, number],
  [rate, taxable, vat, total]: readonly [number, number, number, number],
  more: Partial<Case> = {},
): Case => ({
  name,
  buyer: "consumer",
  to,
  goods,
  sums: { products, fee: 0, shipment, coupon, groups: [[rate, taxable, vat]], total },
  told: { groups: [[0, taxable, 0]], total: taxable },
  ...more,
});

export const oneStopShopCases: readonly Case[] = [
  // 88 kg: 2 × 45.00 + 45.00 = 135.00. 399.60 + 135.00 = 534.60; 19 % 101.574
  shop("Germany, 19 %", "Berlin", [["panels", 22, 9990, 4]], [39_960, 13_500, 0], [1900, 53_460, 10_157, 63_617]),
  // 649.00 + 25.00 = 674.00; 20 % 134.80
  shop("France, 20 %", "Paris", [["inverters", 9, 64_900, 1]], [64_900, 2500, 0], [2000, 67_400, 13_480, 80_880]),
  // 149.97 + 25.00 = 174.97; 20 % 34.994
  shop("Austria, 20 %", "Wien", [["optimizers", 1, 4999, 3]], [14_997, 2500, 0], [2000, 17_497, 3499, 20_996]),
  // 1999.00 + 149.00 + 30.00 = 2178.00; 21 % 457.38
  shop(
    "Spain, 21 %",
    "Madrid",
    [["batteries", 55, 199_900, 1]],
    [199_900, 17_900, 0],
    [2100, 217_800, 45_738, 263_538],
  ),
  // 155.54 + 60.00 = 215.54; 23 % 49.5742
  shop("Portugal, 23 %", "Lisboa", [["structures", 10, 7777, 2]], [15_554, 6000, 0], [2300, 21_554, 4957, 26_511]),
  // 13.50 + 35.00 = 48.50; 23 % 11.155, half a cent goes up
  shop("Poland, 23 %", "Warszawa", [["others", 1, 1350, 1]], [1350, 3500, 0], [2300, 4850, 1116, 5966]),
  // 599.00 + 25.00 = 624.00; 21 % 131.04
  shop(
    "the Netherlands, 21 %",
    "Amsterdam",
    [["emobility", 5, 59_900, 1]],
    [59_900, 2500, 0],
    [2100, 62_400, 13_104, 75_504],
  ),
  // 46.90 + 25.00 = 71.90; 21 % 15.099
  shop("Belgium, 21 %", "Bruxelles", [["optimizers", 1, 2345, 2]], [4690, 2500, 0], [2100, 7190, 1510, 8700]),
  // 888.88 + 45.00 = 933.88; 17 % 158.7596
  shop(
    "Luxembourg, 17 %",
    "Luxembourg",
    [["inverters", 12, 88_888, 1]],
    [88_888, 4500, 0],
    [1700, 93_388, 15_876, 109_264],
  ),
  // 42.50 + 25.00 = 67.50; 25 % 16.875, half a cent goes up
  shop("Croatia, 25 %", "Zagreb", [["structures", 3, 4250, 1]], [4250, 2500, 0], [2500, 6750, 1688, 8438]),
  // 700.01 + 60.00 = 760.01; 21 % 159.6021
  shop("Romania, 21 %", "Bucuresti", [["inverters", 12, 70_001, 1]], [70_001, 6000, 0], [2100, 76_001, 15_960, 91_961]),
  // 33.33 + 35.00 = 68.33; 20 % 13.666
  shop("Bulgaria, 20 %", "Sofia", [["others", 2, 3333, 1]], [3333, 3500, 0], [2000, 6833, 1367, 8200]),
  // 5 % of 100.10 = 5.005, so 5.01; 100.10 + 25.00 - 5.01 = 120.09; 19 % 22.8171
  shop(
    "Germany, with a coupon of 5 %",
    "Berlin",
    [["structures", 4, 10_010, 1]],
    [10_010, 2500, 501],
    [1900, 12_009, 2282, 14_291],
    { coupon: { percent: 500 } },
  ),
  // Row 4: 1000.00 + 60.00 = 1060.00; 21 % 222.60
  shop(
    "row 4: a Romanian company of whose number the register is silent",
    "Bucuresti",
    [["inverters", 12, 100_000, 1]],
    [100_000, 6000, 0],
    [2100, 106_000, 22_260, 128_260],
    { buyer: "romanian" },
  ),
];

/** By quotation, since the tariff ends at the union (domain-rules 6.6): the freight is agreed. */
export const exportCases: readonly Case[] = [
  {
    name: "row 6: 20 panels to Bern, 450.00 of freight",
    buyer: "business",
    to: "Bern",
    goods: [["panels", 22, 8000, 20]],
    quoted: { shipmentCost: 45_000 },
    sums: { products: 160_000, fee: 0, shipment: 45_000, groups: [[0, 205_000, 0]], total: 205_000 },
  },
  {
    name: "row 6: a person's inverter to London",
    buyer: "consumer",
    to: "London",
    goods: [["inverters", 12, 99_900, 1]],
    quoted: { shipmentCost: 9900 },
    sums: { products: 99_900, fee: 0, shipment: 9900, groups: [[0, 109_800, 0]], total: 109_800 },
  },
  {
    name: "row 6: a person's structures to Oslo",
    buyer: "consumer",
    to: "Oslo",
    goods: [["structures", 3, 1500, 10]],
    quoted: { shipmentCost: 6000 },
    sums: { products: 15_000, fee: 0, shipment: 6000, groups: [[0, 21_000, 0]], total: 21_000 },
  },
  {
    // 333.33 less 7 % is 309.9969, so 310.00; × 3 = 930.00; + 123.45
    name: "row 6: three discounted inverters to Beograd",
    buyer: "business",
    to: "Beograd",
    goods: [["inverters", 12, 33_333, 3, 0.07]],
    quoted: { shipmentCost: 12_345 },
    sums: { products: 93_000, fee: 0, shipment: 12_345, groups: [[0, 105_345, 0]], total: 105_345 },
  },
];
