import { createFileRoute } from "@tanstack/react-router";
import { WarehouseExpensesPage } from "../features/warehouse/expenses-page.tsx";

export const Route = createFileRoute("/warehouse/expenses")({ component: WarehouseExpensesPage });
