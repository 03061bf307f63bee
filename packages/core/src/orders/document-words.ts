import type { Language } from "../platform/locale.ts";
import type { Cents } from "../platform/money.ts";
import { termsNames, type TermsCode } from "../payments/index.ts";
import type { ShippingStep } from "../pricing/index.ts";
import type { PriceStep } from "./order.ts";

const italian = {
  proForma: "Pro-forma dell'ordine",
  notAnInvoice: "Documento non valido ai fini fiscali",
  seller: "Venditore",
  customer: "Cliente",
  deliveredTo: "Consegna",
  pickup: "Ritiro presso il nostro magazzino",
  date: "Data",
  terms: "Condizioni di pagamento",
  reference: "Riferimento del cliente",
  product: "Prodotto",
  code: "Codice",
  pieces: "Pezzi",
  unitPrice: "Prezzo",
  amount: "Importo",
  total: "Totale",
  payment: "Pagamento",
  dueOn: "scadenza",
  holder: "Intestatario",
  bank: "Banca",
  reason: "Causale",
};

const english: typeof italian = {
  proForma: "Pro-forma of order",
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
  dueOn: "due",
  holder: "Account holder",
  bank: "Bank",
  reason: "Reason",
};

const steps: Readonly<Record<PriceStep["code"], readonly [it: string, en: string]>> = {
  products: ["Prodotti", "Products"],
  "waste-disposal-tax": ["Contributo RAEE", "Waste-disposal tax"],
  shipment: ["Spedizione", "Shipping"],
  coupon: ["Coupon", "Coupon"],
  vat: ["IVA", "VAT"],
};

/** What a step of the shipping cost is for (domain-rules 6.6). */
const shipments: Readonly<Record<ShippingStep["code"], readonly [it: string, en: string]>> = {
  parcels: ["colli", "parcels"],
  pallets: ["bancali", "pallets"],
  "tail-lift": ["sponda idraulica", "tail lift"],
  lithium: ["trasporto batterie al litio", "lithium battery transport"],
  "over-length": ["fuori misura", "over-length"],
  pickup: ["ritiro in magazzino", "warehouse pickup"],
};

/** What documents and mails call a step of the price; VAT with its rate, shipping with what it is for. */
export function stepName({ code, params }: PriceStep, language: "it" | "en"): string {
  const at = language === "it" ? 0 : 1;
  const name = steps[code][at];
  if (code === "vat" && "rate" in params) return `${name} ${Number(params["rate"]) / 100}%`;
  const kind = code === "shipment" && shipments[params["kind"] as ShippingStep["code"]];
  if (!kind) return name;
  return params["kg"] ? `${name}: ${kind[at]} (${params["kg"]} kg)` : `${name}: ${kind[at]}`;
}

/** The words of an order's documents, Italian or else English, with its formats. */
export function wordsFor(reader: Language) {
  const language = reader === "it" ? "it" : "en";
  const tag = language === "it" ? "it-IT" : "en-GB";
  const money = new Intl.NumberFormat(tag, { style: "currency", currency: "EUR", useGrouping: "always" });
  const day = new Intl.DateTimeFormat(tag, { dateStyle: "medium", timeZone: "Europe/Rome" });
  const country = new Intl.DisplayNames(tag, { type: "region" });
  return {
    ...(language === "it" ? italian : english),
    money: (amount: Cents) => money.format(amount / 100),
    /** An instant or a civil date. */
    day: (date: string) => day.format(new Date(date)),
    countryOf: (code: string) => country.of(code) ?? code,
    termsOf: (terms: TermsCode) => termsNames[language][terms],
    stepOf: (step: PriceStep) => stepName(step, language),
    page: (number: number, of: number) => (language === "it" ? `Pagina ${number} di ${of}` : `Page ${number} of ${of}`),
  };
}
export type DocumentWords = ReturnType<typeof wordsFor>;
