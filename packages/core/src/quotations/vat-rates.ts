import { ratesOf } from "../orders/index.ts";
import type { User } from "../platform/access.ts";
import { buyerById } from "./customer-of.ts";
import { loadVersion, ownQuotation } from "./stored-quotation.ts";
import { amountsOfContent, orderLineOf } from "./version/amounts.ts";
import { isOver } from "./version/validity.ts";

/** What the current version comes to at either rate, at its prices, and whether its customer may still choose. Problem: not-found. */
export async function vatRatesOf(user: User, id: string, now: Date) {
  const quotation = await ownQuotation(user, id);
  const [version, buyer] = await Promise.all([loadVersion(id, quotation.sent), buyerById(quotation.userId, now)]);
  const { locale } = quotation;
  const { content } = version;
  const at = (reducedVat: boolean) => amountsOfContent({ ...version, content: { ...content, reducedVat } }, buyer, now);
  const lines = content.lines
    .filter(({ optional }) => !optional)
    .map((line) => orderLineOf(line, line.quantity, locale));
  const order = { id, lines, reducedVat: content.reducedVat };
  const open = quotation.status === "sent" && !isOver(content.validUntil, now);
  return ratesOf(buyer, { order, full: at(false), reduced: at(true), open }, now);
}
