import { Container, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { queryOf } from "../../api/client.ts";
import { getMilestoneProgress } from "../../api/endpoints.gen.ts";
import { milestonesTexts } from "../../i18n/areas/milestones.ts";
import { useTexts } from "../../i18n/index.ts";
import { usePageHead } from "../../ui/page-head.ts";
import { ButtonLink } from "../../ui/links.tsx";
import { EmptyPage, Failure } from "../../ui/states.tsx";
import { Waiting } from "../../ui/waiting/waiting.tsx";
import { RequireLogin } from "../login/require-login.tsx";
import { useUser } from "../login/session.ts";
import { MilestoneCard } from "./milestone-card.tsx";

export const MilestonesPage = () => (
  <RequireLogin>
    <Milestones />
  </RequireLogin>
);

/** How often a page looks whether an order that was just paid counts, in milliseconds. */
const lookMs = 30_000;

/** What a customer's orders have come to, and the rewards for it. */
function Milestones() {
  const { t } = useTexts(milestonesTexts);
  usePageHead({ title: t("milestones.title") });
  const user = useUser();
  const asTheyStood = useOrderKept();
  const { data, error, refetch } = useQuery({ ...queryOf(getMilestoneProgress, {}), refetchInterval: lookMs });
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Waiting shape="cards" />;
  if (data.items.length === 0) {
    return (
      <EmptyPage title={t("milestones.empty")} hint={t("milestones.emptyHint")}>
        <ButtonLink to="/search">{t("home.cta")}</ButtonLink>
      </EmptyPage>
    );
  }
  const shown = asTheyStood(data.items);
  const nearest = data.items.find(({ status }) => status === "in_progress");
  return (
    <Container size="md" py="lg">
      <Title order={1}>{t("milestones.title")}</Title>
      <Text c="dimmed">{t("milestones.lead")}</Text>
      {user?.companyId !== undefined && <Text c="dimmed">{t("milestones.company")}</Text>}
      <Stack mt="lg">
        {shown.map((milestone) => (
          <MilestoneCard key={milestone.id} milestone={milestone} isNearest={milestone === nearest} />
        ))}
      </Stack>
    </Container>
  );
}

/** The order in which a page began to show its things: what is redeemed stays under the hand that did it, what is new comes last. */
function useOrderKept() {
  const [order] = useState<string[]>([]);
  return <T extends { id: string }>(items: readonly T[]): T[] => {
    for (const { id } of items) if (!order.includes(id)) order.push(id);
    return items.toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id));
  };
}
