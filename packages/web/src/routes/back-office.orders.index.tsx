import { createFileRoute } from "@tanstack/react-router";
import { OrdersPage, type OrderFilters } from "../features/back-office/orders-page.tsx";

const text = (value: unknown): string | undefined => (typeof value === "string" && value !== "" ? value : undefined);
const flag = (value: unknown): boolean | undefined => (value === true ? true : undefined);

export const Route = createFileRoute("/back-office/orders/")({
  validateSearch: (search: Record<string, unknown>): OrderFilters => ({
    period: text(search["period"]),
    status: text(search["status"]),
    user: text(search["user"]),
    userId: text(search["userId"]),
    label: text(search["label"]),
    late: flag(search["late"]),
    troubled: flag(search["troubled"]),
  }),
  component: () => <OrdersPage filters={Route.useSearch()} />,
});
