import { Fieldset, Group, MultiSelect, Select, Stack, Text } from "@mantine/core";
import { officeProductsTexts } from "../../../../i18n/areas/office-products.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { categoryName, typologyLabel } from "../../names.ts";
import { inUnitsOf } from "./product-units.ts";
import { useSeriesOptions, type SeriesChoice } from "./use-all-series.ts";
import { linksOf, linksText, type ProductForm } from "./use-product-form.ts";

interface Props {
  form: ProductForm;
  series: ReadonlyMap<string, SeriesChoice>;
}

/** The product's series, which gives it category, typology and brand, and the series that it is related to. */
export function SeriesFields({ form, series }: Props) {
  const { t, language } = useTexts(officeProductsTexts);
  const values = form.getValues();
  const seriesId = String(values["seriesId"]);
  const chosen = series.get(seriesId);
  const props = form.getInputProps("seriesId");
  const options = useSeriesOptions(series);
  const linkable = useSeriesOptions(series, seriesId);
  const choose = (id: string | null) => {
    const next = series.get(id ?? "");
    if (!next) return;
    form.setValues({
      ...inUnitsOf(values, (chosen ?? next).category, next.category),
      seriesId: next.id,
      links: linksText(linksOf(values).filter((link) => link !== id)),
    });
    form.clearErrors();
  };
  return (
    <Fieldset legend={t("officeProducts.series")}>
      <Stack>
        <Select
          label={t("officeProducts.editor.seriesOfProduct")}
          withAsterisk
          searchable
          allowDeselect={false}
          limit={200}
          data={options}
          value={chosen ? seriesId : null}
          onChange={choose}
          error={props.error}
          data-path="seriesId"
          nothingFoundMessage={t("officeProducts.editor.noSeries")}
        />
        {chosen && (
          <Group gap="lg">
            <Text size="sm">
              {t("officeProducts.category")}: <b>{categoryName(chosen.category, language)}</b>
            </Text>
            {chosen.typology && (
              <Text size="sm">
                {t("officeProducts.typology")}: <b>{typologyLabel(chosen.category, chosen.typology, language)}</b>
              </Text>
            )}
          </Group>
        )}
        <MultiSelect
          label={t("officeProducts.editor.linked")}
          description={t("officeProducts.editor.linkedHint")}
          searchable
          limit={200}
          data={linkable}
          value={linksOf(values)}
          onChange={(ids) => form.setFieldValue("links", linksText(ids))}
          error={form.errors["seriesIdLinks"]}
          nothingFoundMessage={t("officeProducts.editor.noSeries")}
        />
      </Stack>
    </Fieldset>
  );
}
