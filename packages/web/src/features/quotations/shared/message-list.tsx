import { Badge, Card, Group, Stack, Text } from "@mantine/core";
import { quotationsTexts } from "../../../i18n/areas/quotations.ts";
import { dateAndTime } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import type { Line, Message } from "./quotation-shapes.ts";

interface Props {
  messages: readonly Message[];
  lines: readonly Line[];
  /** Who reads: their own stand at the right. */
  side: Message["from"];
}

/** What both sides have written, the oldest first. */
export function MessageList({ messages, lines, side }: Props) {
  const { t } = useTexts(quotationsTexts);
  if (messages.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {t("quotation.messages.none")}
      </Text>
    );
  }
  return (
    <Stack gap="sm">
      {messages.map((message) => (
        <OneMessage key={message.id} message={message} lines={lines} own={message.from === side} />
      ))}
    </Stack>
  );
}

function OneMessage({ message, lines, own }: { message: Message; lines: readonly Line[]; own: boolean }) {
  const { t, language } = useTexts(quotationsTexts);
  const { text, authorName, lineId, version, asksChange, createdOn } = message;
  const line = lines.find((one) => one.lineId === lineId);
  const about = [
    dateAndTime(createdOn, language),
    `${t("quotation.version")} ${version}`,
    line && t("quotation.messages.ofLine", { name: line.name }),
  ];
  return (
    <Card
      withBorder
      padding="sm"
      component="article"
      maw="42rem"
      w={{ base: "100%", xs: "85%" }}
      {...(own && { bg: "var(--shade)" })}
      style={{ alignSelf: own ? "flex-end" : "flex-start" }}
    >
      <Group gap="xs" justify="space-between">
        <Text size="sm" fw={600}>
          {authorName}
        </Text>
        {asksChange && (
          <Badge variant="light" color="orange" c="bright" tt="none">
            {t("quotation.messages.asksChange")}
          </Badge>
        )}
      </Group>
      <Text size="xs" c="dimmed" className="numbers">
        {about.filter(Boolean).join(" · ")}
      </Text>
      <Text size="sm" mt={4} style={{ whiteSpace: "pre-line" }}>
        {text}
      </Text>
    </Card>
  );
}
