import { createFileRoute } from "@tanstack/react-router";
import { prefetchText } from "../features/pages/queries.ts";
import { TextPage } from "../features/pages/text-page.tsx";

export const Route = createFileRoute("/about-us")({
  loader: ({ context: { queryClient } }) => void prefetchText(queryClient, "about-us"),
  component: () => <TextPage id="about-us" />,
});
