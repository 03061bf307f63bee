import type { Order, OrderLine } from "../../packages/core/src/orders/order.ts";
import type { Language, Locale } from "../../packages/core/src/platform/locale.ts";

const line: OrderLine = {
  productId: "P1",
  productCode: "SUN2000-10KTL-M1",
  brand: "Huawei",
  name: "SUN2000-10KTL-M1",
  category: "inverters",
  imageUrl: "/inverter.webp",
  path: "/inverters/huawei/sun2000-10ktl-m1/P1",
  weight: 17_000,
  minQuantity: 1,
  piecesPerPackage: 1,
  shippingTime: "1",
  available: 12,
  quantity: 2,
  unit: 123_450,
  wasteFee: 50,
} as OrderLine;

/**
 * A placed order with each step of a price, waiting for a bank transfer; what is due has five digits, so that every language
 * groups its thousands.
 */
export const exampleOrder = (language: Language, locale: Locale, changes: Partial<Order> = {}): Order => ({
  id: "O1",
  userId: "U1",
  version: 1,
  number: "2026-ABCD",
  status: "pendingPayment",
  fulfilment: "none",
  locale,
  lines: [line],
  address: "pickup",
  termsOfPayment: "hundred_upon_order",
  reducedVat: false,
  createdOn: "2026-11-02T09:00:00.000Z",
  placedOn: "2026-11-02T09:00:00.000Z",
  method: "manual_wire_transfer",
  troubled: false,
  reserved: true,
  transactions: [
    {
      orderId: "O1",
      userId: "U1",
      seq: 1,
      amount: 1_234_567,
      dueDateProvisional: false,
      status: "pending_payment",
      method: "manual_wire_transfer",
      superseded: false,
      attempts: 0,
      createdOn: "2026-11-02T09:00:00.000Z",
      version: 1,
    },
  ],
  customer: { name: "Ada Neri", email: "ada@example.com", language },
  approval: { limit: 500_000, askedOn: "2026-11-02T09:00:00.000Z" },
  amounts: {
    productsAmount: 246_900,
    wasteDisposalTax: 100,
    shipmentCost: 3000,
    shipmentState: "known",
    couponAmount: 0,
    vatAmount: 55_000,
    total: 305_000,
    groups: [{ rate: 2200, goods: 247_000, shipment: 3000, coupon: 0, taxable: 250_000, vat: 55_000 }],
    steps: [
      { code: "products", amount: 246_900, params: {} },
      { code: "waste-disposal-tax", amount: 100, params: {} },
      { code: "shipment", amount: 1500, params: { kind: "pallets", kg: 34 } },
      { code: "shipment", amount: 1500, params: { kind: "tail-lift" } },
      { code: "vat", amount: 55_000, params: { rate: 2200 } },
    ],
    treatment: { rule: "domestic", standard: 2200, reduced: 2200 },
  },
  ...changes,
});
