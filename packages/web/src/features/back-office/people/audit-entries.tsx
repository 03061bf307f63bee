import { Accordion, Badge, Group, Stack, Table, Text } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import type { listAuditLog as Contract } from "@solvia/core/contract/back-office/users";
import type { AnswerOf } from "@solvia/core/contract/endpoint";
import { pagesOf } from "../../../api/client.ts";
import { listAuditLog } from "../../../api/endpoints.gen.ts";
import { dateTime } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { AnchorLink } from "../../../ui/links.tsx";
import { Empty, Failure, Loading } from "../../../ui/states.tsx";
import { ShowMore } from "../../orders/order-list.tsx";

type Entry = AnswerOf<typeof Contract>["items"][number];
type Change = Entry["changes"][number];

export interface AuditFilters {
  who?: string | undefined;
  kind?: string | undefined;
  entityId?: string | undefined;
  action?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** What happened to one thing. */
export const History = ({ kind, entityId }: { kind: string; entityId: string }) => (
  <AuditEntries filters={{ kind, entityId }} />
);

/** The writes of the back office, newest first; each opens to what it changed. */
export function AuditEntries({ filters }: { filters: AuditFilters }) {
  const { t } = useTexts();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    pagesOf(listAuditLog, { query: { ...filters, limit: 50 } }),
  );
  const entries = data?.pages.flatMap(({ items }) => items);
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!entries) return <Loading />;
  return (
    <>
      {entries.length === 0 && !hasNextPage && <Empty title={t("officePeople.noEntries")} />}
      <Accordion variant="separated" multiple chevronPosition="left">
        {entries.map((entry) => (
          <Accordion.Item key={entry.id} value={entry.id}>
            <Accordion.Control>
              <Heading entry={entry} />
            </Accordion.Control>
            <Accordion.Panel>
              <Details entry={entry} />
            </Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
      <ShowMore shown={hasNextPage} loading={isFetchingNextPage} go={() => void fetchNextPage()} />
    </>
  );
}

/** What an action is called; one without a name of its own by the endpoint's: "setLinks" as "set links". */
export function useActionText(): (name: string) => string {
  const { t } = useTexts();
  return (name) =>
    t(`officeActions.names.${name}`, {
      defaultValue: name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
    });
}

function Heading({ entry: { at, byName, action, kind, changes } }: { entry: Entry }) {
  const { t, language } = useTexts();
  const actionText = useActionText();
  return (
    <Group gap="md" justify="space-between">
      <Stack gap={0}>
        <Text fw={600}>{actionText(action)}</Text>
        <Text size="sm" c="dark.3">
          {byName || t("officePeople.formerColleague")} · {dateTime(at, language)}
        </Text>
      </Stack>
      <Group gap="xs">
        <Badge variant="light" c="dark.6" color="gray" tt="none">
          {t(`officeActions.kinds.${kind}`, { defaultValue: kind })}
        </Badge>
        <Text size="sm" c="dark.3">
          {t("officePeople.changes", { count: changes.length })}
        </Text>
      </Group>
    </Group>
  );
}

function Details({ entry }: { entry: Entry }) {
  const { t } = useTexts();
  const { kind, entityId, by, byName, actingFor, reason, changes } = entry;
  return (
    <Stack>
      <Text size="sm">
        {byName && (
          <AnchorLink to="/back-office/users/$id" params={{ id: by }}>
            {byName}
          </AnchorLink>
        )}
        {actingFor && (
          <>
            {` ${t("officePeople.actedFor")} `}
            <AnchorLink to="/back-office/users/$id" params={{ id: actingFor }}>
              {actingFor}
            </AnchorLink>
          </>
        )}
        {entityId && (
          <>
            {" · "}
            <Subject kind={kind} id={entityId} />
          </>
        )}
      </Text>
      {reason && (
        <Text>
          {t("officePeople.reason")}: {reason}
        </Text>
      )}
      {changes.length === 0 && <Text>{t("officePeople.noChange")}</Text>}
      {changes.map((change) => (
        <Fields key={`${change.entity} ${change.id}`} change={change} />
      ))}
    </Stack>
  );
}

function Subject({ kind, id }: { kind: string; id: string }) {
  if (kind === "users")
    return (
      <AnchorLink to="/back-office/users/$id" params={{ id }}>
        {id}
      </AnchorLink>
    );
  if (kind === "companies")
    return (
      <AnchorLink to="/back-office/company/$id" params={{ id }}>
        {id}
      </AnchorLink>
    );
  if (kind === "orders")
    return (
      <AnchorLink to="/back-office/orders/$id" params={{ id }}>
        {id}
      </AnchorLink>
    );
  return <>{id}</>;
}

function Fields({ change: { entity, id, kind, fields, more } }: { change: Change }) {
  const { t } = useTexts();
  return (
    <Table.ScrollContainer minWidth={520}>
      <Table verticalSpacing={4} withTableBorder captionSide="top" layout="fixed">
        <Table.Caption ta="left" c="dark.4">
          {entity} {id} · {t(`officePeople.changeKinds.${kind}`)}
        </Table.Caption>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t("officePeople.field")}</Table.Th>
            <Table.Th>{t("officePeople.before")}</Table.Th>
            <Table.Th>{t("officePeople.after")}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {fields.map(({ field, from, to, secret, personal }) => (
            <Table.Tr key={field} title={personal && t("officePeople.masked")}>
              <Table.Td className="long-words">{field}</Table.Td>
              <Table.Td className="long-words">{secret ? t("officePeople.secret") : shown(from)}</Table.Td>
              <Table.Td className="long-words">{secret ? t("officePeople.secret") : shown(to)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {more !== undefined && (
        <Text size="sm" mt={4}>
          {t("officePeople.more", { count: more })}
        </Text>
      )}
    </Table.ScrollContainer>
  );
}

const shown = (value: string | number | boolean | null | undefined): string =>
  value === undefined ? "—" : String(value);
