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
