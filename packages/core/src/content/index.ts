import { plainTextIds, type PlainText, type PlainTextId, type PlainTextLanguage, type Written } from "./plain-text.ts";
import { aboutUs } from "./plain-texts/about-us.ts";
import { cookiePolicy } from "./plain-texts/cookie-policy.ts";
import { privacy } from "./plain-texts/privacy.ts";
import { salesConditions } from "./plain-texts/sales-conditions.ts";
import { services } from "./plain-texts/services.ts";
import { termsAndConditions } from "./plain-texts/terms-and-conditions.ts";

export { plainTextIds, type PlainText, type PlainTextId, type PlainTextLanguage };

const texts: Readonly<Record<PlainTextId, Written>> = {
  "terms-and-conditions": termsAndConditions,
  "sales-conditions": salesConditions,
  privacy,
  "cookie-policy": cookiePolicy,
  "about-us": aboutUs,
  services,
};

/** A text of the house; whoever doesn't read Italian gets English. */
export function plainText(id: PlainTextId, language: string): PlainText {
  const read: PlainTextLanguage = language === "it" ? "it" : "en";
  return { id, language: read, ...texts[id][read] };
}
