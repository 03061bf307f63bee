import { createFileRoute } from "@tanstack/react-router";
import type { listBackOfficeChats } from "@solvia/core/contract/back-office/content-crm";
import { searchOf } from "../../api/search-of.ts";
import { ChatsPage } from "../../features/chat/office/chats-page.tsx";

export const Route = createFileRoute("/back-office/chats/")({
  validateSearch: searchOf<typeof listBackOfficeChats>(),
  component: () => <ChatsPage search={Route.useSearch()} />,
});
