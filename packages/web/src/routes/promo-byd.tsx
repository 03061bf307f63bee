import { createFileRoute } from "@tanstack/react-router";
import { TextPage } from "../features/pages/text-page.tsx";

export const Route = createFileRoute("/promo-byd")({
  // Visitors of other pages don't carry what is asked for here; the page as it was written stays until it has come.
  loader: async ({ context: { queryClient } }) => {
    const { prefetchPromotion } = await import("../features/pages/text-query.ts");
    await prefetchPromotion(queryClient, "promo-byd");
  },
  component: () => <TextPage id="promo-byd" />,
});
