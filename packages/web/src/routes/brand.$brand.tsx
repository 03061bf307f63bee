import { createFileRoute } from "@tanstack/react-router";
import { BrandPage } from "../features/pages/brand-page.tsx";
import { allBrands } from "../features/pages/queries.ts";

export const Route = createFileRoute("/brand/$brand")({
  loader: ({ context: { queryClient } }) => void queryClient.prefetchQuery(allBrands),
  component: () => <BrandPage slug={Route.useParams().brand} />,
});
