import { Button, Group, Tooltip } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useMutation, useQuery } from "@tanstack/react-query";
import { call, queryOf } from "../../../../api/client.ts";
import { listPriceBatches, undoPriceBatch } from "../../../../api/endpoints.gen.ts";
import { officeImportTexts } from "../../../../i18n/areas/office-import.ts";
import { officePricesTexts } from "../../../../i18n/areas/office-prices.ts";
import { officeTexts } from "../../../../i18n/areas/office.ts";
import { dateAndTime } from "../../../../i18n/format.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { ButtonLink } from "../../../../ui/links.tsx";
import { problemText } from "../../../../ui/states.tsx";
import type { PriceFilters } from "./price-filters.ts";

/** Undo, export and import of the grid. */
export function GridTools({ filters: { category } }: { filters: PriceFilters }) {
  const { t } = useTexts(officeImportTexts, officePricesTexts, officeTexts);
  return (
    <Group gap="sm">
      <Undo />
      <ButtonLink to="/back-office/products/export" search={{ kind: "prices", category }} variant="default">
        {t("import.export.title")}
      </ButtonLink>
      <ButtonLink to="/back-office/prices/import" variant="default">
        {t("officePrices.grid.import")}
      </ButtonLink>
    </Group>
  );
}

/** Takes back what was last saved in the grid, by whomever. */
function Undo() {
  const { t, language } = useTexts(officeImportTexts, officePricesTexts, officeTexts);
  const { data } = useQuery(queryOf(listPriceBatches, { query: { limit: 50 } }));
  const open = data?.items.filter(({ undoneOn, undoes }) => !undoneOn && !undoes) ?? [];
  const [last] = open;
  const together = open.filter(({ id, group }) => id === last?.id || (group !== undefined && group === last?.group));
  const undo = useMutation({
    mutationFn: async (ids: readonly string[]) => {
      const cells = [];
      for (const id of ids) cells.push(...(await call(undoPriceBatch, { params: { id } })).cells);
      return cells;
    },
    onSuccess: (cells) => {
      const kept = cells.filter(({ conflict }) => conflict).length;
      const undone = cells.length - kept;
      if (undone > 0) notifications.show({ color: "green", message: t("officePrices.grid.undone", { count: undone }) });
      if (kept > 0) notifications.show({ color: "orange", message: t("officePrices.grid.notUndone", { count: kept }) });
    },
    onError: (error) => notifications.show({ color: "red", title: t("bo.error"), message: problemText(t, error) }),
  });
  if (!last) return null;
  const { by, at } = last;
  const count = together.reduce((sum, batch) => sum + batch.count, 0);
  const hint = t("officePrices.grid.undoHint", { count, name: by?.name ?? "", when: dateAndTime(at, language) });
  return (
    <Tooltip label={hint}>
      <Button variant="default" loading={undo.isPending} onClick={() => undo.mutate(together.map(({ id }) => id))}>
        {t("officePrices.grid.undo")}
      </Button>
    </Tooltip>
  );
}
