import { Container, Group, NativeSelect, Title } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { queryOf } from "../../../api/client.ts";
import { listUsers } from "../../../api/endpoints.gen.ts";
import { officeTexts } from "../../../i18n/areas/office.ts";
import { officePeopleTexts } from "../../../i18n/areas/office-people.ts";
import { useTexts } from "../../../i18n/index.ts";
import { ButtonLink } from "../../../ui/links.tsx";
import { Empty, Failure, Loading } from "../../../ui/states.tsx";
import { BackOffice } from "../layout.tsx";
import { FilterBar } from "../list-filters.tsx";
import { Pager } from "../pager.tsx";
import { isRole, userRoles, type UserFilters } from "./filters.ts";
import { UserTable } from "./user-table.tsx";
import { LimitedText } from "../../../ui/fields/limited.tsx";
import { IconUserPlus } from "../../../ui/icons.gen.ts";

const limits = [20, 50, 100, 200] as const;

/** The users, newest first, or ranked by what is searched; what is asked lives in the address. */
export function UsersPage({ filters }: { filters: UserFilters }) {
  return (
    <BackOffice access={listUsers.access}>
      <Users filters={filters} />
    </BackOffice>
  );
}

const pause = 250;

function Users({ filters }: { filters: UserFilters }) {
  const { t } = useTexts(officeTexts, officePeopleTexts);
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery({
    ...queryOf(listUsers, { query: { ...filters, limit: filters.limit ?? 50 } }),
    placeholderData: keepPreviousData,
  });
  const go = (search: UserFilters, replace = false) => void navigate({ to: "/back-office/users", search, replace });
  const change = (part: UserFilters) => go({ ...filters, cursor: undefined, ...part });
  const typed = useDebouncedCallback(
    (text: string) => go({ ...filters, cursor: undefined, search: text.trim() || undefined }, true),
    pause,
  );
  return (
    <Container size="xl" py="md">
      <Group justify="space-between" mb="md">
        <Title order={1} size="h2">
          {t("bo.users")}
        </Title>
        <ButtonLink to="/back-office/users/new" leftSection={<IconUserPlus size={16} />}>
          {t("officePeople.newUser")}
        </ButtonLink>
      </Group>
      <FilterBar align="flex-start">
        <LimitedText
          type="search"
          label={t("officePeople.search")}
          description={t("officePeople.searchHint")}
          inputWrapperOrder={["label", "input", "description"]}
          defaultValue={filters.search ?? ""}
          onChange={(event) => typed(event.currentTarget.value)}
          longest={100}
          flex={1}
          miw={260}
          maw={440}
        />
        <NativeSelect
          label={t("officePeople.role")}
          value={filters.role ?? ""}
          data={[
            { value: "", label: t("officePeople.anyRole") },
            ...userRoles.map((value) => ({ value, label: t(`officePeople.rolesOf.${value}`) })),
          ]}
          onChange={({ currentTarget: { value } }) => change({ role: isRole(value) ? value : undefined })}
        />
        <NativeSelect
          label={t("officePeople.limit")}
          value={String(filters.limit ?? 50)}
          data={limits.map(String)}
          onChange={(event) => change({ limit: Number(event.currentTarget.value) })}
        />
      </FilterBar>
      {error && <Failure error={error} retry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data?.items.length === 0 && <Empty title={t("bo.noUsers")} />}
      {data && data.items.length > 0 && <UserTable users={data.items} />}
      {data && <Pager cursor={filters.cursor} next={data.cursor} go={(cursor) => go({ ...filters, cursor })} />}
    </Container>
  );
}
