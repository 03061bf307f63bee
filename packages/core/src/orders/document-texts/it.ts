import { termsNames } from "../../payments/index.ts";
import type { DocumentTexts } from "./shape.ts";

/** What an order's documents say, in Italian: the source of the other languages. */
export const it: DocumentTexts = {
  proForma: "Pro-forma dell'ordine {{number}}",
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
  dueOn: "scadenza {{date}}",
  holder: "Intestatario",
  bank: "Banca",
  reason: "Causale",
  page: "Pagina {{number}} di {{of}}",
  steps: {
    products: "Prodotti",
    "waste-disposal-tax": "Contributo RAEE",
    shipment: "Spedizione",
    coupon: "Coupon",
    vat: "IVA {{rate}}",
  },
  shipments: {
    parcels: "colli",
    pallets: "bancali",
    "tail-lift": "sponda idraulica",
    lithium: "trasporto batterie al litio",
    "over-length": "fuori misura",
    pickup: "ritiro in magazzino",
  },
  termsNames: termsNames.it,
};
