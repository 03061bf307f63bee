import { wordingFor, type LettersFor } from "../../mail/index.ts";
import type * as events from "../events.ts";
import { sentPaper } from "../paper/sent-paper.ts";
import { loadPurchase } from "../stored-purchase.ts";
import { purchaseLetter } from "./purchase-letter.ts";

/** The letters of orders to suppliers. */
export const purchaseLetters: LettersFor<typeof events> = {
  "purchase-sent": async ({ purchaseId }) => {
    const purchase = await loadPurchase(purchaseId);
    const { supplierEmail: email, language } = purchase;
    if (email === undefined) return [];
    return [
      {
        to: { email, language },
        letter: purchaseLetter(wordingFor(language), purchase),
        attachments: [await sentPaper(purchase)],
      },
    ];
  },
};
