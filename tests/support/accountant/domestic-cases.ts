import type { Case } from "./case.ts";

/**
 * Worked out by hand from domain-rules 1.3, 1.4 and 6.6; the arithmetic stands beside each. Contributions: 1.00 a panel; other equipment and
 * batteries by weight, up to 2 kg 0.25, 5 kg 0.50, 10 kg 1.00, 30 kg 2.00, 60 kg 5.00, beyond 12.00; structures and cables none.
 */
export const consumerCases: readonly Case[] = [
  {
    name: "one panel: 89.90 + 1.00 = 90.90; 22 % is 19.998, so 20.00",
    buyer: "consumer",
    to: "pickup",
    goods: [["panels", 22, 8990, 1]],
    sums: { products: 8990, fee: 100, shipment: 0, groups: [[2200, 9090, 2000]], total: 11_090 },
  },
  {
    name: "0.02: 22 % is 0.0044, so nothing",
    buyer: "consumer",
    to: "pickup",
    goods: [["structures", 1, 2, 1]],
    sums: { products: 2, fee: 0, shipment: 0, groups: [[2200, 2, 0]], total: 2 },
  },
  {
    name: "0.03: 22 % is 0.0066, so 0.01",
    buyer: "consumer",
    to: "pickup",
    goods: [["structures", 1, 3, 1]],
    sums: { products: 3, fee: 0, shipment: 0, groups: [[2200, 3, 1]], total: 4 },
  },
  {
    name: "0.25: 22 % is 0.055, half a cent goes up to 0.06",
    buyer: "consumer",
    to: "pickup",
    goods: [["structures", 1, 25, 1]],
    sums: { products: 25, fee: 0, shipment: 0, groups: [[2200, 25, 6]], total: 31 },
  },
  {
    name: "3 × 0.25 = 0.75: 22 % is 0.165, so 0.17, and not 3 × 0.06",
    buyer: "consumer",
    to: "pickup",
    goods: [["structures", 1, 25, 3]],
    sums: { products: 75, fee: 0, shipment: 0, groups: [[2200, 75, 17]], total: 92 },
  },
  {
    name: "three lines of 0.25: VAT once for the rate, 0.17",
    buyer: "consumer",
    to: "pickup",
    goods: [
      ["structures", 1, 25, 1],
      ["structures", 1, 25, 1],
      ["structures", 1, 25, 1],
    ],
    sums: { products: 75, fee: 0, shipment: 0, groups: [[2200, 75, 17]], total: 92 },
  },
  {
    name: "99.90 less 15 % is 84.915, so 84.92; × 10 = 849.20; 22 % is 186.824",
    buyer: "consumer",
    to: "pickup",
    goods: [["structures", 3, 9990, 10, 0.15]],
    sums: { products: 84_920, fee: 0, shipment: 0, groups: [[2200, 84_920, 18_682]], total: 103_602 },
  },
  {
    name: "10.00 less 33.33 % is 6.667, so 6.67; × 7 = 46.69; 22 % is 10.2718",
    buyer: "consumer",
    to: "pickup",
    goods: [["structures", 3, 1000, 7, 0.3333]],
    sums: { products: 4669, fee: 0, shipment: 0, groups: [[2200, 4669, 1027]], total: 5696 },
  },
  {
    // 220 kg: eight parcels 7 × 15.00 + 9.00 = 114.00, one pallet 59.00. 899.00 + 10.00 + 59.00 = 968.00; 22 % 212.96
    name: "10 panels to Milano go on one pallet, 59.00",
    buyer: "consumer",
    to: "Milano",
    goods: [["panels", 22, 8990, 10]],
    sums: { products: 89_900, fee: 1000, shipment: 5900, groups: [[2200, 96_800, 21_296]], total: 118_096 },
  },
  {
    // 1199.00 + 2.00 + 15.00 = 1216.00; 22 % 267.52
    name: "an inverter of 12 kg to Milano in one parcel, 15.00",
    buyer: "consumer",
    to: "Milano",
    goods: [["inverters", 12, 119_900, 1]],
    sums: { products: 119_900, fee: 200, shipment: 1500, groups: [[2200, 121_600, 26_752]], total: 148_352 },
  },
  {
    // 649.00 + 1.00 + 15.00 = 665.00; 22 % 146.30
    name: "an inverter of 8 kg to Palermo, 15.00",
    buyer: "consumer",
    to: "Palermo",
    goods: [["inverters", 8, 64_900, 1]],
    sums: { products: 64_900, fee: 100, shipment: 1500, groups: [[2200, 66_500, 14_630]], total: 81_130 },
  },
  {
    // 59.00 + 30.00 for lithium = 89.00. 2499.00 + 5.00 + 89.00 = 2593.00; 22 % 570.46
    name: "a battery of 55 kg to Milano: a pallet and lithium",
    buyer: "consumer",
    to: "Milano",
    goods: [["batteries", 55, 249_900, 1]],
    sums: { products: 249_900, fee: 500, shipment: 8900, groups: [[2200, 259_300, 57_046]], total: 316_346 },
  },
  {
    // 144 kg: 119.00 + 30.00 = 149.00. 5999.97 + 15.00 + 149.00 = 6163.97; 22 % 1356.0734
    name: "three batteries of 48 kg to Palermo",
    buyer: "consumer",
    to: "Palermo",
    goods: [["batteries", 48, 199_999, 3]],
    sums: { products: 599_997, fee: 1500, shipment: 14_900, groups: [[2200, 616_397, 135_607]], total: 752_004 },
  },
  {
    // 649.00 + 1.00 + 11.00 = 661.00; 22 % 145.42
    name: "a wallbox of 6 kg to Napoli, 11.00",
    buyer: "consumer",
    to: "Napoli",
    goods: [["emobility", 6, 64_900, 1]],
    sums: { products: 64_900, fee: 100, shipment: 1100, groups: [[2200, 66_100, 14_542]], total: 80_642 },
  },
  {
    // 840 kg: 99.00. 3180.00 + 40.00 + 99.00 = 3319.00; 22 % 730.18
    name: "40 panels of 21 kg to Milano: one heavy pallet",
    buyer: "consumer",
    to: "Milano",
    goods: [["panels", 21, 7950, 40]],
    sums: { products: 318_000, fee: 4000, shipment: 9900, groups: [[2200, 331_900, 73_018]], total: 404_918 },
  },
  {
    // 1260 kg: 99.00 for 1200 and 59.00 for 60. 4199.40 + 60.00 + 158.00 = 4417.40; 22 % 971.828
    name: "60 panels of 21 kg to Milano: two consignments",
    buyer: "consumer",
    to: "Milano",
    goods: [["panels", 21, 6999, 60]],
    sums: { products: 419_940, fee: 6000, shipment: 15_800, groups: [[2200, 441_740, 97_183]], total: 538_923 },
  },
  {
    // 899.00 + 1199.00 + 649.00 = 2747.00; fees 10.00 + 2.00 + 1.00; 2760.00; 22 % 607.20
    name: "panels, an inverter and a wallbox, all at 22 %",
    buyer: "consumer",
    to: "pickup",
    goods: [
      ["panels", 22, 8990, 10],
      ["inverters", 12, 119_900, 1],
      ["emobility", 6, 64_900, 1],
    ],
    sums: { products: 274_700, fee: 1300, shipment: 0, groups: [[2200, 276_000, 60_720]], total: 336_720 },
  },
];

