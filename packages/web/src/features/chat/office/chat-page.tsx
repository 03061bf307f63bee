import { Container, Grid, Group, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { queryOf } from "../../../api/client.ts";
import { getBackOfficeUser } from "../../../api/endpoints.gen.ts";
import { officeTexts } from "../../../i18n/areas/office.ts";
import { officeListsTexts } from "../../../i18n/areas/office-lists.ts";
import { useTexts } from "../../../i18n/index.ts";
import { AnchorLink } from "../../../ui/links.tsx";
import { Failure } from "../../../ui/states.tsx";
import { Waiting } from "../../../ui/waiting/waiting.tsx";
import { ChatPanel } from "../chat-panel.tsx";
import { BackOffice } from "../../office-kit/layout.tsx";
import { UserCarts } from "../../account/office/user-carts.tsx";
import type { UserDetails } from "../../account/office/user-details.ts";
import { UserOrders } from "../../account/office/user-orders.tsx";

/** One customer's chat, to answer in: beside it who writes, their carts and their orders. */
export const BackOfficeChatPage = ({ id }: { id: string }) => (
  <BackOffice>
    <Chat id={id} />
  </BackOffice>
);

function Chat({ id }: { id: string }) {
  const { t } = useTexts(officeTexts, officeListsTexts);
  const { data: user, error, refetch } = useQuery(queryOf(getBackOfficeUser, { params: { id } }));
  return (
    <Container size="xl" py="md">
      <AnchorLink to="/back-office/chats" size="sm">
        {t("officeLists.chats")}
      </AnchorLink>
      <Grid gap="xl" mt={4}>
        <Grid.Col span={{ xs: 12, lg: 7 }}>
          {user && <Customer user={user} />}
          <ChatPanel key={id} chatId={id} side="office" />
        </Grid.Col>
        <Grid.Col span={{ xs: 12, lg: 5 }}>
          {error && <Failure error={error} retry={() => void refetch()} />}
          {!user && !error && <Waiting shape="cards" count={2} />}
          {user && (
            <Stack>
              {!user.closedAt && <UserCarts user={user} />}
              <Title order={2} size="h4">
                {t("bo.orders")}
              </Title>
              <UserOrders userId={user.id} aside />
            </Stack>
          )}
        </Grid.Col>
      </Grid>
    </Container>
  );
}

/** Who writes, with the way to all that is known about them and their company. */
function Customer({ user }: { user: UserDetails }) {
  const { id, name, surname, email, company } = user;
  return (
    <Stack gap={2} mb="md">
      <Title order={1} size="h3">
        <AnchorLink to="/back-office/users/$id" params={{ id }} inherit>
          {`${name} ${surname}`.trim() || email}
        </AnchorLink>
      </Title>
      <Group gap="sm">
        {company && (
          <AnchorLink to="/back-office/company/$id" params={{ id: company.id }} size="sm">
            {company.companyName}
          </AnchorLink>
        )}
        <Text size="sm" c="dimmed">
          {email}
        </Text>
      </Group>
    </Stack>
  );
}
