import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import type { Language } from "../../platform/locale.ts";
import { instant } from "../../platform/time.ts";
import { translated } from "../../platform/text/translator.ts";
import { sanitised } from "../rich-text/rich-text.ts";
import { SeriesEntity } from "../series/series.table.ts";
import { targetLanguages } from "./languages.ts";
import { mergedTexts, seriesTextFields, type Origins, type SeriesTextField } from "./origins.ts";
import { SeriesTextsEntity, TranslationJobEntity, type TranslatedTexts } from "./texts.table.ts";
import { translateFields } from "./translate-fields.ts";
import type { TranslationJob } from "./translation-job.ts";

const rich: ReadonlySet<string> = new Set(["descriptionRich", "description2Rich"]);

/**
 * Translates a series into every language, one after the other, and says how far it is. A message that comes twice, or
 * of a run that another one has followed, does nothing; a run that broke off goes on where it stopped.
 */
export async function runSeriesTranslation(seriesId: string, jobId: string, now: () => Date): Promise<void> {
  const { Item: job } = await TranslationJobEntity.build(GetItemCommand)
    .key({ seriesId })
    .options({ consistent: true })
    .send();
  if (job?.jobId !== jobId || job.state === "done") return;
  const progress = { done: 0, kept: 0 };
  try {
    for (const language of targetLanguages) {
      progress.kept += await translateInto(seriesId, language);
      progress.done += 1;
      await note(job, { ...progress, state: "running" });
    }
    await note(job, { ...progress, state: "done", finishedOn: instant(now()) });
  } catch (error) {
    await note(job, { ...progress, state: "failed", finishedOn: instant(now()) });
    throw error;
  }
}

/** Progress of this run; another run that has begun meanwhile keeps its own. */
async function note(job: TranslationJob, changed: Partial<TranslationJob>): Promise<void> {
  await TranslationJobEntity.build(PutItemCommand)
    .item({ ...job, ...changed })
    .options({ condition: { attr: "jobId", eq: job.jobId } })
    .send();
}

/** The texts that a series has in a language; what its own item holds in that language was written by people. */
async function textsBefore(seriesId: string, language: Language, own: TranslatedTexts | undefined) {
  const { Item } = await SeriesTextsEntity.build(GetItemCommand)
    .key({ seriesId, language })
    .options({ consistent: true })
    .send();
  const origins = Item?.origins ?? {};
  return { version: Item?.version ?? 0, texts: mergedTexts(own ?? {}, Item), origins };
}

/** One language; gives the number of texts left to people. */
async function translateInto(seriesId: string, language: Language): Promise<number> {
  const { Item: series } = await SeriesEntity.build(GetItemCommand).key({ id: seriesId }).send();
  if (!series) return 0;
  const { version, ...before } = await textsBefore(seriesId, language, series.texts[language]);
  const source = {
    fields: seriesTextFields,
    italian: series.texts["it"] ?? {},
    rich,
    names: [series.name, series.brand],
  };
  const { texts, origins, changed, kept } = await translateFields(source, before, language, translated);
  if (!changed) return kept;
  await SeriesTextsEntity.build(PutItemCommand)
    .item({ seriesId, language, version: version + 1, texts: clean(marked(texts, origins)), origins })
    .options({ condition: version === 0 ? { attr: "seriesId", exists: false } : { attr: "version", eq: version } })
    .send();
  return kept;
}

/** The texts that are this item's own: those of the series' record stay there. */
const marked = (texts: TranslatedTexts, origins: Origins<SeriesTextField>): TranslatedTexts =>
  Object.fromEntries(Object.entries(texts).filter(([field]) => origins[field as SeriesTextField]));

/** A translator's answer is no more to be trusted than a form. */
export const clean = (texts: TranslatedTexts): TranslatedTexts =>
  Object.fromEntries(
    Object.entries(texts).map(([field, text]) => [field, rich.has(field) ? sanitised(text ?? "") : text]),
  );
