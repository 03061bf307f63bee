import { createFileRoute } from "@tanstack/react-router";
import { RequestPage } from "../features/tickets/request-page.tsx";

const text = (value: unknown): string | undefined => (typeof value === "string" && value !== "" ? value : undefined);

export const Route = createFileRoute("/technical-support-request")({
  validateSearch: (search: Record<string, unknown>): { order?: string | undefined } => ({
    order: text(search["order"]),
  }),
  component: () => <RequestPage orderId={Route.useSearch().order} />,
});
