import { Alert, Button, Group, Stack, Text, Title } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type * as z from "zod";
import type { OwnTicketPage } from "@solvia/core/contract/helping/ticket-shapes";
import { call, keepAnswer, queryOf } from "../../api/client.ts";
import { getTicket, writeTicketMessage } from "../../api/endpoints.gen.ts";
import { supportTexts } from "../../i18n/areas/support.ts";
import { dateAndTime } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { LimitedArea } from "../../ui/fields/limited.tsx";
import { Form } from "../../ui/form.tsx";
import { Refused } from "../../ui/forms/refused.tsx";
import { useContractForm } from "../../ui/forms/use-contract-form.ts";
import { AnchorLink, ButtonLink } from "../../ui/links.tsx";
import { Failure } from "../../ui/states.tsx";
import { Waiting } from "../../ui/waiting/waiting.tsx";
import { aboutWords } from "./about-words.ts";
import { Conversation } from "./conversation.tsx";
import { Rating } from "./rating.tsx";
import { areTicketFiles, sendTicketFiles, TicketFilesField } from "./ticket-files.tsx";
import { TicketState } from "./ticket-state.tsx";

type Ticket = z.output<typeof OwnTicketPage>;

/** What comes while the page stands is there within half a minute. */
const askedAgain = 30_000;

/** One request for help: what both sides wrote, an answer, and how it was helped. */
export function TicketPage({ id }: { id: string }) {
  const { t, language } = useTexts(supportTexts);
  const {
    data: ticket,
    error,
    refetch,
  } = useQuery({
    ...queryOf(getTicket, { params: { id } }),
    refetchInterval: askedAgain,
  });
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!ticket) return <Waiting shape="record" />;
  const { number, subject, status, topic, about, dueAt, thread, mayAnswer } = ticket;
  const words = aboutWords(t, about);
  return (
    <Stack>
      <div>
        <AnchorLink to="/profile/support" size="sm">
          {t("support.title")}
        </AnchorLink>
        <Group mt="xs" gap="sm">
          <Title order={1} size="h2" style={{ overflowWrap: "anywhere" }}>
            {subject}
          </Title>
          <TicketState status={status} />
        </Group>
        <Text c="dimmed">
          {number} · {t(`support.topics.${topic}`)}
        </Text>
        {words && (
          <Text>
            {t("support.about")}:{" "}
            {about.orderId ? (
              <AnchorLink to="/profile/my-orders/$id" params={{ id: about.orderId }} underline="always">
                {words}
              </AnchorLink>
            ) : (
              words
            )}
          </Text>
        )}
        {dueAt && <Text>{t("support.due", { date: dateAndTime(dueAt, language) })}</Text>}
      </div>
      <Rating ticket={ticket} />
      <Title order={2} size="h4">
        {t("support.thread")}
      </Title>
      <Conversation thread={thread} side="customer" path={`/tickets/${id}`} />
      {mayAnswer ? <Answer ticket={ticket} /> : <Closed />}
    </Stack>
  );
}

function Closed() {
  const { t } = useTexts(supportTexts);
  return (
    <Alert color="gray">
      <Stack align="flex-start" gap="xs">
        {t("support.closedNote")}
        <ButtonLink to="/technical-support-request" variant="default">
          {t("support.new")}
        </ButtonLink>
      </Stack>
    </Alert>
  );
}

function Answer({ ticket: { id, status } }: { ticket: Ticket }) {
  const { t } = useTexts(supportTexts);
  const client = useQueryClient();
  const [files, setFiles] = useState<File[]>([]);
  const params = { id };
  const form = useContractForm(writeTicketMessage, {
    values: { text: "" },
    input: ({ text }) => ({ params, body: { text }, idempotencyKey: crypto.randomUUID() }),
    send: async (input) =>
      call(writeTicketMessage, { ...input, body: { ...input.body, files: await sendTicketFiles(files) } }),
    check: () => ({ files: !areTicketFiles(files) && t("problem.unsupported-media-type") }),
    shows: ["files"],
    draft: { of: `support-answer/${id}`, back: true },
    clears: true,
    done: t("support.answer.sent"),
    onSaved: (answer) => {
      setFiles([]);
      return keepAnswer(client, getTicket, { params }, answer);
    },
  });
  return (
    <Form {...form.frame}>
      <Stack gap="sm" align="flex-start">
        <LimitedArea
          label={t("support.answer.words")}
          description={t(status === "resolved" ? "support.answer.reopens" : "support.answer.hint")}
          longest={3000}
          autosize
          minRows={3}
          w="100%"
          {...form.field("text")}
        />
        <TicketFilesField files={files} error={form.errors["files"]} onChange={setFiles} />
        <Refused form={form} />
        <Button type="submit" loading={form.isPending}>
          {t("support.answer.send")}
        </Button>
      </Stack>
    </Form>
  );
}
