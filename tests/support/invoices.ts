import { taxedBy } from "../../packages/core/src/orders/amounts.ts";
import type { Order, OrderLine } from "../../packages/core/src/orders/order.ts";
import type { Party, Recipient } from "../../packages/core/src/invoicing/document.ts";
import type { Transaction } from "../../packages/core/src/payments/transaction.ts";
import { totalsOf } from "../../packages/core/src/tax/basket.ts";
import type { VatTreatment } from "../../packages/core/src/tax/vat.ts";
import { exampleOrder } from "./example-order.ts";

export const seller: Party = {
  companyName: "Solvia S.r.l.",
  vatNumber: "IT00000000000",
  street: "Via del Sole",
  houseNumber: "1",
  postalCode: "40100",
  city: "Bologna",
  provinceCode: "BO",
  countryCode: "IT",
};

export const company: Party = {
  companyName: "Gallo Impianti S.r.l.",
  vatNumber: "IT12345670157",
  street: "Via Roma",
  houseNumber: "7",
  postalCode: "20121",
  city: "Milano",
  provinceCode: "MI",
  countryCode: "IT",
};

export const person: Party = {
  name: "Mario",
  surname: "Rossi",
  fiscalCode: "RSSMRA85T10A562S",
  street: "Via Verdi",
  houseNumber: "3/B",
  postalCode: "00184",
  city: "Roma",
  provinceCode: "RM",
  countryCode: "IT",
};

export const byCode: Recipient = { code: "ABC1234" };
export const noCode: Recipient = { code: "0000000" };
export const fromAbroad: Recipient = { code: "XXXXXXX" };

const domestic: VatTreatment = { row: "1", rule: "domestic", standard: 2200, reduced: 2200 };
const reduced: VatTreatment = {
  row: "2",
  rule: "domestic-reduced",
  standard: 2200,
  reduced: 1000,
  accessories: "as-goods",
  legalText: "n. 127-quinquies/127-sexies, Tab. A parte III, DPR 633/72",
};
export const toUnion: VatTreatment = {
  row: "3",
  rule: "intra-community",
  standard: 0,
  reduced: 0,
  natura: "N3.2",
  legalText: "Non imponibile art. 41 DL 331/93",
};
export const exported: VatTreatment = {
  row: "6",
  rule: "export",
  standard: 0,
  reduced: 0,
  natura: "N3.1",
  legalText: "Non imponibile art. 8 c.1 lett. a) DPR 633/72",
};
export const oneStopShop: VatTreatment = {
  row: "5",
  rule: "one-stop-shop",
  standard: 2000,
  reduced: 2000,
  natura: "N3.2",
  legalText: "OSS",
};

type Sold = Pick<OrderLine, "productId" | "category" | "quantity" | "unit" | "wasteFee"> & Partial<OrderLine>;

export const payment = (seq: number, amount: number, changes: Partial<Transaction> = {}): Transaction => ({
  orderId: "O1",
  userId: "U1",
  seq,
  amount,
  dueDateProvisional: false,
  status: "pending_payment",
  method: "manual_wire_transfer",
  superseded: false,
  attempts: 0,
  createdOn: "2026-11-02T09:00:00.000Z",
  version: 1,
  ...changes,
});

/** Pieces of a line at a quotation's price, cents each, of a list price of 100.00; nought: given for nothing. */
export const quotedPart = (quantity: number, unit: number) =>
  ({
    kind: "piece",
    quantity,
    priceId: "q",
    priceType: "quotation",
    reason: "quotation",
    list: 10_000,
    discount: unit === 0 ? 1 : 0,
    unit,
  }) as const;

/** An order of these lines with amounts as a cart's are worked out. */
export function soldOrder(
  sold: readonly Sold[],
  {
    treatment = domestic,
    shipment = 0,
    coupon = 0,
    ...changes
  }: Partial<Order> & { treatment?: VatTreatment; shipment?: number; coupon?: number } = {},
): Order {
  const base = exampleOrder("it", "it");
  const [line] = base.lines;
  if (!line) throw new Error("The example has a line");
  const lines = sold.map((one) => ({ ...line, list: one.unit, ...one }));
  const totals = totalsOf(taxedBy(treatment, { lines, appliedCoupon: changes.appliedCoupon }), shipment, coupon);
  return {
    ...base,
    lines,
    amounts: { ...totals, shipmentState: "known", steps: [], treatment },
    transactions: [payment(1, totals.total)],
    ...changes,
  };
}

/** The worked example of domain-rules 1.3: ten panels, an inverter and a wallbox under a certificate, with shipping and a coupon. */
export const workedExample = (changes: Partial<Order> = {}): Order =>
  soldOrder(
    [
      {
        productId: "PANEL",
        productCode: "PAN-1",
        name: "Modulo 450 W",
        category: "panels",
        quantity: 10,
        unit: 8990,
        wasteFee: 120,
      },
      {
        productId: "INVERTER",
        productCode: "INV-1",
        name: "Inverter 6 kW",
        category: "inverters",
        quantity: 1,
        unit: 119_900,
        wasteFee: 350,
      },
      {
        productId: "WALLBOX",
        productCode: "WB-1",
        name: "Wallbox 11 kW",
        category: "emobility",
        quantity: 1,
        unit: 64_900,
        wasteFee: 200,
      },
    ],
    { treatment: reduced, shipment: 12_000, coupon: 5000, ...changes },
  );
