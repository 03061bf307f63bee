import type { tax as Italian } from "./tax.it.ts";

/** Why a company pays VAT, and where only a quotation will do, in English. */
export const tax: typeof Italian = {
  title: "Why there is VAT",
  quotation: "A quotation is needed here",
  check: "Check the VAT number now",
  checking: "Asking the VIES register…",
  why: {
    "register-silent":
      "The VIES register gives no answer about your company's VAT number: without its confirmation the order has the VAT of the country of delivery. Try again in a few minutes: as soon as it answers, the VAT goes.",
    "check-needed":
      "The VIES confirmation of your VAT number is older than 24 hours. Check it to buy without VAT: we ask anyway when you order.",
    "number-invalid":
      "For the VIES register your company's VAT number is not valid: the order has VAT. Ask your tax authority to register you in VIES, then check again.",
    "company-unverified": "We have not verified your company yet: until then the order has VAT.",
    "xi-number-needed":
      "A delivery to Northern Ireland without VAT needs a VAT number that begins with XI. If your company has one, write to us in the chat and we add it.",
    "italian-number":
      "Your company buys with an Italian VAT number: Italian VAT of 22% applies even if the goods go abroad. If you also have a VAT number of another country of the Union, write to us in the chat and we add it.",
    "no-union-number":
      "Without a VAT number of a country of the Union, Italian VAT of 22% applies. If your company has one, write to us in the chat and we add it.",
    "special-territory":
      "The address is in a territory with tax rules of its own, such as Livigno, Campione d'Italia or the Canary Islands: the order can't be placed here. Write to us in the chat and we make a quotation.",
    "san-marino-vatican":
      "Article 71 of DPR 633/72 applies to San Marino and Vatican City, with an invoice of its own kind. Write to us in the chat and we make a quotation.",
    "union-own-rate":
      "Madeira, the Azores, Jungholz and Mittelberg have a VAT rate of their own. Only companies whose VAT number VIES confirms can order here; for all others we make a quotation: write to us in the chat.",
    "not-served": "We can't work out the VAT for this country: write to us in the chat and we make a quotation.",
  },
};
