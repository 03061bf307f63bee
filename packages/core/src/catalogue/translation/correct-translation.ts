import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import type { Language } from "../../platform/locale.ts";
import { Problem } from "../../platform/problems.ts";
import { conditionFailed } from "../../platform/storing/transaction.ts";
import { SeriesTexts } from "../series/series.ts";
import { SeriesEntity } from "../series/series.table.ts";
import { digestsOf } from "./digest.ts";
import { targetLanguages } from "./languages.ts";
import { attributed, corrected, seriesTextFields } from "./origins.ts";
import { storedTranslations } from "./read-translations.ts";
import { clean } from "./run-translation.ts";
import { SeriesTextsEntity, type TranslatedTexts } from "./texts.table.ts";

async function seriesOf(id: string) {
  const { Item } = await SeriesEntity.build(GetItemCommand).key({ id }).send();
  if (!Item) throw new Problem("not-found");
  return Item;
}

/** The Italian texts of a series, and what is read in each other language with who wrote it. Problem: not-found. */
export async function seriesTranslations(seriesId: string) {
  const series = await seriesOf(seriesId);
  const italian = series.texts["it"] ?? {};
  const digests = digestsOf(seriesTextFields, italian);
  const stored = await storedTranslations(seriesId);
  const items = targetLanguages.map((language) => {
    const item = stored.find((candidate) => candidate.language === language);
    const read = attributed(seriesTextFields, digests, series.texts[language] ?? {}, item);
    return { language, version: item?.version ?? 0, ...read };
  });
  return { name: series.name, source: SeriesTexts.parse(italian), items };
}

interface Correction {
  version: number;
  texts: TranslatedTexts;
}

/** A person's own words for a language; `version` is what they read, 0 for none. Problems: not-found, version-conflict. */
export async function correctTranslation(seriesId: string, language: Language, { version, texts }: Correction) {
  const series = await seriesOf(seriesId);
  const { Item } = await SeriesTextsEntity.build(GetItemCommand)
    .key({ seriesId, language })
    .options({ consistent: true })
    .send();
  const before = { texts: Item?.texts ?? {}, origins: Item?.origins ?? {} };
  const source = digestsOf(seriesTextFields, series.texts["it"] ?? {});
  const after = corrected(before, clean(texts), source);
  try {
    await SeriesTextsEntity.build(PutItemCommand)
      .item({ seriesId, language, version: version + 1, ...after })
      .options({ condition: version === 0 ? { attr: "seriesId", exists: false } : { attr: "version", eq: version } })
      .send();
  } catch (error) {
    if (conditionFailed(error)) throw new Problem("version-conflict");
    throw error;
  }
  return { version: version + 1 };
}
