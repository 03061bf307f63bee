import { Button, Card, Group, Stack, Text, Title } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import type * as z from "zod";
import type { OwnTicket } from "@solvia/core/contract/helping/ticket-shapes";
import { pagesOf } from "../../api/client.ts";
import { listTickets } from "../../api/endpoints.gen.ts";
import { supportTexts } from "../../i18n/areas/support.ts";
import { dateAndTime } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { AnchorLink, ButtonLink } from "../../ui/links.tsx";
import { Empty, Failure } from "../../ui/states.tsx";
import { Waiting } from "../../ui/waiting/waiting.tsx";
import { aboutWords } from "./about-words.ts";
import { TicketState } from "./ticket-state.tsx";

/** One's own requests for help, what happened last first. */
export function SupportPage() {
  const { t } = useTexts(supportTexts);
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    pagesOf(listTickets, { query: { limit: 20 } }),
  );
  const tickets = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Stack>
      <Group justify="space-between">
        <Title order={1}>{t("support.title")}</Title>
        <ButtonLink to="/technical-support-request">{t("support.new")}</ButtonLink>
      </Group>
      {error && <Failure error={error} retry={() => void refetch()} />}
      {!data && !error && <Waiting shape="cards" count={2} />}
      {data && tickets.length === 0 && <Empty title={t("support.none")} hint={t("support.noneHint")} />}
      {tickets.map((ticket) => (
        <OneTicket key={ticket.id} ticket={ticket} />
      ))}
      {hasNextPage && (
        <Group justify="center">
          <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t("support.more")}
          </Button>
        </Group>
      )}
    </Stack>
  );
}

function OneTicket({ ticket }: { ticket: z.output<typeof OwnTicket> }) {
  const { t, language } = useTexts(supportTexts);
  const { id, number, subject, status, topic, about, lastOn, dueAt } = ticket;
  return (
    <Card withBorder padding="md" component="article" aria-label={subject}>
      <Group justify="space-between" gap="xs" wrap="nowrap" align="flex-start">
        <AnchorLink to="/profile/support/$id" params={{ id }} fw={600} style={{ overflowWrap: "anywhere" }}>
          {subject}
        </AnchorLink>
        <TicketState status={status} />
      </Group>
      <Text size="sm" c="dimmed">
        {[number, t(`support.topics.${topic}`), aboutWords(t, about), dateAndTime(lastOn, language)]
          .filter(Boolean)
          .join(" · ")}
      </Text>
      {dueAt && <Text size="sm">{t("support.due", { date: dateAndTime(dueAt, language) })}</Text>}
    </Card>
  );
}
