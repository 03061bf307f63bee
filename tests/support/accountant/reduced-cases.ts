import type { Case } from "./case.ts";

/** With an approved certificate: panels, inverters, batteries and others at 10 %, all else at 22 % (domain-rules 1.1 row 2). */
export const reducedCases: readonly Case[] = [
  {
    name: "10 panels: 899.00 + 10.00 = 909.00; 10 % is 90.90",
    buyer: "installer",
    reduced: true,
    to: "pickup",
    goods: [["panels", 22, 8990, 10]],
    sums: { products: 89_900, fee: 1000, shipment: 0, groups: [[1000, 90_900, 9090]], total: 99_990 },
  },
  {
    // 10 %: 899.00 + 10.00 + 1199.00 + 2.00 = 2110.00; 22 %: 649.00 + 1.00 = 650.00; 238 kg 59.00,
    // of which 59.00 × 2110 / 2760 = 45.105 and 13.895. Taxable 2155.11 and 663.89; VAT 215.511 and 146.0558
    name: "mixed goods to Milano: the freight goes with the goods, 45.11 and 13.89",
    buyer: "installer",
    reduced: true,
    to: "Milano",
    goods: [
      ["panels", 22, 8990, 10],
      ["inverters", 12, 119_900, 1],
      ["emobility", 6, 64_900, 1],
    ],
    sums: {
      products: 274_700,
      fee: 1300,
      shipment: 5900,
      groups: [
        [1000, 215_511, 21_551],
        [2200, 66_389, 14_606],
      ],
      total: 318_057,
    },
  },
  {
    // Of 50.00: 50 × 2155.11 / 2819.00 = 38.2247 and 11.7753. Taxable 2116.89 and 652.11; VAT 211.689 and 143.4642
    name: "the same with a coupon of 50.00, of which 38.22 and 11.78",
    buyer: "installer",
    reduced: true,
    to: "Milano",
    goods: [
      ["panels", 22, 8990, 10],
      ["inverters", 12, 119_900, 1],
      ["emobility", 6, 64_900, 1],
    ],
    coupon: { amount: 5000 },
    sums: {
      products: 274_700,
      fee: 1300,
      shipment: 5900,
      coupon: 5000,
      groups: [
        [1000, 211_689, 21_169],
        [2200, 65_211, 14_346],
      ],
      total: 312_415,
    },
  },
  {
    // 20 × 12.49 = 249.80; 4 × 99.90 + 4.00 = 403.60; VAT 54.956 and 40.36
    name: "structures stay at 22 % beside panels at 10 %",
    buyer: "installer",
    reduced: true,
    to: "pickup",
    goods: [
      ["panels", 22, 9990, 4],
      ["structures", 4, 1249, 20],
    ],
    sums: {
      products: 64_940,
      fee: 400,
      shipment: 0,
      groups: [
        [1000, 40_360, 4036],
        [2200, 24_980, 5496],
      ],
      total: 74_872,
    },
  },
  {
    // 59.00 + 30.00. 3500.00 + 5.00 + 89.00 = 3594.00; 10 % 359.40
    name: "a battery to Milano: its freight at 10 % too",
    buyer: "installer",
    reduced: true,
    to: "Milano",
    goods: [["batteries", 48, 350_000, 1]],
    sums: { products: 350_000, fee: 500, shipment: 8900, groups: [[1000, 359_400, 35_940]], total: 395_340 },
  },
  {
    name: "100 m of cable: 85.00; 10 % is 8.50",
    buyer: "installer",
    reduced: true,
    to: "pickup",
    goods: [["others", 0.1, 85, 100]],
    sums: { products: 8500, fee: 0, shipment: 0, groups: [[1000, 8500, 850]], total: 9350 },
  },
  {
    name: "0.05: 10 % is half a cent, so 0.01",
    buyer: "installer",
    reduced: true,
    to: "pickup",
    goods: [["others", 1, 5, 1]],
    sums: { products: 5, fee: 0, shipment: 0, groups: [[1000, 5, 1]], total: 6 },
  },
  {
    name: "three lines of 0.05: 0.15; 10 % is 0.015, so 0.02 and not 3 × 0.01",
    buyer: "installer",
    reduced: true,
    to: "pickup",
    goods: [
      ["others", 1, 5, 1],
      ["others", 1, 5, 1],
      ["others", 1, 5, 1],
    ],
    sums: { products: 15, fee: 0, shipment: 0, groups: [[1000, 15, 2]], total: 17 },
  },
  {
    name: "half a cent at both rates: 0.15 gives 0.015, 0.25 gives 0.055",
    buyer: "installer",
    reduced: true,
    to: "pickup",
    goods: [
      ["others", 1, 15, 1],
      ["structures", 1, 25, 1],
    ],
    sums: {
      products: 40,
      fee: 0,
      shipment: 0,
      groups: [
        [1000, 15, 2],
        [2200, 25, 6],
      ],
      total: 48,
    },
  },
  {
    // 30 kg in one parcel of the islands: 25.00, of which 2002 / 2502.50 = 80 %. Taxable 2022.00 and 505.50; VAT 202.20 and 111.21
    name: "an inverter and a wallbox to Palermo: 20.00 and 5.00 of the freight",
    buyer: "installer",
    reduced: true,
    to: "Palermo",
    goods: [
      ["inverters", 25, 200_000, 1],
      ["emobility", 5, 50_000, 1],
    ],
    sums: {
      products: 250_000,
      fee: 250,
      shipment: 2500,
      groups: [
        [1000, 202_200, 20_220],
        [2200, 50_550, 11_121],
      ],
      total: 284_091,
    },
  },
  {
    // 2 kg, 9.00, of which a third. Taxable 103.00 and 206.00; VAT 10.30 and 45.32
    name: "a third at 10 %, two thirds at 22 %, a parcel of 9.00",
    buyer: "installer",
    reduced: true,
    to: "Milano",
    goods: [
      ["others", 1, 10_000, 1],
      ["structures", 1, 20_000, 1],
    ],
    sums: {
      products: 30_000,
      fee: 0,
      shipment: 900,
      groups: [
        [1000, 10_300, 1030],
        [2200, 20_600, 4532],
      ],
      total: 36_462,
    },
  },
  {
    // 9.00 × 100.01 / 200.01 = 4.50022 and 4.49978. Taxable 104.51 and 104.50; VAT 10.451 and 22.99
    name: "a cent more at 10 %: 4.50 of the freight each",
    buyer: "installer",
    reduced: true,
    to: "Milano",
    goods: [
      ["others", 1, 10_001, 1],
      ["structures", 1, 10_000, 1],
    ],
    sums: {
      products: 20_001,
      fee: 0,
      shipment: 900,
      groups: [
        [1000, 10_451, 1045],
        [2200, 10_450, 2299],
      ],
      total: 24_245,
    },
  },
  {
    name: "a person with their own certificate: 6 × 104.90 + 6.00 = 635.40; 10 % is 63.54",
    buyer: "certified",
    reduced: true,
    to: "pickup",
    goods: [["panels", 22, 10_490, 6]],
    sums: { products: 62_940, fee: 600, shipment: 0, groups: [[1000, 63_540, 6354]], total: 69_894 },
  },
  {
    // 65 kg on one pallet 59.00 is less than a parcel of 15.00 beside it; + 30.00 = 89.00, of which 2904 / 3705 = 69.7587 and 19.2413.
    // Taxable 2973.76 and 820.24; VAT 297.376 and 180.4528
    name: "a person's battery at 10 % and wallbox at 22 % to Milano",
    buyer: "certified",
    reduced: true,
    to: "Milano",
    goods: [
      ["batteries", 45, 289_900, 1],
      ["emobility", 20, 79_900, 1],
    ],
    sums: {
      products: 369_800,
      fee: 700,
      shipment: 8900,
      groups: [
        [1000, 297_376, 29_738],
        [2200, 82_024, 18_045],
      ],
      total: 427_183,
    },
  },
];
