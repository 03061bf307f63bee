import { Container } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { queryOf } from "../../../api/client.ts";
import { getBackOfficeTicket } from "../../../api/endpoints.gen.ts";
import { officeTicketsTexts } from "../../../i18n/areas/office-tickets.ts";
import { useTexts } from "../../../i18n/index.ts";
import { AnchorLink } from "../../../ui/links.tsx";
import { Failure } from "../../../ui/states.tsx";
import { Waiting } from "../../../ui/waiting/waiting.tsx";
import { BackOffice } from "../../office-kit/layout.tsx";
import { Side } from "./side.tsx";
import { TicketWork } from "./ticket-work.tsx";
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
  return (
    <Container size="xl" py="md">
      <TicketWork
        ticket={ticket}
        onStale={onStale}
        back={
          <AnchorLink to="/back-office/tickets" size="sm">
            {t("officeTickets.title")}
          </AnchorLink>
        }
        side={<Side ticket={ticket} />}
      />
    </Container>
  );
}
