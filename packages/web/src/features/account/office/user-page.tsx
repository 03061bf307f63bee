import { Container, Group, Stack, Tabs, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { allowed } from "@solvia/core/platform/access";
import { queryOf } from "../../../api/client.ts";
import {
  getBackOfficeUser,
  getUserSubscription,
  listAuditLog,
  listPremiumProducts,
} from "../../../api/endpoints.gen.ts";
import { officePeopleTexts } from "../../../i18n/areas/office-people.ts";
import { useTexts } from "../../../i18n/index.ts";
import { AnchorLink } from "../../../ui/links.tsx";
import { Empty, Failure } from "../../../ui/states.tsx";
import { Waiting } from "../../../ui/waiting/waiting.tsx";
import { useUser } from "../../login/session.ts";
import { BackOffice } from "../../office-kit/layout.tsx";
import { useOpened } from "../../office-kit/records/opened.ts";
import { History } from "../../audit/audit-entries.tsx";
import { CompanySummary } from "./company/company-data.tsx";
import { isUserTab, userTabs, type UserTab } from "./filters.ts";
import { Notes } from "./notes.tsx";
import { Requests } from "./requests.tsx";
import { UserCarts } from "./user-carts.tsx";
import { userKind } from "./user-kind.tsx";
import type { UserDetails } from "./user-details.ts";
import { UserActions } from "./user-actions.tsx";
import { Addresses, Sessions, UserData } from "./user-data.tsx";
import { UserOrders } from "./user-orders.tsx";
import { UserSubscription } from "./premium/user-subscription.tsx";
import { UserBadges } from "./user-columns.tsx";

interface Props {
  id: string;
  tab: UserTab;
}

/** Everything about a person. */
export const UserPage = (props: Props) => (
  <BackOffice access={getBackOfficeUser.access}>
    <Person {...props} />
  </BackOffice>
);

function Person({ id, tab }: Props) {
  const { data, error, refetch } = useQuery(queryOf(getBackOfficeUser, { params: { id } }));
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  return data ? <Loaded user={data} tab={tab} /> : <Waiting shape="record" />;
}

function Loaded({ user, tab }: { user: UserDetails; tab: UserTab }) {
  const { t } = useTexts(officePeopleTexts);
  const navigate = useNavigate();
  const colleague = useUser();
  useOpened(userKind, user);
  const needs: Partial<Record<UserTab, { access: Parameters<typeof allowed>[0] }>> = {
    subscription: getUserSubscription,
    prices: listPremiumProducts,
    history: listAuditLog,
  };
  const shown = userTabs.filter((name) => allowed(needs[name]?.access ?? "sales", colleague ?? undefined));
  const open = (name: string | null) =>
    isUserTab(name) &&
    void navigate({ to: "/back-office/users/$id", params: { id: user.id }, search: { tab: name }, replace: true });
  return (
    <Container size="xl" py="md">
      <Group justify="space-between" align="flex-start" mb="md">
        <Stack gap={4}>
          <Title order={1} size="h3">
            {`${user.name} ${user.surname}`.trim() || user.id}
          </Title>
          <Text c="dimmed">{user.email}</Text>
          <UserBadges user={user} />
        </Stack>
        {!user.closedAt && <UserActions user={user} />}
      </Group>
      <Tabs value={tab} onChange={open} keepMounted={false}>
        <Tabs.List mb="md">
          {shown.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {t(`officePeople.tabs.${name}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {shown.map((name) => (
          <Tabs.Panel key={name} value={name}>
            <Panel name={name} user={user} />
          </Tabs.Panel>
        ))}
      </Tabs>
    </Container>
  );
}

function Panel({ name, user }: { name: UserTab; user: UserDetails }) {
  const { t } = useTexts(officePeopleTexts);
  switch (name) {
    case "data":
      return (
        <Stack>
          <UserData user={user} />
          {user.company && <CompanySummary company={user.company} />}
        </Stack>
      );
    case "orders":
      return (
        <>
          {!user.closedAt && <UserCarts user={user} />}
          <UserOrders userId={user.id} />
        </>
      );
    case "addresses":
      return <Addresses user={user} />;
    case "sessions":
      return <Sessions user={user} />;
    case "subscription":
      return <UserSubscription userId={user.id} />;
    case "prices":
      return (
        <AnchorLink to="/back-office/premium" search={{ user: user.id }}>
          {t("officePeople.ownPrices")}
        </AnchorLink>
      );
    case "notes":
      return user.companyId ? <Notes companyId={user.companyId} /> : <Empty title={t("officePeople.noCompany")} />;
    case "requests":
      return <Requests userId={user.id} />;
    case "history":
      return <History kind="users" entityId={user.id} />;
  }
}
