import { Button, Container, Select, SimpleGrid, Text, TextInput, Title } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { queryOf } from "../../api/client.ts";
import { listAuditLog, listUsers } from "../../api/endpoints.gen.ts";
import { officeTexts } from "../../i18n/areas/office.ts";
import { officeActionsTexts } from "../../i18n/areas/office-actions.ts";
import { officePeopleTexts } from "../../i18n/areas/office-people.ts";
import { useTexts } from "../../i18n/index.ts";
import { BackOffice } from "../office-kit/layout.tsx";
import { useChosenUser } from "../office-kit/use-chosen-user.ts";
import { AuditEntries, useActionText, type AuditFilters } from "./audit-entries.tsx";

/** Who changed what and when, in the whole back office; what is asked lives in the address. */
export const AuditLogPage = ({ filters }: { filters: AuditFilters }) => (
  <BackOffice access={listAuditLog.access}>
    <AuditLog filters={filters} />
  </BackOffice>
);

function AuditLog({ filters }: { filters: AuditFilters }) {
  const { t } = useTexts(officeTexts, officeActionsTexts, officePeopleTexts);
  const navigate = useNavigate();
  const go = (search: AuditFilters) => void navigate({ to: "/back-office/audit-log", search, replace: true });
  const change = (part: AuditFilters) => go({ ...filters, ...part });
  const actions = useQuery({ ...queryOf(listAuditLog, { query: { limit: 1 } }), staleTime: Infinity }).data?.actions;
  const actionText = useActionText();
  const kinds = [...new Set(actions?.map(({ kind }) => kind))];
  return (
    <Container size="xl" py="md">
      <Title order={1} size="h3">
        {t("officePeople.auditLog")}
      </Title>
      <Text c="dimmed" mb="md">
        {t("officePeople.auditHint")}
      </Text>
      <SimpleGrid cols={{ base: 2, sm: 3, lg: 6 }} mb="sm">
        <Colleague who={filters.who} choose={(who) => change({ who })} />
        <Select
          label={t("officePeople.what")}
          placeholder={t("officePeople.anyKind")}
          clearable
          data={kinds.map((value) => ({ value, label: t(`officeActions.kinds.${value}`, { defaultValue: value }) }))}
          value={filters.kind ?? null}
          onChange={(kind) => change({ kind: kind ?? undefined })}
        />
        <TextInput
          key={filters.entityId}
          label={t("officePeople.entityId")}
          defaultValue={filters.entityId ?? ""}
          onBlur={({ currentTarget: { value } }) => change({ entityId: value.trim() || undefined })}
        />
        <Select
          label={t("officePeople.action")}
          placeholder={t("officePeople.anyAction")}
          searchable
          clearable
          data={(actions ?? [])
            .filter(({ kind }) => !filters.kind || kind === filters.kind)
            .map(({ name }) => ({ value: name, label: actionText(name) }))}
          value={filters.action ?? null}
          onChange={(action) => change({ action: action ?? undefined })}
        />
        <TextInput
          type="date"
          label={t("officePeople.from")}
          value={filters.from ?? ""}
          onChange={(event) => change({ from: event.currentTarget.value || undefined })}
        />
        <TextInput
          type="date"
          label={t("officePeople.to")}
          value={filters.to ?? ""}
          onChange={(event) => change({ to: event.currentTarget.value || undefined })}
        />
      </SimpleGrid>
      {Object.values(filters).some(Boolean) && (
        <Button variant="subtle" onClick={() => go({})} mb="sm">
          {t("officePeople.clear")}
        </Button>
      )}
      <AuditEntries filters={filters} />
    </Container>
  );
}

const pause = 250;
const enough = 3;

function Colleague({ who, choose }: { who: string | undefined; choose: (who: string | undefined) => void }) {
  const { t } = useTexts(officeTexts, officeActionsTexts, officePeopleTexts);
  const [typed, setTyped] = useState("");
  const [search] = useDebouncedValue(typed.trim(), pause);
  const { data, isPlaceholderData } = useQuery({
    ...queryOf(listUsers, { query: { search, limit: 10 } }),
    enabled: search.length >= enough,
    placeholderData: keepPreviousData,
  });
  const chosen = useChosenUser(who);
  const found = (data?.items ?? [])
    .filter(({ id }) => id !== who)
    .map(({ id, name, surname, email }) => ({
      value: id,
      label: `${name} ${surname} · ${email}`,
      // Found for the text before.
      disabled: isPlaceholderData || search !== typed.trim(),
    }));
  return (
    <Select
      label={t("officePeople.who")}
      searchable
      clearable
      filter={({ options: all }) => all}
      data={[...chosen, ...found]}
      value={who ?? null}
      onSearchChange={setTyped}
      onChange={(id) => choose(id ?? undefined)}
      nothingFoundMessage={t("bo.noUsers")}
    />
  );
}
