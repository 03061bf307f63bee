import { closedTerms, destinationOf, payPlans } from "../orders/index.ts";
import type { User } from "../platform/access.ts";
import { countryOf } from "../platform/locale.ts";
import { buyerById } from "./customer-of.ts";
import { loadVersion, ownQuotation } from "./stored-quotation.ts";

/** How the current version would be paid, ordered whole today: under its own terms and each other that its customer may choose. Problem: not-found. */
export async function plansOf(user: User, id: string, now: Date) {
  const quotation = await ownQuotation(user, id);
  const [{ content, amounts }, buyer] = await Promise.all([
    loadVersion(id, quotation.sent),
    buyerById(quotation.userId, now),
  ]);
  const { termsOfPayment: agreed, address } = content;
  const country = address === undefined ? countryOf(buyer.locale)?.code : destinationOf({ address });
  return {
    items: await payPlans(buyer, { total: amounts.total, agreed, country }, now),
    closed: closedTerms(buyer, agreed),
  };
}
