import { createFileRoute } from "@tanstack/react-router";
import type { listExpenses } from "@solvia/core/contract/back-office/logistics";
import { searchOf } from "../../api/search-of.ts";
import { ExpensesPage } from "../../features/purchases/office/expenses-page.tsx";

export const Route = createFileRoute("/back-office/expenses")({
  validateSearch: searchOf<typeof listExpenses>(),
  component: () => <ExpensesPage search={Route.useSearch()} />,
});
