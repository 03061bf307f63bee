import { createFileRoute } from "@tanstack/react-router";
import { prefetchText } from "../features/pages/queries.ts";
import { TextPage } from "../features/pages/text-page.tsx";

export const Route = createFileRoute("/services")({
  loader: ({ context: { queryClient } }) => void prefetchText(queryClient, "services"),
  component: () => <TextPage id="services" />,
});
