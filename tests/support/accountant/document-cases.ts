import type { Case } from "./case.ts";

/** Deposits by quotation: each base is its part of the rate's, the rest is the order less the deposit, per rate (domain-rules 1.3). */
export const depositCases: readonly Case[] = [
  {
    // 1000.00 + 10.00 = 1010.00; 22 % 222.20; 20 % of 1232.20 = 246.44: 202.00 and 44.44
    name: "20 % of 1232.20",
    buyer: "business",
    to: "pickup",
    goods: [["panels", 22, 10_000, 10]],
    quoted: { termsOfPayment: "twenty_upon_order_rest_on_ship" },
    sums: { products: 100_000, fee: 1000, shipment: 0, groups: [[2200, 101_000, 22_220]], total: 123_220 },
    documents: [
      ["TD02", [[2200, 20_200, 4444]], 24_644],
      ["TD01", [[2200, 80_800, 17_776]], 98_576],
    ],
  },
  {
    // 1199.90 + 2.00 = 1201.90; 22 % 264.418; 10 % of 1466.32 = 146.632, so 146.63; base 1201.90 × 146.63 / 1466.32 = 120.188
    name: "10 % of 1466.32",
    buyer: "business",
    to: "pickup",
    goods: [["inverters", 12, 119_990, 1]],
    quoted: { termsOfPayment: "ten_upon_order_rest_on_ship" },
    sums: { products: 119_990, fee: 200, shipment: 0, groups: [[2200, 120_190, 26_442]], total: 146_632 },
    documents: [
      ["TD02", [[2200, 12_019, 2644]], 14_663],
      ["TD01", [[2200, 108_171, 23_798]], 131_969],
    ],
  },
  {
    // 40 % of 1466.32 = 586.528, so 586.53; base 480.7616
    name: "40 % of 1466.32",
    buyer: "business",
    to: "pickup",
    goods: [["inverters", 12, 119_990, 1]],
    quoted: { termsOfPayment: "forty_upon_order30_days" },
    sums: { products: 119_990, fee: 200, shipment: 0, groups: [[2200, 120_190, 26_442]], total: 146_632 },
    documents: [
      ["TD02", [[2200, 48_076, 10_577]], 58_653],
      ["TD01", [[2200, 72_114, 15_865]], 87_979],
    ],
  },
  {
    // 50 % of 0.31 = 0.155, so 0.16: 0.25 × 16 / 31 = 0.129, so 0.13 and 0.03; left 0.12 and 0.03
    name: "50 % of 0.31",
    buyer: "business",
    to: "pickup",
    goods: [["structures", 1, 25, 1]],
    quoted: { termsOfPayment: "fifty_upon_order30_days" },
    sums: { products: 25, fee: 0, shipment: 0, groups: [[2200, 25, 6]], total: 31 },
    documents: [
      ["TD02", [[2200, 13, 3]], 16],
      ["TD01", [[2200, 12, 3]], 15],
    ],
  },
  {
    // Freight 120.00 × 2110 / 2760 = 91.739 and 28.261. Taxable 2201.74 and 678.26; VAT 220.174 and 149.2172; total 3249.39.
    // 20 % = 649.878, so 649.88: bases 440.349 and 135.652, VAT 44.035 (half up 44.04) and 29.843
    name: "20 % of 3249.39 at both rates, with agreed freight of 120.00",
    buyer: "installer",
    reduced: true,
    to: "Milano",
    goods: [
      ["panels", 22, 8990, 10],
      ["inverters", 12, 119_900, 1],
      ["emobility", 6, 64_900, 1],
    ],
    quoted: { shipmentCost: 12_000, termsOfPayment: "twenty_upon_order_rest_on_ship" },
    sums: {
      products: 274_700,
      fee: 1300,
      shipment: 12_000,
      groups: [
        [1000, 220_174, 22_017],
        [2200, 67_826, 14_922],
      ],
      total: 324_939,
    },
    documents: [
      [
        "TD02",
        [
          [1000, 44_035, 4404],
          [2200, 13_565, 2984],
        ],
        64_988,
      ],
      [
        "TD01",
        [
          [1000, 176_139, 17_613],
          [2200, 54_261, 11_938],
        ],
        259_951,
      ],
    ],
  },
];

/** A public body's invoice says the VAT and asks for the net (domain-rules 1.1 row 9, art. 17-ter DPR 633/72). */
export const splitPaymentCases: readonly Case[] = [
  {
    name: "2834.50 with 623.59 of VAT: 2834.50 are paid",
    buyer: "business",
    to: "pickup",
    goods: [["inverters", 12, 283_250, 1]],
    quoted: { termsOfPayment: "thirty_days_later" },
    publicBody: { pays: 283_450 },
    sums: { products: 283_250, fee: 200, shipment: 0, groups: [[2200, 283_450, 62_359]], total: 345_809 },
  },
  {
    name: "100.00 with 22.00 of VAT: 100.00 are paid",
    buyer: "business",
    to: "pickup",
    goods: [["structures", 1, 1000, 10]],
    quoted: { termsOfPayment: "thirty_days_later" },
    publicBody: { pays: 10_000 },
    sums: { products: 10_000, fee: 0, shipment: 0, groups: [[2200, 10_000, 2200]], total: 12_200 },
  },
];

/** Without VAT by a declaration of intent (row 10): bollo of 2.00 above 77.47, at the house's charge (DPR 642/72). */
export const intentCases: readonly Case[] = [
  {
    name: "269.70 + 3.00 = 272.70, with bollo",
    buyer: "business",
    to: "pickup",
    goods: [["panels", 22, 8990, 3]],
    intent: { total: 27_270, bollo: 200 },
    sums: { products: 26_970, fee: 300, shipment: 0, groups: [[2200, 27_270, 5999]], total: 33_269 },
    documents: [["TD01", [[0, 27_270, 0]], 27_270]],
  },
  {
    name: "77.47 has no bollo",
    buyer: "business",
    to: "pickup",
    goods: [["structures", 1, 7747, 1]],
    intent: { total: 7747, bollo: undefined },
    sums: { products: 7747, fee: 0, shipment: 0, groups: [[2200, 7747, 1704]], total: 9451 },
    documents: [["TD01", [[0, 7747, 0]], 7747]],
  },
  {
    name: "77.48 has it",
    buyer: "business",
    to: "pickup",
    goods: [["structures", 1, 7748, 1]],
    intent: { total: 7748, bollo: 200 },
    sums: { products: 7748, fee: 0, shipment: 0, groups: [[2200, 7748, 1705]], total: 9453 },
    documents: [["TD01", [[0, 7748, 0]], 7748]],
  },
];
