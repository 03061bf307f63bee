import type { Block } from "../../mail/index.ts";
import type { DocumentWords } from "./document-words.ts";
import { splitRows } from "./summary-rows.ts";
import type { Order } from "../order.ts";

/** Of a public body what of the total it pays to the state, and what is left to pay; nothing of anybody else. */
export function asksNet({ amounts }: Pick<Order, "amounts">, words: DocumentWords): Block[] {
  const [vat, asked] = splitRows(amounts, words);
  if (!vat || !asked) return [];
  const row = ({ label, amount }: typeof vat) => [label, words.money(amount)] as const;
  return [{ kind: "facts", facts: [row(vat)], total: row(asked) }];
}
