import { createFileRoute } from "@tanstack/react-router";
import { RequestPage } from "../features/quotation-requests/request-page.tsx";

export const Route = createFileRoute("/request-quotation")({
  validateSearch: ({
    sent,
    code,
  }: Record<string, unknown>): { sent?: true | undefined; code?: string | undefined } => ({
    sent: sent === true ? true : undefined,
    // An address reads a code of digits as a number.
    code: typeof code === "string" || typeof code === "number" ? String(code).slice(0, 100) : undefined,
  }),
  component: Page,
});

function Page() {
  const { sent, code } = Route.useSearch();
  return <RequestPage sent={sent === true} code={code} />;
}
