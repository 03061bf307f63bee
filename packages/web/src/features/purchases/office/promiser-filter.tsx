import { Select } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { promiserKinds, type PromiserKind } from "@solvia/core/promises/given";
import { queryOf } from "../../../api/client.ts";
import { listPromiseFigures } from "../../../api/endpoints.gen.ts";
import { officePurchasesTexts } from "../../../i18n/areas/office-purchases.ts";
import { useTexts } from "../../../i18n/index.ts";

interface Props {
  value: string | undefined;
  filters: Readonly<{ [name: string]: unknown }>;
  change: (filters: { promiser: string | undefined }) => void;
}

/** Whose promises: of those who promised something for the month. */
export function PromiserFilter({ value, filters, change }: Props) {
  const { t } = useTexts(officePurchasesTexts);
  const kind = promiserKinds.find((one): one is PromiserKind => one === filters["kind"]);
  const period = typeof filters["period"] === "string" ? filters["period"] : undefined;
  const { data } = useQuery(queryOf(listPromiseFigures, { query: { kind, period, limit: 200 } }));
  return (
    <Select
      size="xs"
      label={t("officePurchases.promiser")}
      placeholder={t("officePurchases.anyPromiser")}
      searchable
      clearable
      data={(data?.items ?? []).map(({ promiser, name }) => ({ value: promiser, label: name }))}
      value={value ?? null}
      onChange={(promiser) => change({ promiser: promiser ?? undefined })}
    />
  );
}
