import { Button, Card, Stack, Title } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { questionLimits } from "@solvia/core/questions/question";
import { askQuestion } from "../../api/endpoints.gen.ts";
import { questionsTexts } from "../../i18n/areas/questions.ts";
import { useTexts } from "../../i18n/index.ts";
import { LimitedArea } from "../../ui/fields/limited.tsx";
import { Form } from "../../ui/form.tsx";
import { Refused } from "../../ui/forms/refused.tsx";
import { useContractForm } from "../../ui/forms/use-contract-form.ts";
import { useUser } from "../login/session.ts";
import { OwnAnswer, type Own } from "./own-answer.tsx";

interface Props {
  /** The publication below which it is asked. */
  publicationId?: string;
}

/** Asks, and shows what answers at once. Who isn't logged in is led to the login; who acts for another asks nothing for them. */
export function AskForm({ publicationId }: Props) {
  const { t } = useTexts(questionsTexts);
  const user = useUser();
  if (user === undefined || user?.actedBy) return null;
  if (user === null) {
    return (
      <p className="pubs-end">
        <Link to="/login">{t("questions.login")}</Link>
      </p>
    );
  }
  return <Asking {...(publicationId !== undefined && { publicationId })} />;
}

function Asking({ publicationId }: Props) {
  const { t, language } = useTexts(questionsTexts);
  const [asked, setAsked] = useState<Own>();
  const key = useRef(crypto.randomUUID());
  const form = useContractForm(askQuestion, {
    values: { text: "" },
    input: ({ text }) => ({
      body: { text, language, ...(publicationId !== undefined && { publicationId }) },
      idempotencyKey: key.current,
    }),
    clears: true,
    // Another wording is another question.
    onTyped: () => {
      key.current = crypto.randomUUID();
    },
    onSaved: setAsked,
  });
  return (
    <Card withBorder padding="lg" component="section" aria-label={t("questions.ask")} maw={760}>
      <Stack>
        <Title order={2} size="h4">
          {t("questions.ask")}
        </Title>
        <Form {...form.frame}>
          <Stack gap="sm" align="flex-start">
            <LimitedArea
              label={t("questions.question")}
              description={t("questions.hint")}
              longest={questionLimits.longest}
              autosize
              minRows={2}
              w="100%"
              {...form.field("text")}
            />
            <Refused form={form} />
            <Button type="submit" loading={form.isPending}>
              {t("questions.send")}
            </Button>
          </Stack>
        </Form>
        <div role="status">
          {asked && (
            <Stack gap="sm" key={asked.id}>
              <Title order={3} size="h5" style={{ overflowWrap: "anywhere" }}>
                {asked.text}
              </Title>
              <OwnAnswer question={asked} onAsked={setAsked} />
            </Stack>
          )}
        </div>
      </Stack>
    </Card>
  );
}
