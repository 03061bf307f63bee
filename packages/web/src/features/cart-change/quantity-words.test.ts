import { expect, it } from "vitest";
import { shop } from "../../i18n/shop.ts";
import { addTexts, translatorFor } from "../../i18n/words.ts";
import { refusedText } from "./quantity-words.ts";

it.each([
  ["line-offered", "prezzo di un preventivo"],
  ["quotation-needed", "si vende solo su preventivo"],
  ["not-found", "Non trovato"],
] as const)("says of a line that wasn't added for %s what it means for the article", async (code, words) => {
  addTexts("it", await shop.in("it"));
  const said = refusedText(translatorFor("it"), { code, productCode: "SUN2000", quantity: 1 });
  expect(said).toContain("SUN2000 (1)");
  expect(said).toContain(words);
});
