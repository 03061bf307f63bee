import { nameWords, plainName } from "../../platform/text/plain-name.ts";
import type { FiscalDocument } from "../document.ts";

const plainCode = (text: string): string => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");
const shortestCode = 4;

/** Whether words name a document's customer: all of them in the name, or a VAT number, a fiscal code or an order's number as it begins. */
export function documentNamedBy(text: string): (document: Pick<FiscalDocument, "content">) => boolean {
  const words = nameWords(text);
  const code = plainCode(text);
  return ({ content: { buyer, orderNumber } }) => {
    const name = plainName([buyer.companyName, buyer.name, buyer.surname].filter(Boolean).join(" "));
    if (words.length > 0 && words.every((word) => name.includes(word))) return true;
    if (code.length < shortestCode) return false;
    const vat = plainCode(buyer.vatNumber ?? "");
    return [vat, vat.slice(2), buyer.fiscalCode ?? "", plainCode(orderNumber)].some((one) => one.startsWith(code));
  };
}
