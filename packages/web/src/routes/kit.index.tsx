import { createFileRoute } from "@tanstack/react-router";
import { queryOf } from "../api/client.ts";
import { listKits } from "../api/endpoints.gen.ts";
import { KitsPage } from "../features/kits/kits-page.tsx";

export const Route = createFileRoute("/kit/")({
  loader: ({ context: { queryClient } }) => void queryClient.prefetchQuery(queryOf(listKits, { query: {} })),
  component: KitsPage,
});
