import { createFileRoute } from "@tanstack/react-router";
import { BackOfficeChatPage } from "../../features/chat/office/chat-page.tsx";

export const Route = createFileRoute("/back-office/chats/$id")({
  component: () => <BackOfficeChatPage id={Route.useParams().id} />,
});
