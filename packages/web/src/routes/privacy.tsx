import { createFileRoute } from "@tanstack/react-router";
import { prefetchText } from "../features/pages/queries.ts";
import { TextPage } from "../features/pages/text-page.tsx";

export const Route = createFileRoute("/privacy")({
  loader: ({ context: { queryClient } }) => void prefetchText(queryClient, "privacy"),
  component: () => <TextPage id="privacy" />,
});
