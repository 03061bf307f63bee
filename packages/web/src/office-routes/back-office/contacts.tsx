import { createFileRoute } from "@tanstack/react-router";
import type { listContacts } from "@solvia/core/contract/back-office/content-crm";
import { searchOf } from "../../api/search-of.ts";
import { ContactsPage } from "../../features/contacts/office/contacts-page.tsx";

export const Route = createFileRoute("/back-office/contacts")({
  validateSearch: searchOf<typeof listContacts>(),
  component: () => <ContactsPage search={Route.useSearch()} />,
});
