import { Alert, Button, Group, Paper, ScrollArea, Stack, Text } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { chatTexts } from "../../i18n/areas/chat.ts";
import { dateAndTime } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { problemText } from "../../ui/states.tsx";
import { useChat } from "./use-chat.ts";
import { useDraft } from "./use-draft.ts";
import { Form } from "../../ui/form.tsx";
import { LimitedText } from "../../ui/fields/limited.tsx";

/** A connection that is there by then needs no word about it, which would move the page. */
const connectingMs = 3000;

/** On another page of the tab the draft waits: only with the tab it would go. */
const draftStays = () => true;

/** A conversation as one side sees it: its own messages to the right. */
export function ChatPanel({ chatId, side }: { chatId: string; side: "customer" | "office" }) {
  const { t, language } = useTexts(chatTexts);
  const { messages, connected, refused, send } = useChat(chatId);
  const [text, setText] = useDraft(chatId);
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(!connected), connected ? 0 : connectingMs);
    return () => clearTimeout(timer);
  }, [connected]);
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (messages.length > 0) end.current?.scrollIntoView({ block: "nearest" });
  }, [messages.length]);
  return (
    <Stack className="chat">
      {slow && <Alert color="yellow">{t("chat.connecting")}</Alert>}
      <ScrollArea className="chat-log" type="auto" offsetScrollbars>
        <Stack gap="xs" role="log" aria-label={t("chat.title")}>
          {messages.length === 0 && <Text c="dimmed">{t("chat.empty")}</Text>}
          {messages.map(({ id, from, authorName, text: said, sentOn }) => (
            <Paper
              key={id}
              withBorder
              p="sm"
              maw="80%"
              style={{ alignSelf: from === side ? "flex-end" : "flex-start" }}
            >
              <Text size="xs" c="dimmed">
                {authorName} · {dateAndTime(sentOn, language)}
              </Text>
              <Text style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>{said}</Text>
            </Paper>
          ))}
          <div ref={end} />
        </Stack>
      </ScrollArea>
      {refused && (
        <Alert color="red" role="alert" title={t("common.error")}>
          <Text>{problemText(t, refused.error)}</Text>
          <Text mt={4} style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
            {refused.text}
          </Text>
        </Alert>
      )}
      <Form
        typed={text.trim() !== ""}
        same={draftStays}
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() === "") return;
          send(text.trim());
          setText("");
        }}
      >
        <Group align="end" wrap="nowrap">
          <LimitedText
            flex={1}
            label={t("chat.message")}
            longest={4000}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          <Button type="submit">{t("chat.send")}</Button>
        </Group>
      </Form>
    </Stack>
  );
}
