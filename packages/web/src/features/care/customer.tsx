import { Group, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { isEmployee } from "@solvia/core/platform/access";
import { queryOf } from "../../api/client.ts";
import { getBackOfficeUser } from "../../api/endpoints.gen.ts";
import { officeTicketsTexts } from "../../i18n/areas/office-tickets.ts";
import { useTexts } from "../../i18n/index.ts";
import { AnchorLink } from "../../ui/links.tsx";
import { Failure } from "../../ui/states.tsx";
import { Waiting } from "../../ui/waiting/waiting.tsx";
import { ActButton } from "../account/office/act-button.tsx";
import { Notes } from "../account/office/notes.tsx";
import { UserCarts } from "../account/office/user-carts.tsx";
import type { UserDetails } from "../account/office/user-details.ts";
import { CustomerOrders, Known, OtherTickets } from "../tickets/office/side.tsx";
import type { OfficeTicket } from "../tickets/office/ticket.ts";

/** Whose words stand beside it: what the request says, who they are, what they ask else, their cart, orders and notes, and the way to act in their stead. */
export function Customer({ id, ticket }: { id: string; ticket?: OfficeTicket | undefined }) {
  const { data: user, error, refetch } = useQuery(queryOf(getBackOfficeUser, { params: { id } }));
  const companyId = ticket?.companyId ?? user?.company?.id;
  return (
    <Stack>
      {error && <Failure error={error} retry={() => void refetch()} />}
      {!user && !error && <Waiting shape="cards" count={3} />}
      {user && <Person user={user} />}
      {ticket && <Known ticket={ticket} />}
      <OtherTickets userId={id} than={ticket?.id} />
      {user && !user.closedAt && <UserCarts user={user} />}
      <CustomerOrders userId={id} />
      {companyId && <Notes key={companyId} companyId={companyId} />}
    </Stack>
  );
}

function Person({ user }: { user: UserDetails }) {
  const { t } = useTexts(officeTicketsTexts);
  const { id, name, surname, email, company, closedAt, blockedAt } = user;
  const called = `${name} ${surname}`.trim() || email;
  return (
    <Stack gap={4}>
      <Title order={2} size="h4">
        <AnchorLink to="/back-office/users/$id" params={{ id }} inherit>
          {called}
        </AnchorLink>
      </Title>
      <Group gap="sm">
        {company && (
          <AnchorLink to="/back-office/company/$id" params={{ id: company.id }} size="sm">
            {company.companyName}
          </AnchorLink>
        )}
        <Text size="sm" c="dimmed" className="long-words">
          {closedAt ? t("officeCare.gone") : email}
        </Text>
      </Group>
      {!closedAt && !blockedAt && !isEmployee(user) && (
        <Group>
          <ActButton id={id} name={called} />
        </Group>
      )}
    </Stack>
  );
}
