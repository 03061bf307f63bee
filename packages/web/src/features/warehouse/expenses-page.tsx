import { Card, Group, Text } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { pagesOf } from "../../api/client.ts";
import { listWarehouseExpenses } from "../../api/endpoints/warehouse.gen.ts";
import { officeWarehouseTexts } from "../../i18n/areas/office-warehouse.ts";
import { date, money } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { Failure } from "../../ui/states.tsx";
import { Waiting } from "../../ui/waiting/waiting.tsx";
import { FloorPage } from "./floor-page.tsx";
import { MoreRows, NoRows } from "./more-rows.tsx";

/** What the moving of goods has cost, the latest first. */
export function WarehouseExpensesPage() {
  const { t } = useTexts(officeWarehouseTexts);
  return (
    <FloorPage title={t("floor.expenses")}>
      <Rows />
    </FloorPage>
  );
}

function Rows() {
  const { t, language } = useTexts(officeWarehouseTexts);
  const list = useInfiniteQuery(pagesOf(listWarehouseExpenses, { query: { limit: 30 } }));
  if (list.error && !list.data) return <Failure error={list.error} retry={() => void list.refetch()} />;
  if (!list.data) return <Waiting shape="cards" />;
  const rows = list.data.pages.flatMap(({ items }) => items);
  return (
    <>
      {rows.length === 0 && <NoRows title={t("floor.expense.none")} hint={t("floor.expense.noneHint")} />}
      {rows.map(({ id, kind, on, amount, payee, reference, description, purchaseNumber }) => (
        <Card key={id} withBorder padding="md" component="article">
          <Group justify="space-between" wrap="nowrap">
            <Text fw={600} className="long-words">
              {payee}
            </Text>
            <Text fw={700} className="numbers">
              {money(amount, language)}
            </Text>
          </Group>
          <Text size="sm">{[t(`floor.expense.kinds.${kind}`), date(on, language)].join(" · ")}</Text>
          <Text size="sm" c="dimmed">
            {[reference, description, purchaseNumber].filter(Boolean).join(" · ")}
          </Text>
        </Card>
      ))}
      <MoreRows query={list} />
    </>
  );
}
