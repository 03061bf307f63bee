import { MultiSelect } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { queryOf } from "../../../api/client.ts";
import { listBackOfficePublications } from "../../../api/endpoints.gen.ts";
import { officePublicationsTexts } from "../../../i18n/areas/office-publications.ts";
import { useTexts } from "../../../i18n/index.ts";
import type { ContractForm } from "../../../ui/forms/use-contract-form.ts";
import { useAllSeries, useSeriesOptions } from "../../catalogue/office/products/use-all-series.ts";
import type { Values } from "./publication-values.ts";

/** The series that a publication is about, and a course's lessons in their order. */
export function BelongsTo({ form }: { form: ContractForm<Values> }) {
  const { t } = useTexts(officePublicationsTexts);
  const series = useSeriesOptions(useAllSeries([]));
  return (
    <>
      <MultiSelect
        label={t("officePublications.series")}
        description={t("officePublications.seriesHint")}
        data={series}
        searchable
        hidePickedOptions
        {...form.field("seriesIds")}
      />
      {form.getValues().type === "course" && <Lessons form={form} />}
    </>
  );
}

function Lessons({ form }: { form: ContractForm<Values> }) {
  const { t } = useTexts(officePublicationsTexts);
  const { data } = useQuery(queryOf(listBackOfficePublications, { query: { type: "lesson", limit: 200 } }));
  return (
    <MultiSelect
      label={t("officePublications.lessons")}
      description={t("officePublications.lessonsHint")}
      data={data?.items.map(({ id, title }) => ({ value: id, label: title })) ?? []}
      searchable
      hidePickedOptions
      {...form.field("lessonIds")}
    />
  );
}
