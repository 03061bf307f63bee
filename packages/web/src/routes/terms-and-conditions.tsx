import { createFileRoute } from "@tanstack/react-router";
import { prefetchText } from "../features/pages/queries.ts";
import { TextPage } from "../features/pages/text-page.tsx";

export const Route = createFileRoute("/terms-and-conditions")({
  loader: ({ context: { queryClient } }) => void prefetchText(queryClient, "terms-and-conditions"),
  component: () => <TextPage id="terms-and-conditions" />,
});
