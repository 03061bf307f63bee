import { MultiSelect, NativeSelect } from "@mantine/core";
import { countries } from "@solvia/core/platform/locale";
import { priceTypes } from "@solvia/core/pricing/price";
import { officePricesTexts } from "../../../../i18n/areas/office-prices.ts";
import { officeProductsTexts } from "../../../../i18n/areas/office-products.ts";
import { countryChoices } from "../../../../i18n/country-name.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { CategoryFilter, FilterBar, TextFilter } from "../../../office-kit/list-filters.tsx";
import { chosenTypes, mostTypes, type PriceFilters } from "./price-filters.ts";
import { typeName } from "./price-words.ts";

interface Props {
  filters: PriceFilters;
  go: (filters: PriceFilters) => void;
}

/** Which products, in which shop, with which types of price; each change is a new address. */
export function GridFilters({ filters, go }: Props) {
  const { t, language } = useTexts(officePricesTexts, officeProductsTexts);
  const change = (part: PriceFilters) => go({ ...filters, cursor: undefined, ...part });
  return (
    <FilterBar>
      <TextFilter label={t("officeProducts.text")} text={filters.text} search={(text) => change({ text })} miw={200} />
      <CategoryFilter category={filters.category} choose={(category) => change({ category })} />
      <NativeSelect
        label={t("officePrices.panel.country")}
        value={filters.locale ?? "it"}
        data={countryChoices(language)}
        onChange={(event) =>
          change({ locale: countries.find(({ locale }) => locale === event.currentTarget.value)?.locale })
        }
      />
      <MultiSelect
        label={t("officePrices.grid.types")}
        maw={460}
        maxValues={mostTypes}
        value={[...chosenTypes(filters)]}
        data={priceTypes.map((value) => ({ value, label: typeName(t, value) }))}
        onChange={(types) => change({ types: types.length > 0 ? types.join(",") : undefined })}
      />
    </FilterBar>
  );
}
