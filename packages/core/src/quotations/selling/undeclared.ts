import { activeCertificate } from "../../certificates/index.ts";
import type { User } from "../../platform/access.ts";
import type { Cents } from "../../platform/money.ts";
import type { Quotation, QuotationVersion } from "../quotation.ts";
import { amountsOfContent } from "../version/amounts.ts";

type Offer = Pick<QuotationVersion, "content" | "tariff"> & Pick<Quotation, "id" | "locale">;

/**
 * What an offer at the reduced rate comes to at the full one, cents with VAT, where its customer has no declaration that holds or waits for
 * its review: until one is there, that is what an order costs (domain-rules 1.2). Undefined of every other offer.
 */
export async function undeclaredTotal(offer: Offer, buyer: User, now: Date): Promise<Cents | undefined> {
  if (!offer.content.reducedVat) return undefined;
  if (amountsOfContent(offer, buyer, now).treatment.rule !== "domestic-reduced") return undefined;
  if (await activeCertificate(buyer, now, offer.id)) return undefined;
  return amountsOfContent({ ...offer, content: { ...offer.content, reducedVat: false } }, buyer, now).total;
}
