import { createFileRoute } from "@tanstack/react-router";
import { WithdrawalPage } from "../features/orders/withdrawal-page.tsx";

const text = (value: unknown): string | undefined => (typeof value === "string" && value !== "" ? value : undefined);

export const Route = createFileRoute("/withdrawal")({
  validateSearch: (search: Record<string, unknown>): { order?: string | undefined } => ({
    order: text(search["order"]),
  }),
  component: () => <WithdrawalPage orderId={Route.useSearch().order} />,
});
