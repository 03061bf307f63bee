import { Anchor, Badge, Card, Group, Stack, Text } from "@mantine/core";
import type { MessageSide } from "@solvia/core/tickets/ticket-codes";
import { dateAndTime } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";

interface Message {
  id: string;
  side: MessageSide;
  authorName: string;
  text: string;
  files: readonly { name: string }[];
  createdOn: string;
}

interface Props {
  thread: readonly Message[];
  /** Who reads: their own stand at the right. */
  side: "customer" | "office";
  /** Below which the messages' files are had. */
  path: string;
  /** What a note for the office alone is called, there. */
  internal?: string;
}

/** What both sides have written, the oldest first. */
export const Conversation = ({ thread, ...props }: Props) => (
  <Stack gap="sm">
    {thread.map((message) => (
      <OneMessage key={message.id} message={message} {...props} />
    ))}
  </Stack>
);

function OneMessage({ message, side, path, internal }: { message: Message } & Omit<Props, "thread">) {
  const { language } = useTexts();
  const { id, text, authorName, files, createdOn } = message;
  const isNote = message.side === "internal";
  const isOwn = message.side === side || isNote;
  return (
    <Card
      withBorder
      padding="sm"
      component="article"
      aria-label={authorName}
      maw="42rem"
      w={{ base: "100%", xs: "85%" }}
      {...(isOwn && { bg: "var(--shade)" })}
      style={{ alignSelf: isOwn ? "flex-end" : "flex-start", ...(isNote && { borderStyle: "dashed" }) }}
    >
      <Group gap="xs" justify="space-between">
        <Text size="sm" fw={600}>
          {authorName}
        </Text>
        {isNote && (
          <Badge variant="light" color="gray" c="bright" tt="none">
            {internal}
          </Badge>
        )}
      </Group>
      <Text size="xs" c="dimmed" className="numbers">
        {dateAndTime(createdOn, language)}
      </Text>
      <Text size="sm" mt={4} style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
        {text}
      </Text>
      {files.length > 0 && (
        <Group gap="sm" mt={6}>
          {files.map(({ name }, at) => (
            <Anchor key={`${at} ${name}`} href={`/api${path}/messages/${id}/files/${at + 1}`} size="sm">
              {name}
            </Anchor>
          ))}
        </Group>
      )}
    </Card>
  );
}
