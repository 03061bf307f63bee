import type { PlainTextId } from "@solvia/core/content/plain-text";
import type { Language } from "@solvia/core/platform/locale";
import type { QueryClient } from "@tanstack/react-query";
import { queryOf } from "../../api/client.ts";
import { getPlainText } from "../../api/endpoints.gen.ts";
import { currentLanguage } from "../../i18n/language.ts";
import { brandQuery } from "./queries.ts";

/** A text of the house, as its reader's language has it. */
export const textQuery = (id: PlainTextId, language: Language = currentLanguage()) =>
  queryOf(getPlainText, { params: { id }, query: { language } });

export const prefetchText = (queries: QueryClient, id: PlainTextId): Promise<void> =>
  queries.prefetchQuery(textQuery(id));

/** The same, with the products of the brand that it shows. */
export async function prefetchPromotion(queries: QueryClient, id: PlainTextId): Promise<void> {
  const text = await queries.ensureQueryData(textQuery(id)).catch(() => undefined);
  if (text?.shown) await queries.prefetchQuery(brandQuery(text.shown.brand));
}
