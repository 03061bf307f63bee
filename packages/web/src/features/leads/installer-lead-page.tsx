import { Anchor, Badge, Button, Group, NativeSelect, Stack, Text, Title } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type * as z from "zod";
import type { InstallerLeadPage as Shape } from "@solvia/core/contract/leads/shapes";
import { returnReasons, type ReturnReason } from "@solvia/core/leads/lead-codes";
import { call, queryOf } from "../../api/client.ts";
import {
  acceptLead,
  closeInstallerLead,
  getInstallerLead,
  returnLead,
  writeLeadMessage,
} from "../../api/endpoints.gen.ts";
import { leadsTexts } from "../../i18n/areas/leads.ts";
import { dateAndTime } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { AnchorLink } from "../../ui/links.tsx";
import { Failure } from "../../ui/states.tsx";
import { Waiting } from "../../ui/waiting/waiting.tsx";
import { Thread, WriteForm } from "./thread.tsx";

type Lead = z.output<typeof Shape>;

/** One wish in which one was named: who it is only once one has accepted. */
export function InstallerLeadPage({ id }: { id: string }) {
  const { t, language } = useTexts(leadsTexts);
  const { data: lead, error, refetch } = useQuery(queryOf(getInstallerLead, { params: { id } }));
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!lead) return <Waiting shape="record" />;
  const { wish, city, postalCode, km, status, contact, thread, mayWrite, answerUntil, returnUntil } = lead;
  return (
    <Stack>
      <div>
        <AnchorLink to="/profile/leads" size="sm">
          {t("leads.mine")}
        </AnchorLink>
        <Group mt="xs" gap="sm">
          <Title order={1} size="h2">
            {`${t(`leads.kinds.${wish.kind}`)}, ${city}`}
          </Title>
          <Badge variant="light" c="bright" tt="none">
            {t(`leads.statuses.${status}`)}
          </Badge>
        </Group>
        <Text c="dimmed">
          {[
            `${postalCode} ${city}`,
            t("leads.km", { km }),
            t(`leads.roofs.${wish.roof}`),
            t(`leads.starts.${wish.start}`),
          ].join(" · ")}
        </Text>
      </div>
      {wish.powerKw !== undefined && <Text>{`${t("leads.power")}: ${wish.powerKw}`}</Text>}
      {wish.consumptionKwh !== undefined && <Text>{`${t("leads.consumption")}: ${wish.consumptionKwh}`}</Text>}
      {wish.text && <Text style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>{wish.text}</Text>}
      {contact && <Contact contact={contact} />}
      {answerUntil && <Text>{t("leads.answerUntil", { date: dateAndTime(answerUntil, language) })}</Text>}
      {returnUntil && <Text>{t("leads.returnUntil", { date: dateAndTime(returnUntil, language) })}</Text>}
      <Acts lead={lead} />
      <Thread thread={thread} />
      {mayWrite && (
        <WriteForm
          route={writeLeadMessage}
          to={contact?.name ?? city}
          input={(text) => ({ params: { id }, body: { text } })}
        />
      )}
    </Stack>
  );
}

function Contact({ contact: { name, email, telephone } }: { contact: NonNullable<Lead["contact"]> }) {
  return (
    <Group gap="sm">
      <Text fw={600}>{name}</Text>
      <Anchor href={`mailto:${email}`} style={{ overflowWrap: "anywhere" }}>
        {email}
      </Anchor>
      {telephone && <Anchor href={`tel:${telephone}`}>{telephone}</Anchor>}
    </Group>
  );
}

function Acts({ lead: { id, status, returnUntil } }: { lead: Lead }) {
  const { t } = useTexts(leadsTexts);
  const [reason, setReason] = useState<ReturnReason>("no-capacity");
  const accept = useMutation({ mutationFn: () => call(acceptLead, { params: { id } }) });
  const giveBack = useMutation({ mutationFn: () => call(returnLead, { params: { id }, body: { reason } }) });
  const close = useMutation({
    mutationFn: (outcome: "won" | "lost") => call(closeInstallerLead, { params: { id }, body: { outcome } }),
  });
  const error = accept.error ?? giveBack.error ?? close.error;
  const mayLeave = status === "named" || returnUntil !== undefined;
  return (
    <Stack gap="sm">
      {error && <Failure error={error} />}
      <Group>
        {status === "named" && (
          <Button loading={accept.isPending} onClick={() => accept.mutate()}>
            {t("leads.accept")}
          </Button>
        )}
        {status === "accepted" && (
          <>
            <Button loading={close.isPending} onClick={() => close.mutate("won")}>
              {t("leads.won")}
            </Button>
            <Button variant="default" loading={close.isPending} onClick={() => close.mutate("lost")}>
              {t("leads.lost")}
            </Button>
          </>
        )}
      </Group>
      {mayLeave && (
        <Group align="flex-end">
          <NativeSelect
            label={t("leads.why")}
            data={returnReasons.map((value) => ({ value, label: t(`leads.reasons.${value}`) }))}
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value as ReturnReason)}
          />
          <Button variant="default" loading={giveBack.isPending} onClick={() => giveBack.mutate()}>
            {t(status === "named" ? "leads.decline" : "leads.giveBack")}
          </Button>
        </Group>
      )}
    </Stack>
  );
}
