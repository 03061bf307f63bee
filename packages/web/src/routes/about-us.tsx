import { createFileRoute } from "@tanstack/react-router";
import { textQuery } from "../features/pages/queries.ts";
import { TextPage } from "../features/pages/text-page.tsx";

export const Route = createFileRoute("/about-us")({
  loader: ({ context: { queryClient } }) => void queryClient.prefetchQuery(textQuery("about-us")),
  component: () => <TextPage id="about-us" />,
});
