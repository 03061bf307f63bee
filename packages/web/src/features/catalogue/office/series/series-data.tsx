import { Autocomplete, Fieldset, NativeSelect, SimpleGrid } from "@mantine/core";
import { allCategories, typologies, type Category } from "@solvia/core/catalogue/taxonomy";
import { officeSeriesTexts } from "../../../../i18n/areas/office-series.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { categoryName, typologyLabel } from "../../names.ts";
import type { SeriesChoice } from "../products/use-all-series.ts";
import type { SeriesForm } from "./use-series-form.ts";
import { LimitedText } from "../../../../ui/fields/limited.tsx";

interface Props {
  form: SeriesForm;
  known: ReadonlyMap<string, SeriesChoice>;
}

/** Name, category, typology and brand; the brands that the category has are offered. */
export function SeriesData({ form, known }: Props) {
  const { t, language } = useTexts(officeSeriesTexts);
  const values = form.getValues();
  const category = allCategories.find((candidate) => candidate === values["category"]);
  const brands = [...known.values()].filter((one) => !category || one.category === category).map(({ brand }) => brand);
  const choose = (next: string) => {
    form.setFieldValue("category", next);
    form.setFieldValue("typology", "");
  };
  return (
    <Fieldset legend={t("officeSeries.data")}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <LimitedText label={t("officeSeries.name")} withAsterisk longest={120} {...form.getInputProps("name")} />
        <Autocomplete
          label={t("officeSeries.brand")}
          withAsterisk
          data={[...new Set(brands)].sort((a, b) => a.localeCompare(b))}
          {...form.getInputProps("brand")}
        />
        <NativeSelect
          label={t("officeSeries.category")}
          withAsterisk
          data={[
            { value: "", label: "" },
            ...allCategories.map((value) => ({ value, label: categoryName(value, language) })),
          ]}
          {...form.getInputProps("category")}
          onChange={(event) => choose(event.currentTarget.value)}
        />
        <NativeSelect
          label={t("officeSeries.typology")}
          disabled={!category || typologiesOf(category).length === 0}
          data={[
            { value: "", label: t("officeSeries.noTypology") },
            ...(category
              ? typologiesOf(category).map((value) => ({ value, label: typologyLabel(category, value, language) }))
              : []),
          ]}
          {...form.getInputProps("typology")}
        />
      </SimpleGrid>
    </Fieldset>
  );
}

const typologiesOf = (category: Category): string[] => Object.keys(typologies[category]);
