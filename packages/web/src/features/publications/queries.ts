import { academyAtOnce, publicationsAtOnce, recentAtOnce } from "@solvia/core/site/pages/publications-look";
import type { Language } from "@solvia/core/platform/locale";
import type { PublicationArea } from "@solvia/core/publications/publication";
import type { QueryClient } from "@tanstack/react-query";
import { pagesOf, queryOf } from "../../api/client.ts";
import {
  getPublication,
  listMostRecentPublications,
  listPublicationsOfSeries,
  listPublicationTags,
  listPublications,
  searchPublications,
} from "../../api/endpoints.gen.ts";
import { currentLanguage } from "../../i18n/language.ts";
import type { PublicationSearch } from "./publication-search.ts";

/** The lists that have a page: articles and technical notes, and the academy's lessons. */
export type ListName = "articles" | "lessons";
const filtersOf = (name: ListName) =>
  name === "articles" ? ({ area: "articles" } as const) : ({ area: "academy", type: "lesson" } as const);
export const areaOfList = (name: ListName): PublicationArea => filtersOf(name).area;

/** A list, with a tag where one is chosen, as it is read on. */
export const listQuery = (name: ListName, tag: string | undefined, language: Language = currentLanguage()) =>
  pagesOf(listPublications, {
    query: { ...filtersOf(name), ...(tag && { tag }), limit: publicationsAtOnce, language },
  });

/** What of a list has some words. */
export const foundQuery = (name: ListName, text: string, tag: string | undefined, language: Language) =>
  queryOf(searchPublications, { query: { ...filtersOf(name), ...(tag && { tag }), text, language } });

export const tagsQuery = (name: ListName) => queryOf(listPublicationTags, { query: { area: areaOfList(name) } });

/** A part of the academy's first page. */
export const academyQuery = (type: "course" | "lesson", language: Language = currentLanguage()) =>
  queryOf(listPublications, { query: { area: "academy", type, limit: academyAtOnce, language } });

/** The newest articles, as the home page shows them. */
export const recentQuery = (language: Language) =>
  queryOf(listMostRecentPublications, { query: { area: "articles", limit: recentAtOnce, language } });

/** What is written about a series of products. */
export const seriesQuery = (seriesId: string, language: Language) =>
  queryOf(listPublicationsOfSeries, { params: { seriesId }, query: { limit: academyAtOnce, language } });

/** A publication by its code; by its preview's secret what isn't published. */
export const publicationQuery = (code: string, preview: string | undefined, language: Language = currentLanguage()) =>
  queryOf(getPublication, { params: { code }, query: { language, ...(preview && { preview }) } });

export const feedOf = (area: PublicationArea, language: Language): string =>
  `/api/publications/feed?area=${area}&language=${language}`;

/** Asks for all that a list's page shows. */
export const prefetchList = (queries: QueryClient, name: ListName, { text, tag }: PublicationSearch): unknown =>
  Promise.all([
    queries.prefetchQuery(tagsQuery(name)),
    text
      ? queries.prefetchQuery(foundQuery(name, text, tag, currentLanguage()))
      : queries.prefetchInfiniteQuery(listQuery(name, tag)),
  ]);

/** Asks for both parts of the academy's first page. */
export const prefetchAcademy = (queries: QueryClient): unknown =>
  Promise.all((["course", "lesson"] as const).map((type) => queries.prefetchQuery(academyQuery(type))));
