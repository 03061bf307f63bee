import { createFileRoute } from "@tanstack/react-router";
import { NewsletterPage } from "../features/contacts/newsletter-page.tsx";

export const Route = createFileRoute("/subscribe-to-newsletter")({
  validateSearch: ({ token }: Record<string, unknown>): { token?: string | undefined } => ({
    token: typeof token === "string" || typeof token === "number" ? String(token).slice(0, 100) : undefined,
  }),
  component: () => <NewsletterPage token={Route.useSearch().token} />,
});
