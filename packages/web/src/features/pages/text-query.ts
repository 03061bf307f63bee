import { isFileText, isGuidance, type PlainTextId } from "@solvia/core/content/plain-text";
import type { Language } from "@solvia/core/platform/locale";
import type { QueryClient } from "@tanstack/react-query";
import { notFound } from "@tanstack/react-router";
import { queryOf } from "../../api/client.ts";
import { getPlainText } from "../../api/endpoints.gen.ts";
import { currentLanguage } from "../../i18n/language.ts";
import { brandQuery } from "./queries.ts";

/** A text of the house, as its reader's language has it. */
export const textQuery = (id: PlainTextId, language: Language = currentLanguage()) =>
  queryOf(getPlainText, { params: { id }, query: { language } });

export const prefetchText = (queries: QueryClient, id: PlainTextId): Promise<void> =>
  queries.prefetchQuery(textQuery(id));

/** The same of a page of advice, with the products of the brand that it shows. Throws what the router shows where there is no such page. */
export async function prefetchAdvice(queries: QueryClient, name: string, inFiles: boolean): Promise<void> {
  if (!isGuidance(name) || isFileText(name) !== inFiles) throw notFound();
  const text = await queries.ensureQueryData(textQuery(name)).catch(() => undefined);
  if (text?.shown) await queries.prefetchQuery(brandQuery(text.shown.brand));
}
