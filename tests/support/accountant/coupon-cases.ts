import type { Case } from "./case.ts";

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
