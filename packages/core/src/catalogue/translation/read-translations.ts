import { BatchGetRequest } from "dynamodb-toolbox/entity/actions/batchGet";
import { BatchGetCommand, execute } from "dynamodb-toolbox/table/actions/batchGet";
import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import type { Language } from "../../platform/locale.ts";
import { table } from "../../platform/table.ts";
import { SeriesTexts, type SeriesCopy } from "../series/series.ts";
import { mergedTexts } from "./origins.ts";
import { SeriesTextsEntity } from "./texts.table.ts";

/**
 * The texts of a series for a reader of these languages, best first: each text in the first language that has it. One
 * request, none for who reads Italian.
 */
export async function textsForReader(
  { id, texts }: Pick<SeriesCopy, "id" | "texts">,
  readerLanguages: readonly Language[],
): Promise<SeriesTexts> {
  const wanted = [...new Set(readerLanguages)];
  const foreign = wanted[0] === "it" ? [] : wanted.filter(isForeign);
  const stored = await storedTexts(id, foreign);
  const found = wanted.map((language) =>
    mergedTexts(texts[language] ?? {}, stored[foreign.findIndex((candidate) => candidate === language)]),
  );
  const first = (field: keyof SeriesTexts): string => found.map((one) => one[field]).find(Boolean) ?? "";
  return {
    descriptionTitle: first("descriptionTitle"),
    descriptionSubtitle: first("descriptionSubtitle"),
    descriptionRich: first("descriptionRich"),
    description2Rich: first("description2Rich"),
  };
}

type Foreign = Exclude<Language, "it">;
const isForeign = (language: Language): language is Foreign => language !== "it";

async function storedTexts(seriesId: string, wanted: readonly Foreign[]) {
  if (wanted.length === 0) return [];
  const requests = wanted.map((language) => SeriesTextsEntity.build(BatchGetRequest).key({ seriesId, language }));
  const { Responses } = await execute(table.build(BatchGetCommand).requests(...requests));
  return Responses[0];
}

/** The translations of a series as they are stored, one request. */
export async function storedTranslations(seriesId: string) {
  const { Items = [] } = await table
    .build(QueryCommand)
    .query({ partition: `SERIES#${seriesId}`, range: { beginsWith: "TEXTS#" } })
    .entities(SeriesTextsEntity)
    .options({ consistent: true, maxPages: Infinity })
    .send();
  return Items;
}

/** The texts of a series in every language that has some, for the back office. */
export async function textsInEveryLanguage({ id, texts }: Pick<SeriesCopy, "id" | "texts">) {
  const merged: Record<string, SeriesTexts> = { ...texts };
  for (const item of await storedTranslations(id)) {
    merged[item.language] = SeriesTexts.parse(mergedTexts(texts[item.language] ?? {}, item));
  }
  return merged;
}
