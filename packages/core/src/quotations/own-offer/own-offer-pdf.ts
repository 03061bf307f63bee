import { ownOfferTexts } from "@solvia/texts/own-offer";
import { quotationsTexts } from "@solvia/texts/quotations";
import { logoOf, ownBrandOf } from "../../accounts/index.ts";
import { vocabularyIn } from "../../catalogue/index.ts";
import type { User } from "../../platform/access.ts";
import { Problem } from "../../platform/problems.ts";
import { drawOwnOffer } from "./draw-own-offer.ts";
import { loadOwnOffer } from "./own-offers.ts";

/** The PDF of an own offer that was saved, drawn anew each time: it is kept nowhere. Problem: not-found. */
export async function ownOfferPdf(user: User, id: string, now: Date): Promise<Uint8Array> {
  const { revision, offer, base, quotation } = await loadOwnOffer(user, id, now);
  if (revision === 0) throw new Problem("not-found");
  const brand = await ownBrandOf(user);
  const [logo, texts, own, { category }] = await Promise.all([
    logoOf(brand),
    quotationsTexts.in(offer.language),
    ownOfferTexts.in(offer.language),
    vocabularyIn(offer.language),
  ]);
  return drawOwnOffer(
    { offer, base, brand, logo, locale: quotation.locale, categoryOf: (one) => category[one] },
    { ...texts, ...own },
  );
}
