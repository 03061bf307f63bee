import { Button, Group, Stack, Text } from "@mantine/core";
import { call } from "../../../../api/client.ts";
import { moveColdEmailCampaign } from "../../../../api/endpoints.gen.ts";
import { officeContactsTexts } from "../../../../i18n/areas/office-contacts.ts";
import { countryName } from "../../../../i18n/country-name.ts";
import { figure } from "../../../../i18n/format.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { AskButton } from "../../../../ui/ask-button.tsx";
import { SmallTable } from "../../../../ui/table/small-table.tsx";
import { Facts } from "../../../office-kit/facts.tsx";
import { useToldMutation } from "../../../office-kit/use-told-mutation.ts";
import type { Campaign } from "./campaign.ts";

type Move = "confirm" | "pause" | "resume" | "cancel";

/** The gate of a campaign: who may be written to, on which ground and where, who may not and why; how long it takes; what may be done. */
export function CampaignCard({ campaign }: { campaign: Campaign }) {
  const { t, language } = useTexts(officeContactsTexts);
  const { allowed, refusedWhy, skippedWhy, minutes, state, pausedBy, recipients, failed, unsure } = campaign;
  const takes =
    minutes === null ? t("officeContacts.campaigns.off") : t("officeContacts.campaigns.minutes", { count: minutes });
  const said = (count: number) => figure(count, language);
  return (
    <Stack gap="sm" mt="sm">
      {state === "checking" && <Text size="sm">{t("officeContacts.campaigns.checking")}</Text>}
      <Facts
        facts={[
          [t("officeContacts.campaigns.recipients"), said(recipients)],
          [t("officeContacts.campaigns.takes"), state === "done" || state === "cancelled" ? undefined : takes],
          [t("officeContacts.campaigns.pausedBy"), pausedBy && t(`officeContacts.campaigns.pauses.${pausedBy}`)],
          [t("officeContacts.campaigns.failed"), failed > 0 ? said(failed) : undefined],
          [t("officeContacts.campaigns.unsure"), unsure > 0 ? said(unsure) : undefined],
        ]}
      />
      <SmallTable
        rows={allowed}
        keyOf={({ basis, country }) => `${basis} ${country}`}
        columns={[
          {
            heading: t("officeContacts.basis"),
            strong: true,
            render: ({ basis }) => t(`officeContacts.bases.${basis}`),
          },
          {
            heading: t("officeContacts.country"),
            render: ({ country }) => (country ? countryName(country, language) : t("officeContacts.noCountry")),
          },
          { heading: t("officeContacts.campaigns.count"), right: true, render: ({ count }) => said(count) },
        ]}
      />
      <Refused title={t("officeContacts.campaigns.refusedWhy")} counts={refusedWhy} />
      <Refused title={t("officeContacts.campaigns.skippedWhy")} counts={skippedWhy} />
      <Acts campaign={campaign} />
    </Stack>
  );
}

/** Who isn't written to, by why; nothing where everybody is. */
function Refused({ title, counts }: { title: string; counts: Campaign["refusedWhy"] }) {
  const { t, language } = useTexts(officeContactsTexts);
  const rows = Object.entries(counts) as [keyof typeof counts, number][];
  if (rows.length === 0) return null;
  return (
    <SmallTable
      rows={rows}
      keyOf={([reason]) => reason}
      columns={[
        {
          heading: title,
          strong: true,
          render: ([reason]) =>
            reason === "gone" ? t("officeContacts.campaigns.gone") : t(`officeContacts.refusals.${reason}`),
        },
        { heading: t("officeContacts.campaigns.count"), right: true, render: ([, count]) => figure(count, language) },
      ]}
    />
  );
}

function Acts({ campaign: { id, state, revision, recipients, subject } }: { campaign: Campaign }) {
  const { t, language } = useTexts(officeContactsTexts);
  const write = useToldMutation(
    (move: Move) => call(moveColdEmailCampaign, { params: { id }, body: { move, revision } }),
    { said: "saved" },
  );
  const isOver = state === "done" || state === "cancelled";
  return (
    <Group gap="xs">
      {state === "ready" && recipients > 0 && (
        <AskButton
          size="compact-sm"
          label={t("officeContacts.campaigns.confirm")}
          question={t("officeContacts.campaigns.confirmQuestion", { number: figure(recipients, language), subject })}
          named
          onConfirm={(close) => write.mutate("confirm", { onSettled: close })}
        />
      )}
      {state === "sending" && (
        <Button size="compact-sm" loading={write.isPending} onClick={() => write.mutate("pause")}>
          {t("officeContacts.campaigns.pause")}
        </Button>
      )}
      {state === "paused" && (
        <Button size="compact-sm" loading={write.isPending} onClick={() => write.mutate("resume")}>
          {t("officeContacts.campaigns.resume")}
        </Button>
      )}
      {!isOver && (
        <AskButton
          size="compact-sm"
          label={t("officeContacts.campaigns.cancel")}
          question={t("officeContacts.campaigns.cancelQuestion", { subject })}
          named
          onConfirm={(close) => write.mutate("cancel", { onSettled: close })}
        />
      )}
    </Group>
  );
}