export const businessCases: readonly Case[] = [
  {
    name: "7 optimizers of 1 kg: 269.15 + 1.75 = 270.90; 22 % is 59.598",
    buyer: "business",
    to: "pickup",
    goods: [["optimizers", 1, 3845, 7]],
    sums: { products: 26_915, fee: 175, shipment: 0, groups: [[2200, 27_090, 5960]], total: 33_050 },
  },
  {
    name: "33 × 3.33 = 109.89; 22 % is 24.1758",
    buyer: "business",
    to: "pickup",
    goods: [["structures", 2, 333, 33]],
    sums: { products: 10_989, fee: 0, shipment: 0, groups: [[2200, 10_989, 2418]], total: 13_407 },
  },
  {
    name: "two cabinets: 1691.00 + 4.00 = 1695.00; 22 % is 372.90",
    buyer: "business",
    to: "pickup",
    goods: [["electrical_cabinet", 15, 84_550, 2]],
    sums: { products: 169_100, fee: 400, shipment: 0, groups: [[2200, 169_500, 37_290]], total: 206_790 },
  },
  {
    // 5999.99 + 12.00 + 59.00 = 6070.99; 22 % 1335.6178
    name: "an inverter of 75 kg to Milano: a pallet, the highest contribution",
    buyer: "business",
    to: "Milano",
    goods: [["inverters", 75, 599_999, 1]],
    sums: { products: 599_999, fee: 1200, shipment: 5900, groups: [[2200, 607_099, 133_562]], total: 740_661 },
  },
  {
    // 3000 kg: 2 × 99.00 + 79.00 for 600. 7200.00 + 120.00 + 277.00 = 7597.00; 22 % 1671.34
    name: "120 panels of 25 kg to Milano: three consignments",
    buyer: "business",
    to: "Milano",
    goods: [["panels", 25, 6000, 120]],
    sums: { products: 720_000, fee: 12_000, shipment: 27_700, groups: [[2200, 759_700, 167_134]], total: 926_834 },
  },
  {
    name: "13 × 0.37 = 4.81; 22 % is 1.0582",
    buyer: "business",
    to: "pickup",
    goods: [["others", 1, 37, 13]],
    sums: { products: 481, fee: 0, shipment: 0, groups: [[2200, 481, 106]], total: 587 },
  },
];

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

