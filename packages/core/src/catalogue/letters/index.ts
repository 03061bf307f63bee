import { findUser } from "../../accounts/index.ts";
import { wordingFor, type LettersFor } from "../../mail/index.ts";
import type * as events from "../events.ts";
import { nameFor } from "../translation/product-name.ts";
import { productAvailableLetter } from "./product-letters.ts";

export const catalogueLetters: LettersFor<typeof events> = {
  /** A product has one name in Italian and may have others. */
  "product-available": async ({ userId, brand, name, names, path }) => {
    const user = await findUser(userId);
    if (!user || user.closedAt) return [];
    const { email, language } = user;
    const texts = Object.fromEntries(Object.entries(names).map(([one, translated]) => [one, { name: translated }]));
    const product = `${brand} ${nameFor(language, name, texts)}`;
    const letter = productAvailableLetter(wordingFor(language), user.name, product, path);
    return [{ to: { email, language }, letter }];
  },
};
