import { createFileRoute } from "@tanstack/react-router";
import { TransactionsPage } from "../features/transactions/transactions-page.tsx";

export const Route = createFileRoute("/transactions/")({ component: TransactionsPage });
