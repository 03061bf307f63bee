import { createFileRoute } from "@tanstack/react-router";
import type { listBackOfficePublications } from "@solvia/core/contract/back-office/content-crm";
import { searchOf } from "../../api/search-of.ts";
import { PublicationsPage } from "../../features/publications/office/publications-page.tsx";

export const Route = createFileRoute("/back-office/publications/")({
  validateSearch: searchOf<typeof listBackOfficePublications>(),
  component: () => <PublicationsPage search={Route.useSearch()} />,
});
