import {
  footerTextIds,
  isFileText,
  isGuidance,
  plainTextIds,
  type HousePage,
  type PlainText,
  type PlainTextId,
} from "./plain-text.ts";

export { shownBrand } from "./guidance-facts.ts";
export { guidanceStyle, paperListPath } from "./guidance-look.ts";
export { houseLinks } from "./house-links.ts";
export { plainText } from "./house-text.ts";
export { gs1CompanyPrefix, seller, sellersRegistration, sellerVat } from "./seller.ts";
export { vatWords } from "./vat-words.ts";
export { shownText } from "./wording/shown-text.ts";
export { footerTextIds, isFileText, isGuidance, plainTextIds, type HousePage, type PlainText, type PlainTextId };
