import { Badge, Button, Card, Group, Menu, ScrollArea, Stack, Text } from "@mantine/core";
import {
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { CSS } from "@dnd-kit/utilities";
import { useInfiniteQuery } from "@tanstack/react-query";
import { pagesOf } from "../../../../api/client.ts";
import { listBackOfficeQuotations } from "../../../../api/endpoints.gen.ts";
import { officeQuotationsTexts } from "../../../../i18n/areas/office-quotations.ts";
import { date, money } from "../../../../i18n/format.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { AnchorLink } from "../../../../ui/links.tsx";
import { Failure } from "../../../../ui/states.tsx";
import { Waiting } from "../../../../ui/waiting/waiting.tsx";
import { customerName, type QuotationRow } from "../quotation.ts";
import { stateColours } from "../state-badge.tsx";
import { announcementsIn } from "./announcements.ts";
import type { Filters } from "./board-filters.tsx";
import { byColumns } from "../../../office-kit/board/by-columns.ts";
import { useUser } from "../../../login/session.ts";
import { states, targetsOf, type State } from "./moves.ts";
import "./board.css";

type Move = (id: string, from: State, to: State) => void;

const byStates = byColumns(states, (card) => (card as QuotationRow | undefined)?.status);

/** A column for each state. A card is dragged to another column, or sent there by its menu, which any keyboard opens. */
export function Board({ filters, move }: { filters: Filters; move: Move }) {
  const { t } = useTexts(officeQuotationsTexts);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 5 } }),
    useSensor(KeyboardSensor, { coordinateGetter: byStates }),
  );
  return (
    <DndContext
      sensors={sensors}
      onDragEnd={({ active, over }) => {
        const row = active.data.current as QuotationRow | undefined;
        const to = states.find((state) => state === over?.id);
        if (row && to && to !== row.status) move(row.id, row.status, to);
      }}
      accessibility={{
        announcements: announcementsIn(t),
        screenReaderInstructions: { draggable: t("officeQuotations.board.keys") },
      }}
    >
      <ScrollArea type="auto">
        <div className="quotation-board">
          {states.map((state) => (
            <Column key={state} state={state} filters={filters} move={move} />
          ))}
        </div>
      </ScrollArea>
    </DndContext>
  );
}

function Column({ state, filters, move }: { state: State; filters: Filters; move: Move }) {
  const { t, language } = useTexts(officeQuotationsTexts);
  const { setNodeRef, isOver } = useDroppable({ id: state });
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    pagesOf(listBackOfficeQuotations, { query: { ...filters, status: state, limit: 30 } }),
  );
  const rows = data?.pages.flatMap(({ items }) => items) ?? [];
  const sum = rows.reduce((total, row) => total + row.total, 0);
  return (
    <section
      ref={setNodeRef}
      className="quotation-column"
      data-over={isOver || undefined}
      aria-label={t(`officeQuotations.states.${state}`)}
    >
      <Group justify="space-between" gap="xs" mb="xs" wrap="nowrap">
        <Badge color={stateColours[state]} variant="light" c="bright" tt="none">
          {t(`officeQuotations.states.${state}`)}
        </Badge>
        <Text size="xs" c="dimmed" className="numbers">
          {data && `${rows.length}${hasNextPage ? "+" : ""} · ${money(sum, language)}`}
        </Text>
      </Group>
      {error && <Failure error={error} retry={() => void refetch()} />}
      {!data && !error && <Waiting shape="lines" />}
      {data && rows.length === 0 && (
        <Text size="sm" c="dimmed">
          {t("officeQuotations.board.empty")}
        </Text>
      )}
      <Stack gap="xs">
        {rows.map((row) => (
          <QuotationCard key={row.id} row={row} move={move} />
        ))}
        {hasNextPage && (
          <Button size="xs" variant="subtle" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t("officeQuotations.board.more")}
          </Button>
        )}
      </Stack>
    </section>
  );
}

function QuotationCard({ row, move }: { row: QuotationRow; move: Move }) {
  const { t, language } = useTexts(officeQuotationsTexts);
  const { id, number, status, total, validUntil, ownerName, approval, sent, lostReason } = row;
  const targets = targetsOf(status, useUser() ?? undefined);
  const { attributes, listeners, setNodeRef, transform, isDragging } = useDraggable({ id, data: row });
  return (
    <Card
      ref={setNodeRef}
      withBorder
      padding="xs"
      component="article"
      aria-label={number}
      style={{ transform: CSS.Translate.toString(transform), zIndex: isDragging ? 2 : undefined }}
      shadow={isDragging ? "md" : "none"}
      className="quotation-card"
    >
      {/* The handle is the card's head: its menu and its link stay for the pointer. */}
      <div
        {...attributes}
        {...listeners}
        className="quotation-handle"
        aria-label={t("officeQuotations.board.drag", { number })}
      >
        <Text size="sm" fw={600} lineClamp={2}>
          {customerName(row)}
        </Text>
        <Text size="sm" className="numbers">
          {money(total, language)}
        </Text>
        <Text size="xs" c="dimmed" className="numbers">
          {[
            validUntil && t("officeQuotations.until", { date: date(validUntil, language) }),
            sent > 0 && t("officeQuotations.versionOf", { n: sent }),
            ownerName,
          ]
            .filter(Boolean)
            .join(" · ")}
        </Text>
        {approval && <Text size="xs">{t(`officeQuotations.approvals.${approval}`)}</Text>}
        {lostReason && <Text size="xs">{t(`officeQuotations.reasons.${lostReason}`)}</Text>}
      </div>
      <Group justify="space-between" mt={4} gap={4}>
        <AnchorLink to="/back-office/quotations/$id" params={{ id }} size="xs" className="one-line">
          {number}
        </AnchorLink>
        {targets.length > 0 && (
          <Menu position="bottom-end">
            <Menu.Target>
              <Button
                size="compact-xs"
                variant="subtle"
                ml="auto"
                px={4}
                aria-label={t("officeQuotations.board.moveOf", { number })}
              >
                {t("officeQuotations.board.moveTo")}
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              {targets.map((to) => (
                <Menu.Item key={to} onClick={() => move(id, status, to)}>
                  {t(`officeQuotations.states.${to}`)}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        )}
      </Group>
    </Card>
  );
}
