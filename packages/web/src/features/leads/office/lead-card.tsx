import { Anchor, Button, Group, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type * as z from "zod";
import type { OfficeLead } from "@solvia/core/contract/leads/shapes";
import { leadMachine } from "@solvia/core/leads/lead-machine";
import { call, queryOf } from "../../../api/client.ts";
import { assignLeadInstaller, changeLead, getBackOfficeLead } from "../../../api/endpoints.gen.ts";
import "../../../i18n/areas/leads.ts";
import { officeLeadsTexts } from "../../../i18n/areas/office-leads.ts";
import { date } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { LimitedArea, LimitedText } from "../../../ui/fields/limited.tsx";
import { csvOf, saveCsv } from "../../../ui/save-csv.ts";
import { Leaving } from "../../../ui/leaving.tsx";
import { Failure } from "../../../ui/states.tsx";
import { Waiting } from "../../../ui/waiting/waiting.tsx";
import { Facts } from "../../office-kit/facts.tsx";
import { useToldMutation } from "../../office-kit/use-told-mutation.ts";

type Lead = z.output<typeof OfficeLead>;

/** One wish: how its person is reached, who was named by which consent, and what the office does with it. */
export function LeadCard({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(queryOf(getBackOfficeLead, { params: { id } }));
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  return data ? <Loaded key={data.id} lead={data} /> : <Waiting shape="record" />;
}

function Loaded({ lead }: { lead: Lead }) {
  const { t, language } = useTexts(officeLeadsTexts);
  const { email, telephone, wish, installers } = lead;
  return (
    <Stack gap="sm">
      <Facts
        facts={[
          [
            t("officeLeads.email"),
            <Anchor key="email" href={`mailto:${email}`}>
              {email}
            </Anchor>,
          ],
          [
            t("officeLeads.telephone"),
            telephone && (
              <Anchor key="telephone" href={`tel:${telephone}`}>
                {telephone}
              </Anchor>
            ),
          ],
          [t("officeLeads.words"), wish.text],
        ]}
      />
      {installers.map(({ installerId, installerName, status, km, consent }) => (
        <div key={installerId}>
          <Text fw={600}>
            {[installerName, t(`officeLeads.parts.${status}`), t("officeLeads.km", { km })].join(" · ")}
          </Text>
          <Text size="sm" c="dimmed">
            {[t("officeLeads.consent", { date: date(consent.on, language), version: consent.textVersion }), consent.how]
              .filter(Boolean)
              .join(" · ")}
          </Text>
        </div>
      ))}
      {installers.length > 0 && <SaveConsents lead={lead} />}
      {lead.near.length > 0 && <Assign lead={lead} />}
      <Note lead={lead} />
    </Stack>
  );
}

/** Who was named with which consent, for spreadsheets: what is shown to whoever asks for the proof. */
function SaveConsents({ lead: { name, email, id, installers } }: { lead: Lead }) {
  const { t } = useTexts(officeLeadsTexts);
  const heads = ["name", "email", "installer", "status", "consentOn", "consentText", "consentIp", "how"] as const;
  const rows = installers.map(({ installerName, status, consent }) => [
    name,
    email,
    installerName,
    t(`officeLeads.parts.${status}`),
    consent.on,
    consent.textVersion,
    consent.ip ?? "",
    consent.how ?? "",
  ]);
  const save = () => saveCsv(csvOf([heads.map((head) => t(`officeLeads.${head}`)), ...rows]), `consents-${id}.csv`);
  return (
    <Group>
      <Button size="compact-sm" variant="default" onClick={save}>
        {t("officeLeads.saveConsents")}
      </Button>
    </Group>
  );
}

function Assign({ lead: { id, near } }: { lead: Lead }) {
  const { t } = useTexts(officeLeadsTexts);
  const [how, setHow] = useState("");
  const assign = useToldMutation(
    (installerId: string) => call(assignLeadInstaller, { params: { id }, body: { installerId, consent: true, how } }),
    { said: "saved", after: () => setHow("") },
  );
  return (
    <Stack gap="xs">
      <Leaving dirty={how.trim() !== ""} />
      <LimitedText
        label={t("officeLeads.how")}
        description={t("officeLeads.howHint")}
        longest={300}
        value={how}
        onChange={({ currentTarget }) => setHow(currentTarget.value)}
      />
      <Text size="sm">{t("officeLeads.near", { count: near.length })}</Text>
      {near.map(({ id: installerId, name, km, room }) => (
        <Group key={installerId} gap="xs">
          <Button
            size="compact-sm"
            variant="default"
            disabled={how.trim().length < 5 || room === 0}
            loading={assign.isPending}
            onClick={() => assign.mutate(installerId)}
          >
            {t("officeLeads.assign", { name, interpolation: { escapeValue: false } })}
          </Button>
          <Text size="sm">{room === 0 ? t("officeLeads.full") : t("officeLeads.km", { km })}</Text>
        </Group>
      ))}
    </Stack>
  );
}

const ways = [
  ["won", "win"],
  ["lost", "lose"],
  ["expired", "expire"],
] as const;

function Note({ lead }: { lead: Lead }) {
  const { t } = useTexts(officeLeadsTexts);
  const { id, revision, status } = lead;
  const [note, setNote] = useState(lead.note ?? "");
  const save = useToldMutation(
    () => call(changeLead, { params: { id }, body: { revision, action: "note", ...(note.trim() && { note }) } }),
    { said: "saved" },
  );
  const close = useToldMutation(
    (outcome: (typeof ways)[number][0]) =>
      call(changeLead, { params: { id }, body: { revision, action: "close", outcome } }),
    { said: "saved" },
  );
  const open = ways.filter(([, action]) => leadMachine.offers({ status }, action, "back-office"));
  return (
    <Stack gap="xs">
      <Leaving dirty={note !== (lead.note ?? "")} />
      <LimitedArea
        label={t("officeLeads.note")}
        longest={2000}
        autosize
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <Group gap="xs">
        <Button size="compact-sm" loading={save.isPending} onClick={() => save.mutate()}>
          {t("officeLeads.saveNote")}
        </Button>
        {open.map(([outcome]) => (
          <Button
            key={outcome}
            size="compact-sm"
            variant="default"
            loading={close.isPending}
            onClick={() => close.mutate(outcome)}
          >
            {`${t("officeLeads.close")}: ${t(`officeLeads.closes.${outcome}`)}`}
          </Button>
        ))}
      </Group>
    </Stack>
  );
}
