import { createFileRoute } from "@tanstack/react-router";
import { TextPage } from "../features/pages/text-page.tsx";

export const Route = createFileRoute("/files/superbonus")({
  // Visitors of other pages don't carry what is asked for here; the page as it was written stays until it has come.
  loader: async ({ context: { queryClient } }) => {
    const { prefetchText } = await import("../features/pages/text-query.ts");
    await prefetchText(queryClient, "superbonus");
  },
  component: () => <TextPage id="superbonus" />,
});
