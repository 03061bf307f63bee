import { createFileRoute } from "@tanstack/react-router";
import { TextPage } from "../features/pages/text-page.tsx";

export const Route = createFileRoute("/sales-conditions")({
  loader: ({ context: { queryClient } }) =>
    // Visitors of other pages don't carry what is asked for here.
    void import("../features/pages/text-query.ts").then(({ prefetchText }) =>
      prefetchText(queryClient, "sales-conditions"),
    ),
  component: () => <TextPage id="sales-conditions" />,
});