/** Net, off the taxable sum (domain-rules 1.3.4); a percentage is of the goods, without contributions and freight. */
export const couponCases: readonly Case[] = [
  {
    name: "10.00 off 90.90 = 80.90; 22 % is 17.798",
    buyer: "business",
    to: "pickup",
    goods: [["panels", 22, 8990, 1]],
    coupon: { amount: 1000 },
    sums: { products: 8990, fee: 100, shipment: 0, coupon: 1000, groups: [[2200, 8090, 1780]], total: 9870 },
  },
  {
    name: "10 % of 899.00 = 89.90, of 909.00 there stay 819.10; 22 % is 180.202",
    buyer: "business",
    to: "pickup",
    goods: [["panels", 22, 8990, 10]],
    coupon: { percent: 1000 },
    sums: { products: 89_900, fee: 1000, shipment: 0, coupon: 8990, groups: [[2200, 81_910, 18_020]], total: 99_930 },
  },
  {
    name: "12.5 % of 79.92 = 9.99; 69.93; 22 % is 15.3846",
    buyer: "business",
    to: "pickup",
    goods: [["structures", 2, 999, 8]],
    coupon: { percent: 1250 },
    sums: { products: 7992, fee: 0, shipment: 0, coupon: 999, groups: [[2200, 6993, 1538]], total: 8531 },
  },
  {
    name: "5 % of 0.30 is half a cent more than 0.01, so 0.02; 22 % of 0.28 is 0.0616",
    buyer: "business",
    to: "pickup",
    goods: [["structures", 1, 30, 1]],
    coupon: { percent: 500 },
    sums: { products: 30, fee: 0, shipment: 0, coupon: 2, groups: [[2200, 28, 6]], total: 34 },
  },
  {
    name: "100 %: the contribution of 1.00 stays; 22 % is 0.22",
    buyer: "business",
    to: "pickup",
    goods: [["panels", 22, 8990, 1]],
    coupon: { percent: 10_000 },
    sums: { products: 8990, fee: 100, shipment: 0, coupon: 8990, groups: [[2200, 100, 22]], total: 122 },
  },
  {
    // 200.00 + 2.00 + 500.00 + 2.00 - 50.00 = 654.00; 22 % 143.88
    name: "50.00 for panels alone, all at 22 %",
    buyer: "business",
    to: "pickup",
    goods: [
      ["panels", 22, 10_000, 2],
      ["inverters", 12, 50_000, 1],
    ],
    coupon: { amount: 5000, categories: ["panels"] },
    sums: { products: 70_000, fee: 400, shipment: 0, coupon: 5000, groups: [[2200, 65_400, 14_388]], total: 79_788 },
  },
  {
    // 20 % of 500.00 = 100.00, all of the 10 %: 505.00 - 100.00 = 405.00; 150.00 stays. VAT 40.50 and 33.00
    name: "20 % off panels alone lowers their rate alone",
    buyer: "installer",
    reduced: true,
    to: "pickup",
    goods: [
      ["panels", 22, 10_000, 5],
      ["structures", 4, 1500, 10],
    ],
    coupon: { percent: 2000, categories: ["panels"] },
    sums: {
      products: 65_000,
      fee: 500,
      shipment: 0,
      coupon: 10_000,
      groups: [
        [1000, 40_500, 4050],
        [2200, 15_000, 3300],
      ],
      total: 62_850,
    },
  },
  {
    // 30.00 × 505 / 655 = 23.1298 and 6.8702. Taxable 481.87 and 143.13; VAT 48.187 and 31.4886
    name: "30.00 off both rates, 23.13 and 6.87",
    buyer: "installer",
    reduced: true,
    to: "pickup",
    goods: [
      ["panels", 22, 10_000, 5],
      ["structures", 4, 1500, 10],
    ],
    coupon: { amount: 3000 },
    sums: {
      products: 65_000,
      fee: 500,
      shipment: 0,
      coupon: 3000,
      groups: [
        [1000, 48_187, 4819],
        [2200, 14_313, 3149],
      ],
      total: 70_468,
    },
  },
  {
    // 20 % of 649.00 = 129.80; 649.00 + 1.00 + 9.00 - 129.80 = 529.20; 22 % 116.424
    name: "20 % leaves the freight as it is",
    buyer: "business",
    to: "Milano",
    goods: [["inverters", 8, 64_900, 1]],
    coupon: { percent: 2000 },
    sums: {
      products: 64_900,
      fee: 100,
      shipment: 900,
      coupon: 12_980,
      groups: [[2200, 52_920, 11_642]],
      total: 64_562,
    },
  },
  {
    name: "a consumer's 2.50 is net: 10.00 - 2.50 = 7.50; 22 % is 1.65",
    buyer: "consumer",
    to: "pickup",
    goods: [["structures", 1, 1000, 1]],
    coupon: { amount: 250 },
    sums: { products: 1000, fee: 0, shipment: 0, coupon: 250, groups: [[2200, 750, 165]], total: 915 },
  },
];
