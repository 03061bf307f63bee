import { Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { languageNames } from "../../../i18n/languages.ts";
import { queryOf } from "../../../api/client.ts";
import { listBackOfficeTickets } from "../../../api/endpoints.gen.ts";
import { officeTicketsTexts } from "../../../i18n/areas/office-tickets.ts";
import { dateAndTime } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { AnchorLink } from "../../../ui/links.tsx";
import { Notes } from "../../account/office/notes.tsx";
import { UserOrders } from "../../account/office/user-orders.tsx";
import { Facts } from "../../office-kit/facts.tsx";
import { TicketState } from "../ticket-state.tsx";
import type { OfficeTicket } from "./ticket.ts";

/** What there is to know of a request and of its customer: other requests, orders, notes. */
export const Side = ({ ticket }: { ticket: OfficeTicket }) => (
  <Stack>
    <Known ticket={ticket} />
    <OtherTickets userId={ticket.userId} than={ticket.id} />
    <CustomerOrders userId={ticket.userId} />
    {ticket.companyId && <Notes companyId={ticket.companyId} />}
  </Stack>
);

/** What a customer has ordered. */
export function CustomerOrders({ userId }: { userId: string }) {
  const { t } = useTexts(officeTicketsTexts);
  return (
    <Stack gap={6} component="section" aria-label={t("officeTickets.orders")}>
      <Title order={2} size="h5">
        {t("officeTickets.orders")}
      </Title>
      <UserOrders userId={userId} aside />
    </Stack>
  );
}

/** What the request itself says. */
export function Known({ ticket }: { ticket: OfficeTicket }) {
  const { t, language } = useTexts(officeTicketsTexts);
  const { about, userId, customerName, topic, source, ground, tier, assigneeName, createdOn, claim, satisfaction } =
    ticket;
  const customer = (
    <AnchorLink to="/back-office/users/$id" params={{ id: userId }}>
      {customerName}
    </AnchorLink>
  );
  const order = about.orderId && (
    <AnchorLink to="/back-office/orders/$id" params={{ id: about.orderId }}>
      {about.orderNumber}
    </AnchorLink>
  );
  const shipment = claim && (
    <AnchorLink to="/back-office/shipments/$id" params={{ id: claim.shipmentId }}>
      {t("officeTickets.openClaim")}
    </AnchorLink>
  );
  const rating = satisfaction && (
    <>
      {t("officeTickets.stars5", { stars: satisfaction.stars })}
      {satisfaction.words && <Text size="sm">{satisfaction.words}</Text>}
    </>
  );
  return (
    <Facts
      facts={[
        [t("officeTickets.customer"), customer],
        [t("officeTickets.order"), order],
        [t("officeTickets.article"), about.product ?? about.brand],
        [t("officeTickets.serial"), about.serial],
        [t("officeTickets.topic"), t(`officeTickets.topics.${topic}`)],
        [t("officeTickets.tier"), t(`officeTickets.tiers.${tier}`)],
        [t("officeTickets.ground"), t(`officeTickets.grounds.${ground}`)],
        [t("officeTickets.source"), t(`officeTickets.sources.${source}`)],
        [t("officeTickets.claim"), shipment],
        [t("officeTickets.assignee"), assigneeName],
        [t("officeTickets.language"), languageNames[ticket.language]],
        [t("officeTickets.createdOn"), dateAndTime(createdOn, language)],
        [t("officeTickets.satisfaction"), rating],
      ]}
    />
  );
}

/** What else its customer has asked, the latest. */
export function OtherTickets({ userId, than }: { userId: string; than?: string | undefined }) {
  const { t } = useTexts(officeTicketsTexts);
  const { data } = useQuery(queryOf(listBackOfficeTickets, { query: { userId, limit: 6 } }));
  const others = data?.items.filter((one) => one.id !== than) ?? [];
  if (others.length === 0) return null;
  return (
    <Stack gap={6} component="section" aria-label={t("officeTickets.others")}>
      <Title order={2} size="h5">
        {t("officeTickets.others")}
      </Title>
      {others.map((one) => (
        <div key={one.id}>
          <AnchorLink to="/back-office/tickets/$id" params={{ id: one.id }} size="sm">
            {one.number} · {one.subject}
          </AnchorLink>{" "}
          <TicketState status={one.status} />
        </div>
      ))}
    </Stack>
  );
}
