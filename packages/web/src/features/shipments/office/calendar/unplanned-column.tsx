import { Button, Stack, Text } from "@mantine/core";
import { useDroppable } from "@dnd-kit/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { pagesOf } from "../../../../api/client.ts";
import { listShipments } from "../../../../api/endpoints.gen.ts";
import { officeShipmentsTexts } from "../../../../i18n/areas/office-shipments.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { Failure } from "../../../../ui/states.tsx";
import type { ShipmentRow } from "../shipment.ts";
import { unplanned } from "./days.ts";
import { ShipmentCard } from "./shipment-card.tsx";

interface Props {
  /** Those whose day has gone by. */
  late: readonly ShipmentRow[];
  warehouse: string | undefined;
  /** One that is being moved to a day stands there. */
  without: string | undefined;
  plan: (row: ShipmentRow) => void;
}

/** What no day was said of: late pickups first, then what is ready, then what is still to be prepared. */
export function UnplannedColumn({ late, warehouse, without, plan }: Props) {
  const { t } = useTexts(officeShipmentsTexts);
  const { setNodeRef, isOver } = useDroppable({ id: unplanned });
  const ready = useInfiniteQuery(pagesOf(listShipments, { query: { warehouse, status: "ready", limit: 30 } }));
  const toPrepare = useInfiniteQuery(pagesOf(listShipments, { query: { warehouse, status: "to_prepare", limit: 10 } }));
  const rowsOf = ({ data }: typeof ready) =>
    (data?.pages.flatMap(({ items }) => items) ?? []).filter(({ id }) => id !== without);
  const lateOnes = late.filter(({ id }) => id !== without);
  const isEmpty =
    ready.data && toPrepare.data && lateOnes.length + rowsOf(ready).length + rowsOf(toPrepare).length === 0;
  const error = ready.error ?? toPrepare.error;
  const cards = (rows: readonly ShipmentRow[], isLate: boolean) =>
    rows.map((row) => <ShipmentCard key={row.id} row={row} place={unplanned} late={isLate} plan={plan} />);
  return (
    <section
      ref={setNodeRef}
      className="scheduler-column"
      data-over={isOver || undefined}
      aria-label={t("officeShipments.scheduler.unplanned")}
    >
      <Text size="sm" fw={700} mb="xs" className="scheduler-day">
        {t("officeShipments.scheduler.unplanned")}
      </Text>
      {error && (
        <Failure
          error={error}
          retry={() => {
            void ready.refetch();
            void toPrepare.refetch();
          }}
        />
      )}
      {isEmpty && (
        <Text size="sm" c="dimmed">
          {t("officeShipments.scheduler.nothing")}
        </Text>
      )}
      <Stack gap={6}>
        {cards(lateOnes, true)}
        {cards(rowsOf(ready), false)}
        <More of={ready} />
        {rowsOf(toPrepare).length > 0 && (
          <Text size="xs" c="dimmed" mt="xs">
            {t("officeShipments.scheduler.toPrepare")}
          </Text>
        )}
        {cards(rowsOf(toPrepare), false)}
        <More of={toPrepare} />
      </Stack>
    </section>
  );
}

function More({
  of: { hasNextPage, isFetchingNextPage, fetchNextPage },
}: {
  of: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };
}) {
  const { t } = useTexts(officeShipmentsTexts);
  if (!hasNextPage) return null;
  return (
    <Button size="xs" variant="subtle" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
      {t("officeShipments.scheduler.more")}
    </Button>
  );
}
