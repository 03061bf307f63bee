import { createFileRoute } from "@tanstack/react-router";
import type { listBackOfficeQuotations } from "@solvia/core/contract/back-office/quotations";
import { searchOf } from "../../api/search-of.ts";
import { BoardPage } from "../../features/quotations/office/board/board-page.tsx";

export const Route = createFileRoute("/back-office/quotations/board")({
  validateSearch: searchOf<typeof listBackOfficeQuotations>(),
  component: () => <BoardPage search={Route.useSearch()} />,
});
