import { officeSeriesTexts } from "../../../i18n/areas/office-series.ts";
import { useTexts } from "../../../i18n/index.ts";
import { CategoryFilter, FilterBar, TextFilter, TypologyFilter } from "../list-filters.tsx";
import type { SeriesFilters } from "./series-filters.ts";

interface Props {
  filters: SeriesFilters;
  go: (filters: SeriesFilters) => void;
}

/** The filters of the list of series; each change is a new address. */
export function SeriesFilterBar({ filters, go }: Props) {
  const { t } = useTexts(officeSeriesTexts);
  const change = (part: SeriesFilters) => go({ ...filters, cursor: undefined, ...part });
  return (
    <FilterBar>
      <TextFilter label={t("officeSeries.text")} text={filters.text} search={(text) => change({ text })} />
      <CategoryFilter category={filters.category} choose={(category) => change({ category, typology: undefined })} />
      <TypologyFilter
        category={filters.category}
        typology={filters.typology}
        choose={(typology) => change({ typology })}
      />
    </FilterBar>
  );
}
