import { createFileRoute } from "@tanstack/react-router";
import { TextPage } from "../features/pages/text-page.tsx";

export const Route = createFileRoute("/commercial-and-industrial-photovoltaic-solutions")({
  // Visitors of other pages don't carry what is asked for here; the page as it was written stays until it has come.
  loader: async ({ context: { queryClient } }) => {
    const { prefetchText } = await import("../features/pages/text-query.ts");
    await prefetchText(queryClient, "commercial-and-industrial-photovoltaic-solutions");
  },
  component: () => <TextPage id="commercial-and-industrial-photovoltaic-solutions" />,
});
