import { createFileRoute } from "@tanstack/react-router";
import { ChatsPage } from "../../features/chat/office/chats-page.tsx";

export const Route = createFileRoute("/back-office/chats/")({
  component: ChatsPage,
});
