import { Button, Group, MultiSelect, NativeSelect, TextInput } from "@mantine/core";
import { goodsCategories } from "@solvia/core/catalogue/taxonomy";
import { countries } from "@solvia/core/platform/locale";
import { priceTypes } from "@solvia/core/pricing/price";
import { useTexts } from "../../../i18n/index.ts";
import { categoryName } from "../../catalogue/names.ts";
import { chosenTypes, mostTypes, type PriceFilters } from "./price-filters.ts";
import { typeName } from "./price-words.ts";

interface Props {
  filters: PriceFilters;
  go: (filters: PriceFilters) => void;
}

/** Which products, in which shop, with which types of price; each change is a new address. */
export function GridFilters({ filters, go }: Props) {
  const { t, language } = useTexts();
  const change = (part: PriceFilters) => go({ ...filters, cursor: undefined, ...part });
  return (
    <Group align="flex-end" mb="md" gap="sm">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const text = new FormData(event.currentTarget).get("text");
          change({ text: typeof text === "string" && text.trim() ? text.trim() : undefined });
        }}
      >
        <Group align="flex-end" gap="xs" wrap="nowrap">
          <TextInput
            key={filters.text}
            name="text"
            label={t("officeProducts.text")}
            defaultValue={filters.text}
            maxLength={100}
            miw={200}
          />
          <Button type="submit" variant="default">
            {t("officeProducts.apply")}
          </Button>
        </Group>
      </form>
      <NativeSelect
        label={t("officeProducts.category")}
        value={filters.category ?? ""}
        data={[
          { value: "", label: t("officeProducts.any") },
          ...goodsCategories.map((value) => ({ value, label: categoryName(value, language) })),
        ]}
        onChange={(event) =>
          change({ category: goodsCategories.find((category) => category === event.currentTarget.value) })
        }
      />
      <NativeSelect
        label={t("officePrices.panel.country")}
        value={filters.locale ?? "it"}
        data={countries.map(({ locale, name }) => ({ value: locale, label: name }))}
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
    </Group>
  );
}
