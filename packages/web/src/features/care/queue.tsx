import { Badge, Group, Stack, Switch, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { officeTicketsTexts } from "../../i18n/areas/office-tickets.ts";
import { dateAndTime } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { AnchorLink } from "../../ui/links.tsx";
import { Empty, Failure } from "../../ui/states.tsx";
import { Waiting } from "../../ui/waiting/waiting.tsx";
import { ShowMore } from "../orders/order-list.tsx";
import { TicketDue, TicketTier } from "../tickets/office/tickets-page.tsx";
import { isOpen, opening, type CareSearch, type Waits } from "./care-search.ts";
import type { useWaiting } from "./use-waiting.ts";

type Parts = ReturnType<typeof useWaiting>;
interface Props {
  parts: Parts;
  search: CareSearch;
  onMine: (mine: boolean) => void;
}

/** Who waits for an answer, chats and requests in one column. */
export function Queue({ parts, search, onMine }: Props) {
  const { t, language } = useTexts(officeTicketsTexts);
  const all = [parts.chats, parts.open, parts.in_progress];
  const isCalm = all.every(({ data }) => data?.pages.every(({ items }) => items.length === 0));
  return (
    <Stack gap="sm">
      <Switch
        label={t("officeCare.mine")}
        checked={search.mine ?? false}
        onChange={({ currentTarget: { checked } }) => onMine(checked)}
      />
      {all.some(({ isPending }) => isPending) && <Waiting shape="cards" count={3} />}
      {isCalm && <Empty title={t("officeCare.calm")} hint={t("officeCare.calmHint")} />}
      <Part name="chats" list={parts.chats}>
        {parts.chats.data?.pages.flatMap(({ items }) =>
          items.map(({ id, customerName, customerEmail, lastText, lastMessageOn, unread }) => (
            <Row key={id} one={{ kind: "chat", id }} search={search} name={customerName || customerEmail}>
              <Text size="sm" lineClamp={2}>
                {lastText}
              </Text>
              <Group gap="xs">
                <Text size="xs" c="dimmed" className="numbers">
                  {lastMessageOn && dateAndTime(lastMessageOn, language)}
                </Text>
                {unread > 0 && <Badge size="sm">{unread}</Badge>}
              </Group>
            </Row>
          )),
        )}
      </Part>
      {(["open", "in_progress"] as const).map((status) => (
        <Part key={status} name={status} list={parts[status]}>
          {parts[status].data?.pages.flatMap(({ items }) =>
            items.map(({ id, number, subject, customerName, tier, dueAt, overdue, assigneeName }) => (
              <Row key={id} one={{ kind: "ticket", id }} search={search} name={`${number} · ${customerName}`}>
                <Text size="sm" lineClamp={2}>
                  {subject}
                </Text>
                <Group gap="xs" fz="xs">
                  <TicketTier tier={tier} />
                  <TicketDue dueAt={dueAt} overdue={overdue} />
                  {assigneeName}
                </Group>
              </Row>
            )),
          )}
        </Part>
      ))}
      <Group gap="md">
        <AnchorLink to="/back-office/tickets" size="sm">
          {t("officeCare.all")}
        </AnchorLink>
        <AnchorLink to="/back-office/chats" size="sm">
          {t("officeCare.allChats")}
        </AnchorLink>
      </Group>
    </Stack>
  );
}

interface PartProps {
  name: keyof Parts;
  list: Parts[keyof Parts];
  children: ReactNode;
}

/** One part of the queue, with its own failure: what else waits is still there. */
function Part({ name, list, children }: PartProps) {
  const { t } = useTexts(officeTicketsTexts);
  const { error, data, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  const isEmpty = !data?.pages.some(({ items }) => items.length > 0);
  if (isEmpty && !error) return null;
  return (
    <Stack gap={4} component="section" aria-label={t(`officeCare.${name}`)}>
      <Title order={2} size="h6">
        {t(`officeCare.${name}`)}
      </Title>
      {error && <Failure error={error} retry={() => void refetch()} />}
      {!isEmpty && <ul className="care-queue">{children}</ul>}
      <ShowMore shown={hasNextPage} loading={isFetchingNextPage} go={() => void fetchNextPage()} />
    </Stack>
  );
}

interface RowProps {
  one: Waits;
  search: CareSearch;
  name: string;
  children: ReactNode;
}

function Row({ one, search, name, children }: RowProps) {
  const isThis = isOpen(search, one);
  return (
    <li className="care-row" data-open={isThis || undefined}>
      <AnchorLink
        to="/back-office/care"
        search={opening(search, one)}
        size="sm"
        fw={600}
        {...(isThis && { "aria-current": "true" })}
      >
        {name}
      </AnchorLink>
      {children}
    </li>
  );
}
