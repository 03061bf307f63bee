import { Card, Container, Grid, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { tagOf } from "@solvia/core/platform/text/reader-format";
import { questionsStyle } from "@solvia/core/site/pages/questions/questions-look";
import { queryOf } from "../../../api/client.ts";
import { getBackOfficeQuestion } from "../../../api/endpoints.gen.ts";
import { officeQuestionsTexts } from "../../../i18n/areas/office-questions.ts";
import { dateAndTime } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { AnchorLink } from "../../../ui/links.tsx";
import { Failure } from "../../../ui/states.tsx";
import { Waiting } from "../../../ui/waiting/waiting.tsx";
import { BackOffice } from "../../office-kit/layout.tsx";
import { RecordHead } from "../../office-kit/record-head.tsx";
import { OneQuote } from "../own-answer.tsx";
import { AnswerForm } from "./answer-form.tsx";
import { QuestionActs } from "./question-acts.tsx";
import { QuestionState, type OfficeQuestion } from "./question-state.tsx";

export const QuestionPage = ({ id }: { id: string }) => (
  <BackOffice access={getBackOfficeQuestion.access}>
    <Loaded key={id} id={id} />
  </BackOffice>
);

function Loaded({ id }: { id: string }) {
  const { data, error, refetch } = useQuery({
    ...queryOf(getBackOfficeQuestion, { params: { id } }),
    refetchOnWindowFocus: false,
  });
  if (error && !data) return <Failure error={error} retry={() => void refetch()} />;
  return data ? <OneQuestion question={data} /> : <Waiting shape="record" />;
}

/** One question: what was asked and found at the left, the answer beside it. */
function OneQuestion({ question }: { question: OfficeQuestion }) {
  const { t, language } = useTexts(officeQuestionsTexts);
  const { text, status, askerName, assigneeName, askedOn, language: asked, found, quotes, reason } = question;
  return (
    <Container size="xl" py="md">
      <style>{questionsStyle}</style>
      <RecordHead
        back={
          <AnchorLink to="/back-office/question-answering" size="sm">
            {t("officeQuestions.title")}
          </AnchorLink>
        }
        name={question.publicText ?? text}
        states={<QuestionState status={status} />}
        acts={<QuestionActs question={question} />}
      >
        <Text size="sm" c="dimmed">
          {[askerName ?? t("officeQuestions.noAsker"), dateAndTime(askedOn, language), asked, assigneeName]
            .filter(Boolean)
            .join(" · ")}
        </Text>
      </RecordHead>
      <Grid gap="lg" mt="md">
        <Grid.Col span={{ base: 12, lg: 5 }}>
          <Stack>
            <Part title={t("officeQuestions.asked")}>
              <Text lang={tagOf(asked)} style={{ whiteSpace: "pre-line" }} className="long-words">
                {text}
              </Text>
            </Part>
            <Part title={t("officeQuestions.found")}>
              {found.length === 0 && <Text c="dimmed">{t("officeQuestions.foundNone")}</Text>}
              <Quotes quotes={found} />
            </Part>
            {quotes.length > 0 && (
              <Part title={t("officeQuestions.quoted")}>
                <Quotes quotes={quotes} />
              </Part>
            )}
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, lg: 7 }}>
          {reason !== undefined && (
            <Part title={t("officeQuestions.reasonGiven")}>
              <Text style={{ whiteSpace: "pre-line" }}>{reason}</Text>
            </Part>
          )}
          {question.actions.includes("publish") ? (
            <AnswerForm key={question.revision} question={question} />
          ) : (
            <Text c="dimmed">{t("officeQuestions.closed")}</Text>
          )}
        </Grid.Col>
      </Grid>
    </Container>
  );
}

const Quotes = ({ quotes }: Pick<OfficeQuestion, "quotes">) =>
  quotes.map((quote) => <OneQuote key={`${quote.id} ${quote.text}`} quote={quote} />);

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card withBorder padding="md" component="section" aria-label={title}>
    <Stack gap="sm">
      <Title order={2} size="h5">
        {title}
      </Title>
      {children}
    </Stack>
  </Card>
);
