import { Grid, Stack, Title } from "@mantine/core";
import { useState, type ReactNode } from "react";
import { officeTicketsTexts } from "../../../i18n/areas/office-tickets.ts";
import { useTexts } from "../../../i18n/index.ts";
import { RecordHead } from "../../office-kit/record-head.tsx";
import { Conversation } from "../conversation.tsx";
import { TicketState } from "../ticket-state.tsx";
import { OthersThere } from "./others-there.tsx";
import { Reply } from "./reply.tsx";
import { TicketActs } from "./ticket-acts.tsx";
import { TicketDue, TicketTier } from "./tickets-page.tsx";
import type { OfficeTicket } from "./ticket.ts";

interface Props {
  ticket: OfficeTicket;
  back: ReactNode;
  onStale: () => void;
  /** Of its heading: in a pane the page has one above it. */
  level?: 1 | 2;
  /** What stands beside the conversation on a page of its own; a pane has it elsewhere. */
  side?: ReactNode;
}

/** One request to work at: how it stands, who else has it open, the conversation and the answer below it. */
export function TicketWork({ ticket, back, onStale, level = 1, side }: Props) {
  const { t } = useTexts(officeTicketsTexts);
  const [isWriting, setWriting] = useState(false);
  const { id, number, subject, status, tier, thread } = ticket;
  const words = (
    <Stack mt="md">
      <Title order={level === 1 ? 2 : 3} size="h5">
        {t("officeTickets.thread")}
      </Title>
      <Conversation
        thread={thread}
        side="office"
        path={`/back-office/tickets/${id}`}
        internal={t("officeTickets.internal")}
      />
      <Reply key={id} ticket={ticket} onWriting={setWriting} onStale={onStale} />
    </Stack>
  );
  return (
    <>
      <RecordHead
        back={back}
        level={level}
        name={`${number} · ${subject}`}
        states={
          <>
            <TicketState status={status} />
            <TicketTier tier={tier} />
          </>
        }
        acts={<TicketActs ticket={ticket} />}
      >
        <TicketDue dueAt={ticket.dueAt} overdue={ticket.overdue} />
        <OthersThere ticket={ticket} isWriting={isWriting} onStale={onStale} />
      </RecordHead>
      {side ? (
        <Grid gap="lg">
          <Grid.Col span={{ xs: 12, lg: 8 }}>{words}</Grid.Col>
          <Grid.Col span={{ xs: 12, lg: 4 }} mt="md">
            {side}
          </Grid.Col>
        </Grid>
      ) : (
        words
      )}
    </>
  );
}
