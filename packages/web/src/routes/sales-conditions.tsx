import { createFileRoute } from "@tanstack/react-router";
import { prefetchText } from "../features/pages/queries.ts";
import { TextPage } from "../features/pages/text-page.tsx";

export const Route = createFileRoute("/sales-conditions")({
  loader: ({ context: { queryClient } }) => void prefetchText(queryClient, "sales-conditions"),
  component: () => <TextPage id="sales-conditions" />,
});
