import { Badge, Button, Card, Group, Stack, Text, Title } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type * as z from "zod";
import type { LinkedLead } from "@solvia/core/contract/leads/shapes";
import { ApiProblem, call, queryOf } from "../../api/client.ts";
import { emailLeadInstaller, eraseLead, getLead, verifyLeadEmail } from "../../api/endpoints.gen.ts";
import { leadsTexts } from "../../i18n/areas/leads.ts";
import { date } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { AskButton } from "../../ui/ask-button.tsx";
import { ButtonLink } from "../../ui/links.tsx";
import { Failure } from "../../ui/states.tsx";
import { Waiting } from "../../ui/waiting/waiting.tsx";
import { FormPage, Sent } from "../contacts/form-page.tsx";
import { NearInstallers } from "./near-installers.tsx";
import { Thread, WriteForm } from "./thread.tsx";

type Lead = z.output<typeof LinkedLead>;

/** A link that was made up is refused by its shape, one that is over by the token. */
const isOver = (error: unknown): boolean =>
  error instanceof ApiProblem && (error.code === "token-invalid" || error.status === 422);

/** A wish by a letter's link: opening it changes nothing. */
export function LeadPage({ token }: { token: string }) {
  const { t } = useTexts(leadsTexts);
  const [isErased, setErased] = useState(false);
  const { data, error, refetch } = useQuery({
    ...queryOf(getLead, { params: { id: token } }),
    enabled: !isErased,
    retry: false,
  });
  if (isErased) return <Ended title={t("leads.erased")} text={t("leads.goneText")} />;
  if (isOver(error)) return <Ended title={t("leads.goneTitle")} text={t("leads.goneText")} />;
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Waiting shape="record" />;
  return (
    <FormPage title={data.status === "new" ? t("leads.confirmTitle") : t(`leads.kinds.${data.wish.kind}`)}>
      {/* The address is the key: no other site is told it. */}
      <meta name="referrer" content="no-referrer" />
      {data.status === "new" ? <Confirm token={token} /> : <Confirmed token={token} lead={data} />}
      <Erase token={token} onErased={() => setErased(true)} />
    </FormPage>
  );
}

function Ended({ title, text }: { title: string; text: string }) {
  const { t } = useTexts(leadsTexts);
  return (
    <FormPage title={title} intro={text}>
      <ButtonLink to="/find-your-professional-photovoltaic-installer/$id" params={{ id: "start" }}>
        {t("leads.title")}
      </ButtonLink>
    </FormPage>
  );
}

function Confirm({ token }: { token: string }) {
  const { t } = useTexts(leadsTexts);
  const client = useQueryClient();
  const confirm = useMutation({
    mutationFn: () => call(verifyLeadEmail, { params: { id: token } }),
    onSuccess: () => client.invalidateQueries({ queryKey: queryOf(getLead, { params: { id: token } }).queryKey }),
  });
  return (
    <Stack align="start">
      <Text>{t("leads.confirmText")}</Text>
      {confirm.error && <Failure error={confirm.error} />}
      <Button size="md" loading={confirm.isPending} onClick={() => confirm.mutate()}>
        {t("leads.confirm")}
      </Button>
    </Stack>
  );
}

function Confirmed({ token, lead }: { token: string; lead: Lead }) {
  const { t, language } = useTexts(leadsTexts);
  const { place, linkUntil, installers, room, status } = lead;
  const isOpen = !["won", "lost", "expired"].includes(status);
  return (
    <Stack>
      <Text>{`${place.postalCode} ${place.city}`}</Text>
      <Text size="sm" c="dimmed">
        {t("leads.until", { date: date(linkUntil, language) })}
      </Text>
      {!isOpen && <Sent title={t("leads.over")} text="" />}
      {installers.length > 0 && (
        <Title order={2} size="h3">
          {t("leads.chosen")}
        </Title>
      )}
      {installers.map((naming) => (
        <Named key={naming.installerId} token={token} naming={naming} isOpen={isOpen} />
      ))}
      {isOpen && room > 0 && (
        <NearInstallers
          place={place}
          token={token}
          room={room}
          named={installers.map(({ installerId }) => installerId)}
        />
      )}
    </Stack>
  );
}

function Named({ token, naming, isOpen }: { token: string; naming: Lead["installers"][number]; isOpen: boolean }) {
  const { t } = useTexts(leadsTexts);
  const { installerId, installerName, status, km, thread } = naming;
  return (
    <Card withBorder padding="md" component="article" aria-label={installerName}>
      <Stack gap="xs">
        <Group justify="space-between">
          <Text fw={600} style={{ overflowWrap: "anywhere" }}>
            {installerName}
          </Text>
          <Badge variant="light" c="bright" tt="none">
            {t(`leads.statuses.${status}`)}
          </Badge>
        </Group>
        <Text size="sm" c="dimmed">
          {t("leads.km", { km })}
        </Text>
        <Thread thread={thread} />
        {isOpen && status === "accepted" && (
          <WriteForm
            route={emailLeadInstaller}
            to={installerName}
            input={(text) => ({ params: { id: token, installerId }, body: { text } })}
          />
        )}
      </Stack>
    </Card>
  );
}

function Erase({ token, onErased }: { token: string; onErased: () => void }) {
  const { t } = useTexts(leadsTexts);
  const erase = useMutation({
    mutationFn: () => call(eraseLead, { params: { id: token } }),
    onSuccess: onErased,
  });
  return (
    <div>
      {erase.error && <Failure error={erase.error} />}
      <AskButton
        label={t("leads.erase")}
        question={t("leads.eraseQuestion")}
        named
        onConfirm={(close) => erase.mutate(undefined, { onSettled: close })}
      />
    </div>
  );
}
