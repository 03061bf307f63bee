import { createFileRoute } from "@tanstack/react-router";
import { BrandPage } from "../features/pages/brand-page.tsx";
import { prefetchBrand } from "../features/pages/queries.ts";

export const Route = createFileRoute("/brand/$brand")({
  loader: ({ context: { queryClient }, params: { brand } }) => void prefetchBrand(queryClient, brand),
  component: () => <BrandPage slug={Route.useParams().brand} />,
});
