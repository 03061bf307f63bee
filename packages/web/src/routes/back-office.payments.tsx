import { createFileRoute } from "@tanstack/react-router";
import { PaymentsPage, type PaymentFilters } from "../features/back-office/payments-page.tsx";

const text = (value: unknown): string | undefined => (typeof value === "string" && value !== "" ? value : undefined);

export const Route = createFileRoute("/back-office/payments")({
  validateSearch: (search: Record<string, unknown>): PaymentFilters => ({
    period: text(search["period"]),
    status: text(search["status"]),
    user: text(search["user"]),
  }),
  component: () => <PaymentsPage filters={Route.useSearch()} />,
});
