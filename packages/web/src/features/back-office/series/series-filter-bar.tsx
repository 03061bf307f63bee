import { Button, Group, NativeSelect, TextInput } from "@mantine/core";
import { goodsCategories, typologies } from "@solvia/core/catalogue/taxonomy";
import { useTexts } from "../../../i18n/index.ts";
import { categoryName, typologyLabel } from "../../catalogue/names.ts";
import type { SeriesFilters } from "./series-filters.ts";

interface Props {
  filters: SeriesFilters;
  go: (filters: SeriesFilters) => void;
}

/** The filters of the list of series; each change is a new address. */
export function SeriesFilterBar({ filters, go }: Props) {
  const { t, language } = useTexts();
  const { category } = filters;
  const any = { value: "", label: t("officeProducts.any") };
  const change = (part: SeriesFilters) => go({ ...filters, cursor: undefined, ...part });
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
            label={t("officeSeries.text")}
            defaultValue={filters.text}
            maxLength={100}
            miw={220}
          />
          <Button type="submit" variant="default">
            {t("officeProducts.apply")}
          </Button>
        </Group>
      </form>
      <NativeSelect
        label={t("officeSeries.category")}
        value={category ?? ""}
        data={[any, ...goodsCategories.map((value) => ({ value, label: categoryName(value, language) }))]}
        onChange={({ currentTarget: { value } }) =>
          change({ category: goodsCategories.find((one) => one === value), typology: undefined })
        }
      />
      {category && Object.keys(typologies[category]).length > 0 && (
        <NativeSelect
          label={t("officeSeries.typology")}
          value={filters.typology ?? ""}
          data={[
            any,
            ...Object.keys(typologies[category]).map((value) => ({
              value,
              label: typologyLabel(category, value, language),
            })),
          ]}
          onChange={(event) => change({ typology: event.currentTarget.value || undefined })}
        />
      )}
    </Group>
  );
}
