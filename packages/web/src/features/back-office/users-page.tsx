import { Badge, Button, Container, Group, Modal, Table, Text, TextInput, Title } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import type { listUsers as Contract } from "@solvia/core/contract/back-office/users";
import type { AnswerOf } from "@solvia/core/contract/endpoint";
import { call, queryOf } from "../../api/client.ts";
import { blockUser, listUsers, recoverUser } from "../../api/endpoints.gen.ts";
import { date } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { Empty, Failure, Loading } from "../../ui/states.tsx";
import { BackOffice } from "./layout.tsx";
import { Pager } from "./pager.tsx";

export interface UserFilters {
  search?: string | undefined;
  cursor?: string | undefined;
}
type User = AnswerOf<typeof Contract>["items"][number];

/** The users, newest first, or ranked by what is searched; both live in the address. */
export function UsersPage({ filters }: { filters: UserFilters }) {
  return (
    <BackOffice>
      <Users filters={filters} />
    </BackOffice>
  );
}

function Users({ filters }: { filters: UserFilters }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(queryOf(listUsers, { query: { ...filters } }));
  const go = (search: UserFilters) => void navigate({ to: "/back-office/users", search });
  return (
    <Container size="xl" py="md">
      <Title order={1} size="h2" mb="md">
        {t("bo.users")}
      </Title>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const search = new FormData(event.currentTarget).get("search");
          go({ search: typeof search === "string" && search.trim() ? search.trim() : undefined });
        }}
      >
        <TextInput
          name="search"
          key={filters.search}
          label={t("bo.searchUsers")}
          description={t("bo.searchHint")}
          defaultValue={filters.search ?? ""}
          maxLength={100}
          maw={420}
          mb="md"
        />
      </form>
      {error && <Failure error={error} retry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data?.items.length === 0 && <Empty title={t("bo.noUsers")} />}
      {data && data.items.length > 0 && <UserTable users={data.items} />}
      {data && <Pager cursor={filters.cursor} next={data.cursor} go={(cursor) => go({ ...filters, cursor })} />}
    </Container>
  );
}

function UserTable({ users }: { users: readonly User[] }) {
  const { t, language } = useTexts();
  return (
    <Table.ScrollContainer minWidth={820}>
      <Table striped highlightOnHover verticalSpacing={6}>
        <Table.Thead>
          <Table.Tr>
            {(["name", "email", "company", "roles", "registered", "status"] as const).map((name) => (
              <Table.Th key={name}>{t(`bo.${name}`)}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {users.map((user) => (
            <Table.Tr key={user.id}>
              <Table.Td>
                {user.name} {user.surname}
              </Table.Td>
              <Table.Td>{user.email}</Table.Td>
              <Table.Td>{user.companyName}</Table.Td>
              <Table.Td>{user.roles.join(", ")}</Table.Td>
              <Table.Td>{date(user.createdOn, language)}</Table.Td>
              <Table.Td>
                <Access user={user} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

/** Whether a user may come in, and the way to change it; to lock out is asked twice. */
function Access({ user }: { user: User }) {
  const { t } = useTexts();
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const change = useMutation({
    mutationFn: () => {
      const input = { params: { id: user.id } };
      return user.blockedAt ? call(recoverUser, input) : call(blockUser, input);
    },
    onSuccess: async () => {
      setAsking(false);
      await client.invalidateQueries({ queryKey: [listUsers.path] });
    },
  });
  return (
    <Group gap="xs" wrap="nowrap" justify="space-between">
      {user.blockedAt && (
        <Badge color="red" variant="light" c="red.9" tt="none">
          {t("bo.blocked")}
        </Badge>
      )}
      {!user.emailVerifiedAt && !user.blockedAt && <Text size="sm">{t("bo.unverified")}</Text>}
      <Button
        size="compact-sm"
        variant="subtle"
        color={user.blockedAt ? "dark" : "red"}
        aria-label={`${t(user.blockedAt ? "bo.recover" : "bo.block")} ${user.email}`}
        loading={change.isPending}
        onClick={() => (user.blockedAt ? change.mutate() : setAsking(true))}
      >
        {t(user.blockedAt ? "bo.recover" : "bo.block")}
      </Button>
      <Modal
        opened={asking}
        onClose={() => setAsking(false)}
        title={t("bo.blockTitle", { email: user.email })}
        closeButtonProps={{ "aria-label": t("common.close") }}
      >
        <Text mb="md">{t("bo.blockText")}</Text>
        {change.error && <Failure error={change.error} />}
        <Group justify="flex-end">
          <Button variant="default" onClick={() => setAsking(false)} data-autofocus>
            {t("common.cancel")}
          </Button>
          <Button color="red" loading={change.isPending} onClick={() => change.mutate()}>
            {t("bo.block")}
          </Button>
        </Group>
      </Modal>
    </Group>
  );
}
