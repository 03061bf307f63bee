import { createFileRoute } from "@tanstack/react-router";
import { queryOf } from "../api/client.ts";
import { getProduct } from "../api/endpoints.gen.ts";
import { ProductPage } from "../features/catalogue/product-page.tsx";

export const Route = createFileRoute("/product/$id")({
  loader: ({ context, params: { id } }) =>
    void context.queryClient.prefetchQuery(queryOf(getProduct, { params: { id }, query: {} })),
  component: () => <ProductPage id={Route.useParams().id} />,
});
