import { Badge, Group, Stack, Switch, Text } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { orderNumber } from "@solvia/core/orders/order";
import { pagesOf } from "../../api/client.ts";
import { listAuditLog } from "../../api/endpoints.gen.ts";
import type { officePeopleTexts } from "../../i18n/areas/office-people.ts";
import { dateTime } from "../../i18n/format.ts";
import type { TextKey } from "../../i18n/words.ts";
import { AnchorLink } from "../../ui/links.tsx";
import { Empty, Failure } from "../../ui/states.tsx";
import { Waiting } from "../../ui/waiting/waiting.tsx";
import { Entries } from "../office-kit/entries.tsx";
import { ShowMore } from "../orders/order-list.tsx";
import { actTold } from "./act-told.ts";
import { AuditChange, type AuditEntry as Entry } from "./audit-change.tsx";
import { fieldWords, spelledOut, valueWords } from "./audit-words.ts";
import { useAuditReader } from "./audited-texts.ts";

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
  <AuditEntries filters={{ kind, entityId }} none="officePeople.noHistory" />
);

/** The writes of the back office, newest first; each opens to what it changed. */
export function AuditEntries({
  filters,
  none = "officePeople.noEntries",
}: {
  filters: AuditFilters;
  none?: TextKey<typeof officePeopleTexts>;
}) {
  const { t } = useAuditReader();
  const [technical, setTechnical] = useState(false);
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    pagesOf(listAuditLog, { query: { ...filters, limit: 50 } }),
  );
  const entries = data?.pages.flatMap(({ items }) => items);
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!entries) return <Waiting shape="cards" count={6} />;
  return (
    <>
      {entries.length === 0 &&
        !hasNextPage &&
        (filters.entityId === undefined ? (
          <Empty title={t(none)} />
        ) : (
          <Text size="sm" c="dimmed">
            {t(none)}
          </Text>
        ))}
      {entries.length > 0 && (
        <Switch
          label={t("officeAudit.technical")}
          checked={technical}
          onChange={(event) => setTechnical(event.currentTarget.checked)}
          mb="sm"
        />
      )}
      <Entries
        entries={entries}
        renderHeading={(entry) => <Heading entry={entry} />}
        renderDetails={(entry) => <Details entry={entry} technical={technical} />}
      />
      <ShowMore shown={hasNextPage} loading={isFetchingNextPage} go={() => void fetchNextPage()} />
    </>
  );
}

/** A file that is only checked writes nothing. */
const isCheck = ({ entity, kind, fields }: Entry["changes"][number]): boolean =>
  entity === "ImportJob" && kind === "created" && fields.some(({ field, to }) => field === "dryRun" && to === true);

/** What an action is called, by what it wrote where its endpoint does several things; one without a name of its own by the endpoint's: "setLinks" as "set links". */
export function useActionText(): (name: string, changes?: Entry["changes"]) => string {
  const { t } = useAuditReader();
  return (name, changes = []) => {
    if (changes.some(isCheck)) return t("officeActions.importChecked");
    const act = actTold(name, changes);
    if (act) return t(`officeActions.acts.${act}`);
    return t(`officeActions.names.${name}`, { defaultValue: spelledOut(name) });
  };
}

/** What a record's entry begins with, however it is written: it is what the write was for. */
const leading: Readonly<Record<string, string>> = { CompanyCredit: "limit", Company: "tradeVatNumber" };

/** The first thing that was changed, from what to what, for the list; nothing where only secrets or personal data were. */
function firstChange(changes: Entry["changes"], reader: ReturnType<typeof useAuditReader>): string | undefined {
  const leadOf = ({ entity, fields }: Entry["changes"][number]) =>
    fields.find(({ field }) => field === leading[entity]);
  const inOrder = changes.toSorted((a, b) => Number(leadOf(b) !== undefined) - Number(leadOf(a) !== undefined));
  for (const change of inOrder) {
    const { entity, kind, fields, names } = change;
    const lead = leadOf(change);
    const field = lead ?? fields.find(({ secret, personal }) => !secret && !personal);
    if (!field || (kind !== "changed" && !lead)) continue;
    const words = (value: typeof field.from) => valueWords(entity, field.field, value, { ...reader, names });
    return `${fieldWords(field.field, { ...reader, names })}: ${words(field.from)} → ${words(field.to)}`;
  }
  return undefined;
}

function Heading({ entry: { at, byName, action, kind, entityId, entityName, reason, changes } }: { entry: Entry }) {
  const reader = useAuditReader();
  const { t, language } = reader;
  const actionText = useActionText();
  const first = firstChange(changes, reader);
  return (
    <Group gap="md" justify="space-between">
      <Stack gap={0}>
        <Text fw={600}>{actionText(action, changes)}</Text>
        <Text size="sm" c="dimmed">
          {byName || t("officePeople.formerColleague")} · {dateTime(at, language)}
          {entityId && (entityName || kind === "orders") && ` · ${entityName ?? orderNumber(entityId)}`}
        </Text>
        {first && (
          <Text size="sm" className="long-words" lineClamp={2}>
            {first}
          </Text>
        )}
        {reason && (
          <Text size="sm" className="long-words" lineClamp={2}>
            {t("officePeople.reason")}: {reason}
          </Text>
        )}
      </Stack>
      <Group gap="xs">
        <Badge variant="light" c="dimmed" color="gray" tt="none">
          {t(`officeActions.kinds.${kind}`, { defaultValue: kind })}
        </Badge>
        <Text size="sm" c="dimmed">
          {t("officePeople.changes", { count: changes.length })}
        </Text>
      </Group>
    </Group>
  );
}

function Details({ entry, technical }: { entry: Entry; technical: boolean }) {
  const { t } = useAuditReader();
  const { kind, entityId, entityName, by, byName, actingFor, actingForName, reason, changes, full } = entry;
  return (
    <Stack>
      <Text size="sm" className="long-words">
        {byName && (
          <AnchorLink to="/back-office/users/$id" params={{ id: by }}>
            {byName}
          </AnchorLink>
        )}
        {actingFor && (
          <>
            {` ${t("officePeople.actedFor")} `}
            <AnchorLink to="/back-office/users/$id" params={{ id: actingFor }}>
              {actingForName ?? actingFor}
            </AnchorLink>
          </>
        )}
        {entityId && (
          <>
            {" · "}
            <Subject kind={kind} id={entityId} name={entityName} />
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
        <AuditChange key={`${change.entity} ${change.id}`} change={change} technical={technical} />
      ))}
      {full && <Text fw={600}>{t("officePeople.fullEntry")}</Text>}
    </Stack>
  );
}

const pages = {
  users: "/back-office/users/$id",
  companies: "/back-office/company/$id",
  orders: "/back-office/orders/$id",
  products: "/back-office/save-product/$id",
  series: "/back-office/save-series/$id",
} as const;

/** What the write was about, with the way to its page where it has one. */
function Subject({ kind, id, name }: { kind: string; id: string; name: string | undefined }) {
  const to = (pages as Readonly<Partial<Record<string, (typeof pages)[keyof typeof pages]>>>)[kind];
  if (!to) return <>{id}</>;
  return (
    <AnchorLink to={to} params={{ id }}>
      {name ?? (kind === "orders" ? orderNumber(id) : id)}
    </AnchorLink>
  );
}
