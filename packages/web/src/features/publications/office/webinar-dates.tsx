import { Button, Checkbox, SimpleGrid, Stack, Text, TextInput, Title } from "@mantine/core";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { getBackOfficeWebinar as Contract } from "@solvia/core/contract/back-office/content-crm";
import type { AnswerOf } from "@solvia/core/contract/endpoint";
import { romeMinute, romeTime } from "@solvia/core/platform/time";
import { pagesOf, queryOf } from "../../../api/client.ts";
import { getBackOfficeWebinar, listWebinarRegistrations, saveWebinar } from "../../../api/endpoints.gen.ts";
import { officePublicationsTexts } from "../../../i18n/areas/office-publications.ts";
import { officeTexts } from "../../../i18n/areas/office.ts";
import { dateAndTime } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { NumberField } from "../../../ui/fields/number-fields.tsx";
import type { Held } from "../../../ui/fields/read-field.tsx";
import { Form } from "../../../ui/form.tsx";
import { Refused } from "../../../ui/forms/refused.tsx";
import { useContractForm } from "../../../ui/forms/use-contract-form.ts";
import { Failure, Loading } from "../../../ui/states.tsx";

type Webinar = AnswerOf<typeof Contract>;

/** When and where a webinar is held, and who has registered. */
export function WebinarDates({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(queryOf(getBackOfficeWebinar, { params: { id } }));
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  return (
    <>
      <Dates key={data.dates?.revision ?? 0} id={id} webinar={data} />
      <Registered id={id} />
    </>
  );
}

interface Values {
  day: string;
  from: string;
  to: string;
  capacity: Held;
  liveUrl: string;
  cancelled: boolean;
}

function beginning({ dates }: Webinar): Values {
  const [day = "", from = ""] = dates ? romeMinute(new Date(dates.startsOn)).split(" ") : [];
  const to = dates ? (romeMinute(new Date(dates.endsOn)).split(" ")[1] ?? "") : "";
  return {
    day,
    from,
    to,
    capacity: dates?.capacity ?? 100,
    liveUrl: dates?.liveUrl ?? "",
    cancelled: dates?.cancelled ?? false,
  };
}

/** By Italy's clock; nothing where it isn't typed, which is refused as missing. */
const at = (day: string, time: string): string => (day && time ? romeTime(day, time).toISOString() : "");

function Dates({ id, webinar }: { id: string; webinar: Webinar }) {
  const { t } = useTexts(officePublicationsTexts, officeTexts);
  const { dates, taken } = webinar;
  const form = useContractForm(saveWebinar, {
    values: beginning(webinar),
    input: ({ day, from, to, capacity, liveUrl, cancelled }) => ({
      params: { id },
      body: {
        revision: dates?.revision ?? 0,
        startsOn: at(day, from),
        endsOn: at(day, to),
        capacity: Number(capacity),
        liveUrl,
        cancelled,
      },
    }),
    check: ({ day, from, to, liveUrl }) => ({
      day: !day && t("fieldProblem.required"),
      from: !from && t("fieldProblem.required"),
      to: !to && t("fieldProblem.required"),
      liveUrl: !liveUrl && t("fieldProblem.required"),
    }),
    names: { startsOn: "from", endsOn: "to" },
    done: t("officePublications.webinar.saved"),
    failed: t("officePublications.failed"),
  });
  return (
    <Form {...form.frame}>
      <Stack className="panel" gap="sm">
        <Title order={2} size="h4">
          {t("officePublications.webinar.title")}
        </Title>
        {dates && (
          <Text size="sm" c="dimmed" className="numbers">
            {t("officePublications.webinar.taken", { taken, capacity: dates.capacity })}
          </Text>
        )}
        <SimpleGrid cols={{ base: 1, xs: 3 }}>
          <TextInput type="date" label={t("officePublications.webinar.day")} required {...form.field("day")} />
          <TextInput type="time" label={t("officePublications.webinar.from")} required {...form.field("from")} />
          <TextInput type="time" label={t("officePublications.webinar.to")} required {...form.field("to")} />
        </SimpleGrid>
        <NumberField label={t("officePublications.webinar.capacity")} minimum={1} {...form.field("capacity")} />
        <TextInput
          type="url"
          label={t("officePublications.webinar.liveUrl")}
          description={t("officePublications.webinar.liveUrlHint")}
          required
          {...form.field("liveUrl")}
        />
        {dates && <Checkbox label={t("officePublications.webinar.cancelled")} {...form.box("cancelled")} />}
        {dates && (
          <Text size="sm" c="dimmed">
            {t("officePublications.webinar.told")}
          </Text>
        )}
        <Refused form={form} />
        <Button type="submit" size="sm" loading={form.isPending}>
          {t("officePublications.webinar.save")}
        </Button>
      </Stack>
    </Form>
  );
}

function Registered({ id }: { id: string }) {
  const { t, language } = useTexts(officePublicationsTexts);
  const { data, error, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery(
    pagesOf(listWebinarRegistrations, { params: { id }, query: { limit: 50 } }),
  );
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  const rows = data.pages.flatMap(({ items }) => items);
  return (
    <Stack className="panel" gap="xs">
      <Title order={2} size="h4">
        {t("officePublications.webinar.registrations")}
      </Title>
      {rows.length === 0 && <Text size="sm">{t("officePublications.webinar.none")}</Text>}
      {rows.map((row) => (
        <Text key={row.id} size="sm" className="long-words">
          {row.name} · {row.email} · <span className="numbers">{dateAndTime(row.registeredOn, language)}</span>
        </Text>
      ))}
      {hasNextPage && (
        <Button variant="default" size="sm" onClick={() => void fetchNextPage()}>
          {t("officePublications.webinar.more")}
        </Button>
      )}
    </Stack>
  );
}
