import { Card, Group, Text } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import type { AnswerOf } from "@solvia/core/contract/endpoint";
import type { listIncomingMovements as Contract } from "@solvia/core/contract/warehouse";
import { romeDate } from "@solvia/core/platform/time";
import { pagesOf } from "../../api/client.ts";
import { listIncomingMovements } from "../../api/endpoints/warehouse.gen.ts";
import { officeWarehouseTexts } from "../../i18n/areas/office-warehouse.ts";
import { date } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { AnchorLink } from "../../ui/links.tsx";
import { Failure } from "../../ui/states.tsx";
import { Waiting } from "../../ui/waiting/waiting.tsx";
import { FloorPage } from "./floor-page.tsx";
import { HouseChoice } from "./house-choice.tsx";
import { MoreRows, NoRows } from "./more-rows.tsx";

type Row = AnswerOf<typeof Contract>["items"][number];

/** What is to come, the most overdue first. */
export function InputsPage({ warehouse }: { warehouse: string | undefined }) {
  const { t } = useTexts(officeWarehouseTexts);
  const navigate = useNavigate();
  return (
    <FloorPage title={t("floor.inputs")}>
      <HouseChoice
        value={warehouse}
        onChange={(chosen) => void navigate({ to: "/warehouses/inputs", search: { warehouse: chosen }, replace: true })}
      />
      <Rows warehouse={warehouse} />
    </FloorPage>
  );
}

function Rows({ warehouse }: { warehouse: string | undefined }) {
  const { t } = useTexts(officeWarehouseTexts);
  const [today] = useState(() => romeDate(new Date()));
  const list = useInfiniteQuery(pagesOf(listIncomingMovements, { query: { warehouseId: warehouse, limit: 30 } }));
  if (list.error && !list.data) return <Failure error={list.error} retry={() => void list.refetch()} />;
  if (!list.data) return <Waiting shape="cards" />;
  const rows = list.data.pages.flatMap(({ items }) => items);
  return (
    <>
      {rows.length === 0 && <NoRows title={t("floor.inputsNone")} hint={t("floor.inputsNoneHint")} />}
      {rows.map((row) => (
        <Input key={row.id} row={row} today={today} />
      ))}
      <MoreRows query={list} />
    </>
  );
}

function Input({ row, today }: { row: Row; today: string }) {
  const { t, language } = useTexts(officeWarehouseTexts);
  const { id, forecastOn, supplierName, purchaseNumber, reference, productCode, name, articles, pieces, partOf } = row;
  const isLate = forecastOn !== undefined && forecastOn < today;
  const who = [supplierName, purchaseNumber, reference].filter(Boolean).join(" · ");
  return (
    <Card withBorder padding="md" component="article">
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <AnchorLink to="/warehouses/inputs/$id" params={{ id }} fw={600} size="lg" className="long-words">
          {[productCode, name].filter(Boolean).join(" · ") || t("floor.input")}
        </AnchorLink>
        <Text fw={700} size="lg" className="numbers">
          {t("floor.pieces", { count: pieces })}
        </Text>
      </Group>
      {articles > 1 && <Text size="sm">{t("floor.articles", { count: articles })}</Text>}
      {who && <Text size="sm">{who}</Text>}
      <Text size="sm" {...(isLate ? { c: "red", fw: 600 } : { c: "dimmed" })}>
        {forecastOn ? date(forecastOn, language) : t("floor.noDay")}
        {isLate && ` · ${t("floor.late")}`}
        {partOf && ` · ${t("floor.rest")}`}
      </Text>
    </Card>
  );
}
