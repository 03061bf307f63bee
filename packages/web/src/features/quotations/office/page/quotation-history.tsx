import { Stack, Text, Title } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import type { getQuotationHistory as Contract } from "@solvia/core/contract/back-office/quotations";
import type { AnswerOf } from "@solvia/core/contract/endpoint";
import { pagesOf } from "../../../../api/client.ts";
import { getQuotationHistory } from "../../../../api/endpoints.gen.ts";
import { officePeopleTexts } from "../../../../i18n/areas/office-people.ts";
import { officeQuotationsTexts } from "../../../../i18n/areas/office-quotations.ts";
import { dateTime } from "../../../../i18n/format.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { Failure } from "../../../../ui/states.tsx";
import { Waiting } from "../../../../ui/waiting/waiting.tsx";
import { AuditChange } from "../../../audit/audit-change.tsx";
import { useActionText } from "../../../audit/audit-entries.tsx";
import { useAuditReader } from "../../../audit/audited-texts.ts";
import { fieldWords, valueWords } from "../../../audit/audit-words.ts";
import { Entries } from "../../../office-kit/entries.tsx";
import { ShowMore } from "../../../orders/order-list.tsx";
import { inOrder } from "./history-order.ts";

type Page = AnswerOf<typeof Contract>;
type Entry = Page["items"][number];
type Moment = Page["moments"][number];

/** What a heading says of a write: how it stands, which version was sent, whose it is, what was said to a discount, why it was lost. */
const leading = /^(status|sent|ownerId|validUntil|approval\.(state|reason)|lostReason|lostText)$/;

/** All that was done to a quotation, by the office, its customer and time, newest first. */
export function QuotationHistory({ id, createdOn }: { id: string; createdOn: string }) {
  const { t, language } = useTexts(officePeopleTexts, officeQuotationsTexts);
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    pagesOf(getQuotationHistory, { params: { id }, query: { limit: 50 } }),
  );
  const written = data?.pages.flatMap(({ items }) => items);
  const moments = data?.pages[0]?.moments ?? [];
  return (
    <Stack gap={6}>
      <Title order={2} size="h4">
        {t("officePeople.tabs.history")}
      </Title>
      {error ? (
        <Failure error={error} retry={() => void refetch()} />
      ) : written ? (
        <Stack gap="xs">
          <Entries
            entries={inOrder(written, moments, hasNextPage)}
            renderHeading={(entry) => ("what" in entry ? <MomentHeading moment={entry} /> : <Heading entry={entry} />)}
            renderDetails={(entry) => ("what" in entry ? undefined : <Details entry={entry} />)}
          />
          <ShowMore shown={hasNextPage} loading={isFetchingNextPage} go={() => void fetchNextPage()} />
          {!hasNextPage && (
            <Text size="sm" c="dimmed">
              {t("officeQuotations.begunOn", { date: dateTime(createdOn, language) })}
            </Text>
          )}
        </Stack>
      ) : (
        <Waiting shape="cards" count={2} />
      )}
    </Stack>
  );
}

function MomentHeading({ moment: { at, what, byName, version } }: { moment: Moment }) {
  const { t, language } = useTexts(officePeopleTexts, officeQuotationsTexts);
  const of = version === undefined ? "" : ` · ${t("officeQuotations.versionOf", { n: version })}`;
  return (
    <Stack gap={0}>
      <Text fw={600}>{t(`officeQuotations.moments.${what}`)}</Text>
      <Text size="sm" c="dimmed">
        {what === "expired" ? t("officeQuotations.moments.byTime") : (byName ?? t("officeQuotations.customer"))}
        {" · "}
        {dateTime(at, language)}
        {of}
      </Text>
    </Stack>
  );
}

function Heading({ entry: { at, byName, actingForName, action, changes, reason } }: { entry: Entry }) {
  const reader = useAuditReader();
  const { t, language } = reader;
  const actionText = useActionText();
  const said = changes
    .filter(({ entity, kind }) => entity === "Quotation" && kind === "changed")
    .flatMap(({ entity, fields, names }) =>
      fields
        .filter(({ field }) => leading.test(field))
        .map(({ field, from, to }) => {
          const words = [from, to]
            .filter((value) => value !== undefined)
            .map((value) => valueWords(entity, field, value, { ...reader, names }));
          return `${fieldWords(field, { ...reader, names })}: ${words.join(" → ")}`;
        }),
    );
  return (
    <Stack gap={0}>
      <Text fw={600}>{action && actionText(action, changes)}</Text>
      <Text size="sm" c="dimmed">
        {byName || t("officePeople.formerColleague")}
        {actingForName && ` ${t("officePeople.actedFor")} ${actingForName}`} · {dateTime(at, language)}
      </Text>
      {said.length > 0 && (
        <Text size="sm" className="long-words">
          {said.join(" · ")}
        </Text>
      )}
      {reason && (
        <Text size="sm" className="long-words">
          {t("officePeople.reason")}: {reason}
        </Text>
      )}
    </Stack>
  );
}

function Details({ entry: { changes } }: { entry: Entry }) {
  const { t } = useTexts(officePeopleTexts);
  return (
    <Stack>
      {changes.length === 0 && <Text>{t("officePeople.noChange")}</Text>}
      {changes.map((change) => (
        <AuditChange key={`${change.entity} ${change.id}`} change={change} technical={false} />
      ))}
    </Stack>
  );
}
