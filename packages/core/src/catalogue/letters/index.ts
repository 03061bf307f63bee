import { findUser } from "../../accounts/index.ts";
import { nameFor } from "../../catalogue/index.ts";
import { productAvailableLetter } from "./catalogue-letters.ts";
import type { Mails } from "./post.ts";
import { wordingFor } from "./wording.ts";

export const catalogueAnswers = {
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
} satisfies Partial<Mails>;
