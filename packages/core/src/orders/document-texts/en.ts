import { termsNames } from "../../payments/index.ts";
import type { DocumentTexts } from "./shape.ts";

/** What an order's documents say, in English. */
export const en: DocumentTexts = {
  proForma: "Pro-forma of order {{number}}",
  notAnInvoice: "This document is not an invoice",
  seller: "Seller",
  customer: "Customer",
  deliveredTo: "Delivery",
  pickup: "Collected at our warehouse",
  date: "Date",
  terms: "Terms of payment",
  reference: "Your reference",
  product: "Product",
  code: "Code",
  pieces: "Pieces",
  unitPrice: "Price",
  amount: "Amount",
  total: "Total",
  payment: "Payment",
  dueOn: "due {{date}}",
  holder: "Account holder",
  bank: "Bank",
  reason: "Reason",
  page: "Page {{number}} of {{of}}",
  steps: {
    products: "Products",
    "waste-disposal-tax": "Waste-disposal tax",
    shipment: "Shipping",
    coupon: "Coupon",
    vat: "VAT {{rate}}",
  },
  shipments: {
    parcels: "parcels",
    pallets: "pallets",
    "tail-lift": "tail lift",
    lithium: "lithium battery transport",
    "over-length": "over-length",
    pickup: "warehouse pickup",
  },
  termsNames: termsNames.en,
};
