import { Anchor, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { queryOf } from "../../api/client.ts";
import { getInstaller } from "../../api/endpoints.gen.ts";
import { leadsTexts } from "../../i18n/areas/leads.ts";
import { percent } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { Failure } from "../../ui/states.tsx";
import { Waiting } from "../../ui/waiting/waiting.tsx";
import { FormPage, Sent } from "../contacts/form-page.tsx";
import { RequestForm } from "./request-form.tsx";

/** The way to an installer: begun at `start`, or at one whose profile stands above it. */
export function FindPage({ id }: { id: string }) {
  const { t } = useTexts(leadsTexts);
  const [isSent, setSent] = useState(false);
  return (
    <FormPage
      title={t("leads.title")}
      intro={t("leads.intro")}
      path={`/find-your-professional-photovoltaic-installer/${id}`}
    >
      {id !== "start" && <Installer id={id} />}
      {isSent ? (
        <Sent title={t("leads.sentTitle")} text={t("leads.sentText")} />
      ) : (
        <RequestForm onSent={() => setSent(true)} />
      )}
    </FormPage>
  );
}

/** As everybody reads an installer. */
function Installer({ id }: { id: string }) {
  const { t, language } = useTexts(leadsTexts);
  const { data, error, refetch } = useQuery(queryOf(getInstaller, { params: { id } }));
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Waiting shape="cards" count={1} />;
  const { name, about, city, postalCode, kinds, website, answerShare } = data;
  return (
    <Stack component="section" gap={4} aria-labelledby="installer">
      <Title order={2} size="h3" id="installer">
        {name}
      </Title>
      <Text c="dimmed">{[`${postalCode} ${city}`, ...kinds.map((kind) => t(`leads.kinds.${kind}`))].join(" · ")}</Text>
      {answerShare !== undefined && <Text>{t("leads.answers", { share: percent(answerShare, language) })}</Text>}
      <Text style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>{about}</Text>
      {website && (
        <Anchor href={website} rel="noreferrer nofollow">
          {website}
        </Anchor>
      )}
    </Stack>
  );
}
