import { Badge, Button, Card, Group, Stack, Text, Title } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { pagesOf } from "../../api/client.ts";
import { listOwnQuestions } from "../../api/endpoints.gen.ts";
import { questionsTexts } from "../../i18n/areas/questions.ts";
import { dateAndTime } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { ButtonLink } from "../../ui/links.tsx";
import { Empty, Failure } from "../../ui/states.tsx";
import { Waiting } from "../../ui/waiting/waiting.tsx";
import { OwnAnswer, type Own } from "./own-answer.tsx";

/** What one has asked with what answered it, the last asked first. */
export function OwnQuestionsPage() {
  const { t } = useTexts(questionsTexts);
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    pagesOf(listOwnQuestions, { query: { limit: 20 } }),
  );
  const questions = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Stack>
      <Group justify="space-between">
        <Title order={1}>{t("questions.mine")}</Title>
        <ButtonLink to="/questions" search={{}}>
          {t("questions.ask")}
        </ButtonLink>
      </Group>
      {error && <Failure error={error} retry={() => void refetch()} />}
      {!data && !error && <Waiting shape="cards" count={2} />}
      {data && questions.length === 0 && <Empty title={t("questions.mineNone")} />}
      {questions.map((question) => (
        <OneQuestion key={question.id} question={question} />
      ))}
      {hasNextPage && (
        <Group justify="center">
          <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t("questions.more")}
          </Button>
        </Group>
      )}
    </Stack>
  );
}

function OneQuestion({ question }: { question: Own }) {
  const { t, language } = useTexts(questionsTexts);
  const { text, status, askedOn } = question;
  return (
    <Card withBorder padding="md" component="article" aria-label={text}>
      <Stack gap="sm">
        <Group justify="space-between" gap="xs" align="flex-start">
          <Title order={2} size="h5" style={{ overflowWrap: "anywhere" }}>
            {text}
          </Title>
          <Badge variant="light" c="bright" tt="none">
            {t(`questions.statuses.${status}`)}
          </Badge>
        </Group>
        <Text size="sm" c="dimmed">
          {dateAndTime(askedOn, language)}
        </Text>
        <OwnAnswer question={question} />
      </Stack>
    </Card>
  );
}
