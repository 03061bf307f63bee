import { useQueries } from "@tanstack/react-query";
import { goodsCategories, type Category } from "@solvia/core/catalogue/taxonomy";
import { queryOf } from "../../../../api/client.ts";
import { listSeries } from "../../../../api/endpoints.gen.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { categoryName } from "../../names.ts";

export interface SeriesChoice {
  id: string;
  name: string;
  brand: string;
  category: Category;
  typology?: string | undefined;
}

const staleTime = 60_000;

/** Every series of goods, and those that are given besides, which may be of another kind. */
export function useAllSeries(besides: readonly SeriesChoice[]): ReadonlyMap<string, SeriesChoice> {
  return useQueries({
    queries: goodsCategories.map((category) => ({ ...queryOf(listSeries, { query: { category } }), staleTime })),
    combine: (results) => {
      const series = [...besides, ...results.flatMap(({ data }) => data?.items ?? [])];
      return new Map(series.map((one) => [one.id, one]));
    },
  });
}

/** The series as groups of a choice, by category; some may be left out. */
export function useSeriesOptions(series: ReadonlyMap<string, SeriesChoice>, without?: string) {
  const { language } = useTexts();
  const options = [...series.values()].filter(({ id }) => id !== without);
  return [...Map.groupBy(options, ({ category }) => category)].map(([category, members]) => ({
    group: categoryName(category, language),
    items: members.map(({ id, brand, name }) => ({ value: id, label: `${brand} · ${name}` })),
  }));
}
