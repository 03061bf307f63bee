import { createFileRoute } from "@tanstack/react-router";
import type { listPromiseFigures } from "@solvia/core/contract/back-office/logistics";
import { searchOf } from "../../api/search-of.ts";
import { PromiseFiguresPage } from "../../features/purchases/office/promise-figures-page.tsx";

export const Route = createFileRoute("/back-office/promise-figures")({
  validateSearch: searchOf<typeof listPromiseFigures>(),
  component: () => <PromiseFiguresPage search={Route.useSearch()} />,
});
