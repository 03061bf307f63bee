import { createFileRoute } from "@tanstack/react-router";
import type { listCollections } from "@solvia/core/contract/back-office/payments";
import { searchOf } from "../../api/search-of.ts";
import { CollectionsPage } from "../../features/orders/office/collections/collections-page.tsx";

export const Route = createFileRoute("/back-office/collections/")({
  validateSearch: searchOf<typeof listCollections>(),
  component: () => <CollectionsPage search={Route.useSearch()} />,
});
