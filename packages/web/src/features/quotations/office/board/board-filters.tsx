import { Group, TextInput } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { officeQuotationsTexts } from "../../../../i18n/areas/office-quotations.ts";
import { officeTexts } from "../../../../i18n/areas/office.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { ArticleFilter } from "../choices/article-filter.tsx";
import { OwnerFilter } from "../../../office-kit/owner-filter.tsx";
import { CustomerFilter } from "../list/list-fields.tsx";

export interface Filters {
  referenceFilter?: string | undefined;
  userIdFilter?: string | undefined;
  productIdFilter?: string | undefined;
  ownerId?: string | undefined;
  period?: string | undefined;
}

/** Milliseconds after the last letter. */
const pause = 300;

/** The same filters as the list's, but for the state, which is the columns. */
export function BoardFilters({ filters, change }: { filters: Filters; change: (part: object) => void }) {
  const { t } = useTexts(officeTexts, officeQuotationsTexts);
  const search = useDebouncedCallback((text: string) => change({ referenceFilter: text.trim() || undefined }), pause);
  return (
    <Group className="list-filters" align="flex-end" gap="sm" mb="sm">
      <TextInput
        key={filters.referenceFilter}
        size="xs"
        type="search"
        label={t("officeQuotations.search")}
        placeholder={t("officeQuotations.searchHint")}
        defaultValue={filters.referenceFilter ?? ""}
        onChange={(event) => search(event.currentTarget.value)}
      />
      <TextInput
        size="xs"
        type="month"
        label={t("bo.period")}
        value={filters.period ?? ""}
        onChange={(event) => change({ period: event.currentTarget.value || undefined })}
      />
      <CustomerFilter value={filters.userIdFilter} change={change} />
      <ArticleFilter value={filters.productIdFilter} change={change} />
      <OwnerFilter value={filters.ownerId} change={change} />
    </Group>
  );
}
