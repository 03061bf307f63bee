import { Button, NativeSelect } from "@mantine/core";
import { officeProductsTexts } from "../../../i18n/areas/office-products.ts";
import { useTexts } from "../../../i18n/index.ts";
import { shippingTime } from "../../catalogue/names.ts";
import { CategoryFilter, FilterBar, TextFilter, TypologyFilter } from "../list-filters.tsx";
import { timeNames, type ProductFilters } from "./product-filters.ts";

interface Props {
  filters: ProductFilters;
  go: (filters: ProductFilters) => void;
}

const flagOf = (value: string): boolean | undefined => (value === "" ? undefined : value === "true");
const orNone = <T extends string>(value: string, known: readonly T[]): T | undefined =>
  known.find((candidate) => candidate === value);

/** The filters of the list of products; each change is a new address. */
export function Filters({ filters, go }: Props) {
  const { t, language } = useTexts(officeProductsTexts);
  const change = (part: ProductFilters) => go({ ...filters, cursor: undefined, ...part });
  const chosen = Object.values({ ...filters, cursor: undefined }).some((value) => value !== undefined);
  return (
    <FilterBar>
      <TextFilter label={t("officeProducts.text")} text={filters.text} search={(text) => change({ text })} />
      <CategoryFilter category={filters.category} choose={(category) => change({ category, typology: undefined })} />
      <TypologyFilter
        category={filters.category}
        typology={filters.typology}
        choose={(typology) => change({ typology })}
      />
      <NativeSelect
        label={t("officeProducts.visibility")}
        value={filters.visibility === undefined ? "" : String(filters.visibility)}
        data={[
          { value: "", label: t("officeProducts.anyVisibility") },
          { value: "true", label: t("officeProducts.visible") },
          { value: "false", label: t("officeProducts.hidden") },
        ]}
        onChange={(e) => change({ visibility: flagOf(e.currentTarget.value) })}
      />
      <NativeSelect
        label={t("officeProducts.selling")}
        value={filters.toBeQuoted === undefined ? "" : String(filters.toBeQuoted)}
        data={[
          { value: "", label: t("officeProducts.anySelling") },
          { value: "false", label: t("officeProducts.atPrice") },
          { value: "true", label: t("officeProducts.toBeQuoted") },
        ]}
        onChange={(e) => change({ toBeQuoted: flagOf(e.currentTarget.value) })}
      />
      <NativeSelect
        label={t("officeProducts.shippingTime")}
        value={filters.shippingTime ?? ""}
        data={[
          { value: "", label: t("officeProducts.anyTime") },
          ...timeNames.map((value) => ({ value, label: shippingTime(value, language).label })),
        ]}
        onChange={(e) => change({ shippingTime: orNone(e.currentTarget.value, timeNames) })}
      />
      {chosen && (
        <Button variant="subtle" onClick={() => go({})}>
          {t("officeProducts.clear")}
        </Button>
      )}
    </FilterBar>
  );
}
