import { Container, Grid, Stack, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { queryOf } from "../../../api/client.ts";
import { getBackOfficeTicket } from "../../../api/endpoints.gen.ts";
import { officeTicketsTexts } from "../../../i18n/areas/office-tickets.ts";
import { useTexts } from "../../../i18n/index.ts";
import { AnchorLink } from "../../../ui/links.tsx";
import { Failure } from "../../../ui/states.tsx";
import { Waiting } from "../../../ui/waiting/waiting.tsx";
import { BackOffice } from "../../office-kit/layout.tsx";
import { RecordHead } from "../../office-kit/record-head.tsx";
import { Conversation } from "../conversation.tsx";
import { TicketState } from "../ticket-state.tsx";
import { OthersThere } from "./others-there.tsx";
import { Reply } from "./reply.tsx";
import { Side } from "./side.tsx";
import { TicketActs } from "./ticket-acts.tsx";
import { TicketDue, TicketTier } from "./tickets-page.tsx";
import type { OfficeTicket } from "./ticket.ts";

export const TicketPage = ({ id }: { id: string }) => (
  <BackOffice access={getBackOfficeTicket.access}>
    <OneTicket id={id} />
  </BackOffice>
);

function OneTicket({ id }: { id: string }) {
  const { data: ticket, error, refetch } = useQuery(queryOf(getBackOfficeTicket, { params: { id } }));
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  return ticket ? <LoadedTicket ticket={ticket} onStale={() => void refetch()} /> : <Waiting shape="record" />;
}

/** One request: the conversation with the answer below it, its customer beside. */
function LoadedTicket({ ticket, onStale }: { ticket: OfficeTicket; onStale: () => void }) {
  const { t } = useTexts(officeTicketsTexts);
  const [isWriting, setWriting] = useState(false);
  const { id, number, subject, status, tier, thread } = ticket;
  return (
    <Container size="xl" py="md">
      <RecordHead
        back={
          <AnchorLink to="/back-office/tickets" size="sm">
            {t("officeTickets.title")}
          </AnchorLink>
        }
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
      <Grid gap="lg" mt="md">
        <Grid.Col span={{ xs: 12, lg: 8 }}>
          <Stack>
            <Title order={2} size="h5">
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
        </Grid.Col>
        <Grid.Col span={{ xs: 12, lg: 4 }}>
          <Side ticket={ticket} />
        </Grid.Col>
      </Grid>
    </Container>
  );
}
