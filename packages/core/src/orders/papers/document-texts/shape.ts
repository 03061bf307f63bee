import type { TermsCode } from "../../../payments/index.ts";
import type { ShippingStep } from "../../../pricing/index.ts";
import type { PriceStep } from "../../order.ts";

/** What an order's documents and letters call things. */
export interface DocumentTexts {
  proForma: string;
  notAnInvoice: string;
  seller: string;
  customer: string;
  deliveredTo: string;
  pickup: string;
  shippingTime: string;
  /** In the place of a shipping time that nobody has told yet. */
  shippingAsked: string;
  date: string;
  terms: string;
  reference: string;
  /** The quotation that it was made of: which version, with the beginning of its code. */
  quotation: string;
  ofVersion: string;
  /** How the goods are packed, and the one way that is said. */
  packaging: string;
  anonymousPackaging: string;
  product: string;
  code: string;
  pieces: string;
  unitPrice: string;
  listPrice: string;
  amount: string;
  /** What the prices of the lines are for a company (`netUnder`), and for a private buyer: what they hold (`includedUnder`). */
  net: string;
  netFree: string;
  gross: string;
  grossVat: string;
  grossExport: string;
  total: string;
  /** Of a public body: the VAT that it pays to the state, and what is left to pay. */
  splitVat: string;
  toPay: string;
  /** VAT that a total holds, by the VAT's own name. */
  ofWhich: string;
  /** Why a sum of gross prices has a row for the rounding. */
  whyRounding: string;
  /** Why a company pays VAT on goods that go abroad; the last says how that is made right once its number is confirmed. */
  whyVat: Readonly<Record<"unconfirmed" | "invalid" | "unverified" | "xi" | "italian" | "none" | "mend", string>>;
  /** Of an offer: why it has less VAT than the full rate, or none. */
  grantedVat: Readonly<Record<"domestic-reduced" | "intra-community" | "export", string>>;
  payment: string;
  dueOn: string;
  /** Of an order that asks for nothing any more, and of one whose withdrawal is looked after. */
  ended: string;
  paused: string;
  /** A declared withdrawal, and what comes back for an order that has ended. */
  withdrawnOn: string;
  toReturn: string;
  toReturnBy: string;
  returned: string;
  holder: string;
  bank: string;
  reason: string;
  page: string;
  steps: Readonly<Record<PriceStep["code"], string>>;
  /** What a step of the shipping cost is for (domain-rules 6.6). */
  shipments: Readonly<Record<ShippingStep["code"], string>>;
  termsNames: Readonly<Record<TermsCode, string>>;
}
