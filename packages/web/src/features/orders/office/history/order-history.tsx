import { Stack, Text } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import type { getOrderHistory as Contract } from "@solvia/core/contract/back-office/orders";
import type { AnswerOf } from "@solvia/core/contract/endpoint";
import { customersAct, isWithdrawal } from "@solvia/core/orders/history/customers-act";
import { pagesOf } from "../../../../api/client.ts";
import { getOrderHistory } from "../../../../api/endpoints.gen.ts";
import { officeMoneyTexts } from "../../../../i18n/areas/office-money.ts";
import { officePeopleTexts } from "../../../../i18n/areas/office-people.ts";
import { dateTime } from "../../../../i18n/format.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { Failure } from "../../../../ui/states.tsx";
import { Waiting } from "../../../../ui/waiting/waiting.tsx";
import { Entries } from "../../../office-kit/entries.tsx";
import { ShowMore } from "../../order-list.tsx";
import { oneEntryPerAct } from "./one-act.ts";
import { leadOf } from "./order-history-lead.ts";
import { vatActOf } from "./order-history-vat.ts";
import { AuditChange } from "../../../audit/audit-change.tsx";
import { useActionText } from "../../../audit/audit-entries.tsx";
import { fieldWords, valueWords } from "../../../audit/audit-words.ts";
import { useAuditReader } from "../../../audit/audited-texts.ts";
import { DocumentLink, documentOf } from "../../../audit/document-link.tsx";

type Entry = AnswerOf<typeof Contract>["items"][number];

/** The provider and the schedules write by themselves: an open page asks for what they have done, in milliseconds. */
const asksEvery = 15_000;

/** All that was done to an order, by people, the payment provider and the schedules, newest first. */
export function OrderHistory({ id, placedOn }: { id: string; placedOn: string }) {
  const { t, language } = useTexts(officeMoneyTexts, officePeopleTexts);
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    ...pagesOf(getOrderHistory, { params: { id }, query: { limit: 50 } }),
    refetchInterval: asksEvery,
  });
  const entries = data && oneEntryPerAct(data.pages.flatMap(({ items }) => items));
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!entries) return <Waiting shape="cards" count={2} />;
  return (
    <Stack gap="xs">
      <Entries
        entries={entries}
        renderHeading={(entry) => <Heading entry={entry} />}
        renderWays={({ changes }) => <Ways changes={changes} />}
        renderDetails={({ changes }) => (
          <Stack>
            {changes.map((change) => (
              <AuditChange key={`${change.entity} ${change.id}`} change={change} technical={false} />
            ))}
          </Stack>
        )}
      />
      <ShowMore shown={hasNextPage} loading={isFetchingNextPage} go={() => void fetchNextPage()} />
      {!hasNextPage && (
        <Text size="sm" c="dimmed">
          {t("officeMoney.history.placed")} · {dateTime(placedOn, language)}
        </Text>
      )}
    </Stack>
  );
}

/** To the invoices and credit notes that an act is about. */
function Ways({ changes }: Pick<Entry, "changes">) {
  const documents = changes.flatMap((change) => documentOf(change) ?? []);
  if (documents.length === 0) return null;
  return (
    <Stack gap={4} px="sm" align="flex-end">
      {documents.map((document) => (
        <DocumentLink key={document.id} {...document} />
      ))}
    </Stack>
  );
}

function Heading({ entry: { at, by, byName, actingForName, action, changes } }: { entry: Entry }) {
  const reader = useAuditReader();
  const { t, language } = reader;
  const actionText = useActionText();
  const who = byName || t(`officeMoney.by.${by}`, { defaultValue: t("officePeople.formerColleague") });
  const vat = action === "setVatAmount" ? vatActOf(changes) : undefined;
  const said = changes.flatMap((change) => {
    const named = { ...reader, names: change.names };
    const lead =
      vat && change.entity === "Order" ? [vat.rule, vat.total].filter((one) => one !== undefined) : leadOf(change);
    return lead.map(({ field, from, to }) => {
      const now = to === undefined ? "" : valueWords(change.entity, field, to, named);
      const was = from === undefined || from === to ? "" : valueWords(change.entity, field, from, named);
      return `${fieldWords(field, named)}: ${[was, now].filter(Boolean).join(" → ")}`;
    });
  });
  const done = by === "customer" ? customersAct(changes) : isWithdrawal(changes) && "withdrawal";
  const title = done ? t(`officeMoney.history.${done}`) : t(`officeMoney.history.${by}`, { defaultValue: who });
  return (
    <Stack gap={0}>
      <Text fw={600}>
        {vat ? t(`officeMoney.history.vat.${vat.act}`) : action ? actionText(action, changes) : title}
      </Text>
      <Text size="sm" c="dimmed">
        {who}
        {actingForName && ` ${t("officePeople.actedFor")} ${actingForName}`} · {dateTime(at, language)}
      </Text>
      {said.length > 0 && <Text size="sm">{said.join(" · ")}</Text>}
    </Stack>
  );
}
