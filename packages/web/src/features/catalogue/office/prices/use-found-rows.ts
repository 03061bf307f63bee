import { notifications } from "@mantine/notifications";
import { useMutation } from "@tanstack/react-query";
import type { PriceType } from "@solvia/core/pricing/price";
import { call } from "../../../../api/client.ts";
import { listPrices } from "../../../../api/endpoints.gen.ts";
import { officePricesTexts } from "../../../../i18n/areas/office-prices.ts";
import { officeTexts } from "../../../../i18n/areas/office.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { problemText } from "../../../../ui/states.tsx";
import type { PriceFilters } from "./price-filters.ts";
import type { Row } from "./stored-amount.ts";

const pageSize = 100;
const mostRows = 1000;

/** Every product that the filters find; undefined when they are more than a thousand. */
async function foundRows(filters: PriceFilters, types: readonly PriceType[]): Promise<Row[] | undefined> {
  const rows: Row[] = [];
  let cursor: string | undefined;
  do {
    const page = await call(listPrices, {
      query: { ...filters, locale: filters.locale ?? "it", types: types.join(","), limit: pageSize, cursor },
    });
    rows.push(...page.items);
    cursor = page.cursor ?? undefined;
  } while (cursor !== undefined && rows.length <= mostRows);
  return rows.length > mostRows ? undefined : rows;
}

/** Reads all products of the filters, page by page, and hands them on; says so when they are too many. */
export function useFoundRows(filters: PriceFilters, types: readonly PriceType[], found: (rows: Row[]) => void) {
  const { t } = useTexts(officePricesTexts, officeTexts);
  const reading = useMutation({
    mutationFn: () => foundRows(filters, types),
    onSuccess: (rows) =>
      rows
        ? found(rows)
        : notifications.show({ color: "orange", message: t("officePrices.grid.tooMany", { most: mostRows }) }),
    onError: (error) => notifications.show({ color: "red", title: t("bo.error"), message: problemText(t, error) }),
  });
  return { run: () => reading.mutate(), running: reading.isPending };
}
