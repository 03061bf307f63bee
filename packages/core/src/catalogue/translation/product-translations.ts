import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import type { User } from "../../platform/access.ts";
import { mayDescribeSeries } from "../../platform/admin-locale.ts";
import { outboxItem, OutboxEntity } from "../../platform/work/outbox.ts";
import type { Language } from "../../platform/locale.ts";
import { Problem } from "../../platform/problems.ts";
import { conditionFailed } from "../../platform/storing/transaction.ts";
import { ProductEntity } from "../product.table.ts";
import { digestsOf } from "./digest.ts";
import { targetLanguages } from "./languages.ts";
import { attributed, corrected, productTextFields } from "./origins.ts";
import { ProductTextsEntity, type ProductTexts } from "./texts.table.ts";
import { productTranslationAsked } from "../events.ts";

async function productOf(id: string) {
  const { Item } = await ProductEntity.build(GetItemCommand).key({ id }).send();
  if (!Item) throw new Problem("not-found");
  return Item;
}

const storedTexts = async (productId: string) =>
  (await ProductTextsEntity.build(GetItemCommand).key({ productId }).options({ consistent: true }).send()).Item;

/**
 * The Italian short texts of a product, and what is read in each other language with who wrote it. All languages are one
 * item and have one version. Problem: not-found.
 */
export async function productTranslations(productId: string) {
  const { fields } = await productOf(productId);
  const digests = digestsOf(productTextFields, fields);
  const stored = await storedTexts(productId);
  const { name, descriptionTitle = "", descriptionSubtitle = "" } = fields;
  const items = targetLanguages.map((language) => {
    const translated = { texts: stored?.texts[language] ?? {}, origins: stored?.origins[language] ?? {} };
    return {
      language,
      version: stored?.version ?? 0,
      ...attributed(productTextFields, digests, {}, translated),
    };
  });
  return { name, source: { name, descriptionTitle, descriptionSubtitle }, items };
}

interface Correction {
  version: number;
  texts: ProductTexts;
}

/** A person's own words for a language; `version` is what they read, 0 for none. Problems: not-found, version-conflict. */
export const correctProductTexts = (productId: string, language: Language, { version, texts }: Correction) =>
  correctProductLanguages(productId, { version, texts: { [language]: texts } });

/** The same for several languages, in one write. */
export async function correctProductLanguages(
  productId: string,
  { version, texts }: { version: number; texts: Readonly<Partial<Record<Language, ProductTexts>>> },
) {
  const { fields } = await productOf(productId);
  const stored = await storedTexts(productId);
  const digests = digestsOf(productTextFields, fields);
  const after = Object.entries(texts).map(([named, words]) => {
    const language = named as Language;
    const before = { texts: stored?.texts[language] ?? {}, origins: stored?.origins[language] ?? {} };
    return { language, ...corrected(before, words, digests) };
  });
  try {
    await ProductTextsEntity.build(PutItemCommand)
      .item({
        productId,
        version: version + 1,
        texts: { ...stored?.texts, ...Object.fromEntries(after.map((one) => [one.language, one.texts])) },
        origins: { ...stored?.origins, ...Object.fromEntries(after.map((one) => [one.language, one.origins])) },
      })
      .options({ condition: version === 0 ? { attr: "productId", exists: false } : { attr: "version", eq: version } })
      .send();
  } catch (error) {
    if (conditionFailed(error)) throw new Problem("version-conflict");
    throw error;
  }
  return { version: version + 1 };
}

/** Has the short texts of a product translated in the background. Problems: not-found, locale-not-allowed. */
export async function askForProductTranslation(
  editor: Pick<User, "adminLocale" | "locale">,
  productId: string,
  now: Date,
): Promise<void> {
  if (!mayDescribeSeries(editor)) throw new Problem("locale-not-allowed");
  await productOf(productId);
  await OutboxEntity.build(PutItemCommand)
    .item(outboxItem(productTranslationAsked.of({ productId }), now))
    .send();
}
