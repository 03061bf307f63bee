import { createFileRoute } from "@tanstack/react-router";
import { textQuery } from "../features/pages/queries.ts";
import { TextPage } from "../features/pages/text-page.tsx";

export const Route = createFileRoute("/services")({
  loader: ({ context: { queryClient } }) => void queryClient.prefetchQuery(textQuery("services")),
  component: () => <TextPage id="services" />,
});
