import { Card, Text } from "@mantine/core";
import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { pagesOf, queryOf } from "../../../api/client.ts";
import { getBlindCount, listOpenCounts } from "../../../api/endpoints/back-office-logistics.gen.ts";
import { officeWarehouseTexts } from "../../../i18n/areas/office-warehouse.ts";
import { dateTime } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { AnchorLink } from "../../../ui/links.tsx";
import { Failure } from "../../../ui/states.tsx";
import { Waiting } from "../../../ui/waiting/waiting.tsx";
import { useCommands } from "../../scanning/queue/use-commands.ts";
import { FloorPage } from "../floor-page.tsx";
import { MoreRows, NoRows } from "../more-rows.tsx";
import { useHouses } from "../use-houses.ts";

/** The counts that wait for whoever counts. */
export function CountsPage() {
  const { t } = useTexts(officeWarehouseTexts);
  return (
    <FloorPage title={t("floor.counts.title")}>
      <Rows />
    </FloorPage>
  );
}

/** So many counts are brought onto the device before anybody walks to where they are done. */
const broughtAlong = 20;

function Rows() {
  const { t, language } = useTexts(officeWarehouseTexts);
  const client = useQueryClient();
  const list = useInfiniteQuery(pagesOf(listOpenCounts, { query: { limit: 30 } }));
  const { nameOf } = useHouses();
  const { waiting } = useCommands();
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const ids = rows
    .slice(0, broughtAlong)
    .map(({ id }) => id)
    .join(" ");
  useEffect(() => {
    for (const id of ids.split(" ").filter(Boolean))
      void client.prefetchQuery(queryOf(getBlindCount, { params: { id } }));
  }, [ids, client]);
  if (list.error && !list.data) return <Failure error={list.error} retry={() => void list.refetch()} />;
  if (!list.data) return <Waiting shape="cards" />;
  const isHandedIn = (id: string) =>
    waiting.some(({ kind, subject }) => kind === "hand-in-count" && subject === `count/${id}`);
  return (
    <>
      {rows.length === 0 && <NoRows title={t("floor.counts.none")} hint={t("floor.counts.noneHint")} />}
      {rows.map(({ id, place, warehouseId, createdOn }) => (
        <Card key={id} withBorder padding="md" component="article">
          <AnchorLink to="/warehouses/counts/$id" params={{ id }} fw={600} size="lg" py={8} className="long-words">
            {place}
          </AnchorLink>
          <Text size="sm" c="dimmed">
            {[nameOf(warehouseId), dateTime(createdOn, language)].filter(Boolean).join(" · ")}
          </Text>
          {isHandedIn(id) && <Text size="sm">{t("floor.counts.handInWaits")}</Text>}
        </Card>
      ))}
      {rows.length > 0 && (
        <Text size="sm" c="dimmed">
          {t("floor.counts.kept")}
        </Text>
      )}
      <MoreRows query={list} />
    </>
  );
}
