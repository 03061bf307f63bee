import { ActionIcon, Alert, Button, Container, Group, Text, Title } from "@mantine/core";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { plusDays, romeDate } from "@solvia/core/platform/time";
import { queryOf } from "../../../../api/client.ts";
import { getShipment, listShipmentCalendar } from "../../../../api/endpoints.gen.ts";
import { officeShipmentsTexts } from "../../../../i18n/areas/office-shipments.ts";
import { date } from "../../../../i18n/format.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { IconChevronLeft, IconChevronRight } from "../../../../ui/icons.gen.ts";
import { AnchorLink, ButtonLink } from "../../../../ui/links.tsx";
import { Failure } from "../../../../ui/states.tsx";
import { useMedia } from "../../../../ui/use-media.ts";
import { Waiting } from "../../../../ui/waiting/waiting.tsx";
import { WarehouseFilter } from "../../../catalogue/office/stock/warehouse-choice.tsx";
import { BackOffice } from "../../../office-kit/layout.tsx";
import { ScheduleDialog } from "../dialogs/schedule-dialog.tsx";
import { dayOr, daysShown, unplanned, type Place } from "./days.ts";
import { isLate } from "./moves.ts";
import { Scheduler } from "./scheduler.tsx";
import { useMove } from "./use-move.ts";

export interface SchedulerSearch {
  /** A day of those that are shown; today where none is said. */
  from?: string | undefined;
  warehouse?: string | undefined;
}

export const SchedulerPage = ({ search }: { search: SchedulerSearch }) => (
  <BackOffice access={listShipmentCalendar.access}>
    <Calendar {...search} />
  </BackOffice>
);

/** Days before today on which a pickup is still looked for that nobody has come for. */
const lookedBack = 14;
/** Others plan too: asked anew, in milliseconds. */
const again = 60_000;

/** What leaves when: a week, on a phone a day; beside it what no day was said of. */
function Calendar({ from, warehouse }: SchedulerSearch) {
  const { t, language } = useTexts(officeShipmentsTexts);
  const navigate = useNavigate();
  const isNarrow = useMedia("(max-width: 48em)");
  const today = romeDate(new Date());
  const days = daysShown(dayOr(from, today), isNarrow ? "day" : "week");
  const [first = today, last = first] = [days[0], days.at(-1)];
  const go = (part: SchedulerSearch) =>
    void navigate({ to: "/back-office/orders-scheduler", search: { from, warehouse, ...part }, replace: true });
  const [planning, setPlanning] = useState<{ id: string; day?: string }>();
  const dayWord = (place: Place): string =>
    place === unplanned ? t("officeShipments.scheduler.unplanned") : dayName(place, language);
  const moves = useMove(dayWord, ({ row, day }) => setPlanning({ id: row.id, day }));
  const shown = useQuery({
    ...queryOf(listShipmentCalendar, { query: { from: first, to: last, warehouse } }),
    placeholderData: keepPreviousData,
    refetchInterval: again,
  });
  const before = useQuery({
    ...queryOf(listShipmentCalendar, {
      query: { from: plusDays(today, -lookedBack), to: plusDays(today, -1), warehouse },
    }),
    refetchInterval: again,
  });
  const { refused } = moves;
  return (
    <Container fluid py="md">
      <Group justify="space-between" mb="sm">
        <Title order={1} size="h3">
          {t("officeShipments.scheduler.title")}
        </Title>
        <Group gap="xs">
          <ButtonLink to="/back-office/shipments" search={{}} size="xs" variant="default">
            {t("officeShipments.title")}
          </ButtonLink>
          <ButtonLink to="/back-office/orders-scheduler" search={{ view: "agenda" }} size="xs" variant="default">
            {t("officeShipments.scheduler.agenda")}
          </ButtonLink>
        </Group>
      </Group>
      <Group align="flex-end" gap="sm" mb="sm" className="list-filters">
        <Group gap={4}>
          <Step
            label={t("officeShipments.scheduler.earlier")}
            icon="left"
            go={() => go({ from: plusDays(first, -days.length) })}
          />
          <Button size="xs" variant="default" onClick={() => go({ from: undefined })}>
            {t("officeShipments.scheduler.today")}
          </Button>
          <Step label={t("officeShipments.scheduler.later")} icon="right" go={() => go({ from: plusDays(last, 1) })} />
        </Group>
        <Text size="sm" fw={600} className="numbers" aria-live="polite">
          {isNarrow
            ? dayName(first, language)
            : t("officeShipments.scheduler.week", { from: date(first, language), to: date(last, language) })}
        </Text>
        <WarehouseFilter value={warehouse} change={({ warehouseId }) => go({ warehouse: warehouseId })} />
      </Group>
      <div className="scheduler-refused" role="status">
        {refused && (
          <Alert color="orange" withCloseButton closeButtonLabel={t("common.close")} onClose={moves.forget} mb="sm">
            {refused.words}{" "}
            <AnchorLink to="/back-office/shipments/$id" params={{ id: refused.id }}>
              {t("officeShipments.scheduler.open")}
            </AnchorLink>
          </Alert>
        )}
      </div>
      {shown.error && <Failure error={shown.error} retry={() => void shown.refetch()} />}
      {(shown.data?.more ?? before.data?.more) && (
        <Alert color="yellow" mb="sm">
          {t("officeShipments.scheduler.tooMany")}
        </Alert>
      )}
      {!shown.data && !shown.error && <Waiting shape="cards" count={3} />}
      {shown.data && (
        <Scheduler
          days={days}
          today={today}
          rows={shown.data.items}
          late={(before.data?.items ?? []).filter((row) => isLate(row, today))}
          warehouse={warehouse}
          moves={moves}
          dayWord={dayWord}
          plan={({ id }) => setPlanning({ id })}
        />
      )}
      {planning && <Plan {...planning} onClose={() => setPlanning(undefined)} />}
    </Container>
  );
}

/** "lun 23 nov" */
const dayName = (day: string, language: string): string =>
  new Intl.DateTimeFormat(language, { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  );

function Step({ label, icon, go }: { label: string; icon: "left" | "right"; go: () => void }) {
  const Icon = icon === "left" ? IconChevronLeft : IconChevronRight;
  return (
    <ActionIcon variant="default" size={30} aria-label={label} onClick={go}>
      <Icon size={16} aria-hidden />
    </ActionIcon>
  );
}

/** The dialog of its day, once the shipment is read whole. */
function Plan({ id, day, onClose }: { id: string; day?: string; onClose: () => void }) {
  const { data } = useQuery(queryOf(getShipment, { params: { id } }));
  return data ? <ScheduleDialog shipment={data} {...(day !== undefined && { on: day })} onClose={onClose} /> : null;
}
