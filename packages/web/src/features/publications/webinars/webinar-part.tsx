import { Button, Group, Stack, Text, TextInput } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { call, queryOf } from "../../../api/client.ts";
import { getWebinar, leaveWebinar, registerForWebinar } from "../../../api/endpoints.gen.ts";
import type { getWebinar as Contract } from "@solvia/core/contract/content";
import type { AnswerOf } from "@solvia/core/contract/endpoint";
import { contactsTexts } from "../../../i18n/areas/contacts.ts";
import { webinarsTexts } from "../../../i18n/areas/webinars.ts";
import { timeRange } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { LimitedText } from "../../../ui/fields/limited.tsx";
import { Form } from "../../../ui/form.tsx";
import { Refused } from "../../../ui/forms/refused.tsx";
import { useContractForm } from "../../../ui/forms/use-contract-form.ts";
import { Failure, Loading } from "../../../ui/states.tsx";
import { PrivacyBox } from "../../contacts/privacy-box.tsx";
import { Sent } from "../../contacts/form-page.tsx";
import { useUser } from "../../login/session.ts";
import { stateOf } from "./webinar-state.ts";

/** When a webinar is held, and a seat in it: its form, or what belongs to whoever has one. */
export function WebinarPart({ id }: { id: string }) {
  /** What a letter's link carries. */
  const said = useSearch({ from: "/webinars/$" }).registration;
  const registration = typeof said === "string" ? said : undefined;
  const { t, language } = useTexts(webinarsTexts);
  const query = registration === undefined ? {} : { registration };
  const { data, error, refetch } = useQuery(queryOf(getWebinar, { params: { id }, query }));
  const [calendar, setCalendar] = useState<string>();
  const [isLeft, setLeft] = useState(false);
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  const state = stateOf(data);
  const isOpen = !data.cancelled && data.phase !== "past";
  return (
    <>
      {/* The address is the key: no other site is told it. */}
      {registration !== undefined && <meta name="referrer" content="no-referrer" />}
      <p className="pubs-note">
        <strong>{t("webinars.when")}</strong> {timeRange(data.startsOn, data.endsOn, language)}
        {state && ` · ${t(`webinars.${state}`)}`}
      </p>
      {isLeft && !data.registered && <Sent title={t("webinars.left")} text="" />}
      {data.registered && isOpen && <Seat id={id} webinar={data} onLeft={() => setLeft(true)} />}
      {calendar !== undefined && <Registered calendar={calendar} />}
      {!data.registered && calendar === undefined && isOpen && !data.full && (
        <Registering id={id} onDone={setCalendar} />
      )}
    </>
  );
}

/** Where whoever has a seat watches it, and how they give it back. */
function Seat({ id, webinar, onLeft }: { id: string; webinar: AnswerOf<typeof Contract>; onLeft: () => void }) {
  const { t } = useTexts(webinarsTexts);
  const { liveUrl, leaveToken } = webinar;
  const leaving = useMutation({
    mutationFn: (token: string) => call(leaveWebinar, { params: { id, token } }),
    onSuccess: onLeft,
  });
  return (
    <Stack className="panel" gap="sm" mt="md" component="section" aria-label={t("webinars.registered")}>
      <Text fw={700}>{t("webinars.registered")}</Text>
      <Text size="sm">{t("webinars.watchHint")}</Text>
      <Group gap="sm">
        {liveUrl && (
          <Button component="a" href={liveUrl} target="_blank" rel="noopener noreferrer">
            {t("webinars.watch")}
          </Button>
        )}
        {leaveToken && (
          <Button variant="default" loading={leaving.isPending} onClick={() => leaving.mutate(leaveToken)}>
            {t("webinars.leave")}
          </Button>
        )}
      </Group>
      {leaving.error && <Failure error={leaving.error} />}
    </Stack>
  );
}

/** What follows a registration, with the entry for the calendar. */
function Registered({ calendar }: { calendar: string }) {
  const { t } = useTexts(webinarsTexts);
  return (
    <Stack mt="md" align="start">
      <Sent title={t("webinars.registered")} text={t("webinars.byMail")} />
      <Button
        component="a"
        variant="default"
        href={`data:text/calendar;charset=utf-8,${encodeURIComponent(calendar)}`}
        download="webinar.ics"
      >
        {t("webinars.calendar")}
      </Button>
    </Stack>
  );
}

function Registering({ id, onDone }: { id: string; onDone: (calendar: string) => void }) {
  const { t, language } = useTexts(webinarsTexts, contactsTexts);
  const user = useUser();
  const form = useContractForm(registerForWebinar, {
    values: { name: "", email: "", privacyRead: false },
    input: ({ name, email, privacyRead }) => ({
      params: { id },
      query: { language },
      // Unticked: refused as required.
      body: { ...(!user && { name, email }), privacyRead: privacyRead as true },
    }),
    onSaved: ({ calendar }) => onDone(calendar),
  });
  return (
    <Form {...form.frame}>
      <Stack className="panel" gap="sm" mt="md">
        <h2>{t("webinars.register")}</h2>
        {!user && (
          <>
            <LimitedText
              label={t("contacts.contact.name")}
              autoComplete="name"
              longest={120}
              required
              {...form.field("name")}
            />
            <TextInput label={t("login.email")} type="email" autoComplete="email" required {...form.field("email")} />
          </>
        )}
        <PrivacyBox {...form.box("privacyRead")} />
        <Refused form={form} />
        <Button type="submit" loading={form.isPending}>
          {t("webinars.send")}
        </Button>
      </Stack>
    </Form>
  );
}
