import { createFileRoute } from "@tanstack/react-router";
import type { listOfficeMessages } from "@solvia/core/contract/back-office/content-crm";
import { searchOf } from "../../api/search-of.ts";
import { MessagesPage } from "../../features/contacts/office/messages-page.tsx";

export const Route = createFileRoute("/back-office/messages")({
  validateSearch: searchOf<typeof listOfficeMessages>(),
  component: () => <MessagesPage search={Route.useSearch()} />,
});
