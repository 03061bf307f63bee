import { Badge, Card, Container, Group, List, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { listUnansweredQuestions as Contract } from "@solvia/core/contract/back-office/content-crm";
import type { AnswerOf } from "@solvia/core/contract/endpoint";
import { queryOf } from "../../../api/client.ts";
import { listUnansweredQuestions } from "../../../api/endpoints.gen.ts";
import { officeQuestionsTexts } from "../../../i18n/areas/office-questions.ts";
import { date } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { AnchorLink, ButtonLink } from "../../../ui/links.tsx";
import { Empty, Failure } from "../../../ui/states.tsx";
import { Waiting } from "../../../ui/waiting/waiting.tsx";
import { BackOffice } from "../../office-kit/layout.tsx";
import { RecordHead } from "../../office-kit/record-head.tsx";

type Group = AnswerOf<typeof Contract>["items"][number];

/** What nothing published answers, by what is asked for: the most asked says what to write. */
export const UnansweredPage = () => (
  <BackOffice access={listUnansweredQuestions.access}>
    <Unanswered />
  </BackOffice>
);

function Unanswered() {
  const { t } = useTexts(officeQuestionsTexts);
  const { data, error, refetch } = useQuery(queryOf(listUnansweredQuestions, {}));
  return (
    <Container size="xl" py="md">
      <RecordHead
        back={
          <AnchorLink to="/back-office/question-answering" size="sm">
            {t("officeQuestions.title")}
          </AnchorLink>
        }
        name={t("officeQuestions.unanswered")}
        acts={
          <ButtonLink to="/back-office/publications/new" variant="default">
            {t("officeQuestions.write")}
          </ButtonLink>
        }
      >
        <Text c="dimmed">{t("officeQuestions.unansweredLead")}</Text>
      </RecordHead>
      {error && !data && <Failure error={error} retry={() => void refetch()} />}
      {!data && !error && <Waiting shape="cards" count={3} />}
      {data?.items.length === 0 && <Empty title={t("officeQuestions.unansweredNone")} />}
      <Stack mt="md">
        {data?.items.map((group) => (
          <OneGroup key={group.questions[0]?.id} group={group} />
        ))}
      </Stack>
    </Container>
  );
}

function OneGroup({ group: { words, count, lastAskedOn, questions } }: { group: Group }) {
  const { t, language } = useTexts(officeQuestionsTexts);
  const name = words.join(" ") || questions[0]?.text;
  return (
    <Card withBorder padding="md" component="article" aria-label={name}>
      <Group justify="space-between" gap="xs">
        <Title order={2} size="h5" className="long-words">
          {name}
        </Title>
        <Badge variant="light" c="bright" tt="none">
          {t("officeQuestions.count", { count })}
        </Badge>
      </Group>
      <Text size="sm" c="dimmed">
        {t("officeQuestions.lastAsked", { date: date(lastAskedOn, language) })}
      </Text>
      <List mt="xs">
        {questions.map(({ id, text, language: asked }) => (
          <List.Item key={id}>
            <AnchorLink to="/back-office/question-answering/$id" params={{ id }} className="long-words">
              <span lang={asked}>{text}</span>
            </AnchorLink>
          </List.Item>
        ))}
      </List>
    </Card>
  );
}
