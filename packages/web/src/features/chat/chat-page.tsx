import { Container, Text, Title } from "@mantine/core";
import { chatTexts } from "../../i18n/areas/chat.ts";
import { useTexts } from "../../i18n/index.ts";
import { RequireLogin } from "../login/require-login.tsx";
import { useUser } from "../login/session.ts";
import { ChatPanel } from "./chat-panel.tsx";

/** The customer's chat with the back office. */
export const ChatPage = () => (
  <RequireLogin>
    <OwnChat />
  </RequireLogin>
);

function OwnChat() {
  const { t } = useTexts(chatTexts);
  const user = useUser();
  if (!user) return null;
  return (
    <Container size="sm" py="lg">
      <Title order={1}>{t("chat.title")}</Title>
      <Text mb="md">{t("chat.intro")}</Text>
      <ChatPanel chatId={user.id} side="customer" />
    </Container>
  );
}
