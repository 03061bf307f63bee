import { createFileRoute } from "@tanstack/react-router";
import { prefetchText } from "../features/pages/queries.ts";
import { TextPage } from "../features/pages/text-page.tsx";

export const Route = createFileRoute("/cookie-policy")({
  loader: ({ context: { queryClient } }) => void prefetchText(queryClient, "cookie-policy"),
  component: () => <TextPage id="cookie-policy" />,
});
