import { Button, Card, Checkbox, Skeleton, Stack, Text, Title } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import type * as z from "zod";
import type { LinkedLead, NearInstaller } from "@solvia/core/contract/leads/shapes";
import { call, queryOf } from "../../api/client.ts";
import { emailLeadInstaller, listLeadInstallers } from "../../api/endpoints.gen.ts";
import { leadsTexts } from "../../i18n/areas/leads.ts";
import { percent } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { lazyPart } from "../../ui/lazy-part.tsx";
import { useNear } from "../../ui/near.ts";
import { Empty, Failure } from "../../ui/states.tsx";
import { Waiting } from "../../ui/waiting/waiting.tsx";

// It brings a library for maps along.
const NearMap = lazyPart(async () => (await import("./near-map.tsx")).NearMap);

interface Props {
  token: string;
  place: z.output<typeof LinkedLead>["place"];
  /** How many more may be named, and who was. */
  room: number;
  named: readonly string[];
}

/** Whom a wish could be given to, the nearest first; each is agreed to by itself. */
export function NearInstallers({ token, place: own, room, named }: Props) {
  const { t } = useTexts(leadsTexts);
  const { data, error, refetch } = useQuery(queryOf(listLeadInstallers, { params: { id: token } }));
  const { near, place } = useNear<HTMLDivElement>();
  const others = data?.items.filter(({ id }) => !named.includes(id)) ?? [];
  return (
    <Stack component="section" aria-labelledby="near">
      <div>
        <Title order={2} size="h3" id="near">
          {t("leads.near")}
        </Title>
        <Text c="dimmed">{t("leads.room", { count: room })}</Text>
      </div>
      {error && <Failure error={error} retry={() => void refetch()} />}
      {!data && !error && <Waiting shape="cards" count={3} />}
      {data && others.length === 0 && <Empty title={t("leads.nearNone")} />}
      <div ref={place}>
        {near && others.length > 0 && (
          <Suspense fallback={<Skeleton h={340} />}>
            <NearMap own={own} installers={others} />
          </Suspense>
        )}
      </div>
      {others.map((installer) => (
        <OneNear key={installer.id} token={token} installer={installer} />
      ))}
    </Stack>
  );
}

function OneNear({ token, installer }: { token: string; installer: z.output<typeof NearInstaller> }) {
  const { t, language } = useTexts(leadsTexts);
  const { id, name, about, city, km, answerShare, room } = installer;
  const [isAgreed, setAgreed] = useState(false);
  const choose = useMutation({
    mutationFn: () => call(emailLeadInstaller, { params: { id: token, installerId: id }, body: { consent: true } }),
  });
  const share = answerShare === undefined ? [] : [t("leads.answers", { share: percent(answerShare, language) })];
  return (
    <Card withBorder padding="md" component="article" aria-label={name}>
      <Stack gap="xs" align="start">
        <Text fw={600} style={{ overflowWrap: "anywhere" }}>
          {name}
        </Text>
        <Text size="sm" c="dimmed">
          {[t("leads.km", { km }), city, ...share].join(" · ")}
        </Text>
        <Text size="sm" lineClamp={4} style={{ overflowWrap: "anywhere" }}>
          {about}
        </Text>
        {room === 0 ? (
          <Text size="sm">{t("leads.full")}</Text>
        ) : (
          <>
            <Checkbox
              label={t("leads.consent", { name, interpolation: { escapeValue: false } })}
              checked={isAgreed}
              onChange={({ currentTarget }) => setAgreed(currentTarget.checked)}
            />
            <Button disabled={!isAgreed} loading={choose.isPending} onClick={() => choose.mutate()}>
              {t("leads.choose", { name, interpolation: { escapeValue: false } })}
            </Button>
          </>
        )}
        {choose.error && <Failure error={choose.error} />}
      </Stack>
    </Card>
  );
}
