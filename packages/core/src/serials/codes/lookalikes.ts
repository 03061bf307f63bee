import { endsInCheckDigit } from "../../platform/check-digit.ts";

/** What stands on goods and boxes beside a serial, and on the house's own papers. */
export const otherKinds = [
  ...(["article", "box", "pallet", "mac", "link"] as const),
  ...(["order", "purchase", "transport-document"] as const),
] as const;
export type OtherKind = (typeof otherKinds)[number];

export interface Lookalike {
  kind: OtherKind;
  /** It can be nothing else; where it isn't, a serial of the same form may exist. */
  isCertain: boolean;
}

const likely = (kind: OtherKind): Lookalike => ({ kind, isCertain: false });
const certain = (kind: OtherKind): Lookalike => ({ kind, isCertain: true });

const macWithSigns = /^([\dA-F]{2}[:-]){5}[\dA-F]{2}$|^([\dA-F]{4}\.){2}[\dA-F]{4}$/;
/** Twelve hexadecimal digits, letters among them; the second is even, for no device has the address of a group (IEEE 802, 8.2). */
const bareMac = /^(?=.*[A-F])(?=.*\d)[\dA-F][02468ACE][\dA-F]{10}$/;

const boxWords = /^(BOX|CTN|CARTON|CASE|KARTON|SCATOLA|COLLO)([-_.:#/ ]|\d)/;
const palletWords = /^(PLT|PALLET|PALETTE|BANCALE|PEDANA|SKID)([-_.:#/ ]|\d)/;

/** Numbers of the house's papers, as it writes them: transport document, order to a supplier, customer's order. The letters are those of its ids. */
const documentNumber = /^DDT\d+\/\d{4}(\/[\dA-Z-]+)?$/;
const purchaseNumber = /^OA\d{6}-[\dA-HJKMNP-TV-Z]{6}$/;
const orderNumber = /^[\dA-HJKMNP-TV-Z]{4}-[\dA-HJKMNP-TV-Z]{4}$/;

/** GTIN-14: its first digit says that it is a package of several. */
const isPackage = (digits: string): boolean => /^[1-8]/.test(digits);

/** What a code without elements looks like by itself, if not like a serial alone. */
export function lookalikeOf(text: string): Lookalike | undefined {
  if (/^HTTPS?:\/\//.test(text)) return certain("link");
  if (macWithSigns.test(text)) return certain("mac");
  if (documentNumber.test(text)) return certain("transport-document");
  if (purchaseNumber.test(text)) return certain("purchase");
  if (orderNumber.test(text)) return likely("order");
  if (boxWords.test(text)) return likely("box");
  if (palletWords.test(text)) return likely("pallet");
  if (bareMac.test(text)) return likely("mac");
  if (!endsInCheckDigit(text)) return undefined;
  if (text.length === 20 && text.startsWith("00") && endsInCheckDigit(text.slice(2))) return certain("pallet");
  if (text.length === 18) return likely("pallet");
  if (text.length === 14) return likely(isPackage(text) ? "box" : "article");
  return [8, 12, 13].includes(text.length) ? likely("article") : undefined;
}

/** An article's number in the one length that all of them fit in (GTIN-14). */
export const asGtin = (digits: string): string => digits.padStart(14, "0");
