import { createFileRoute } from "@tanstack/react-router";
import { NewOrderPage } from "../../features/orders/office/new-order/new-order-page.tsx";

interface Beginning {
  userId?: string | undefined;
}

export const Route = createFileRoute("/back-office/orders/new")({
  validateSearch: (search: Record<string, unknown>): Beginning => ({
    userId: typeof search["userId"] === "string" ? search["userId"] : undefined,
  }),
  component: () => <NewOrderPage userId={Route.useSearch().userId} />,
});
