import { createFileRoute } from "@tanstack/react-router";
import { queryOf } from "../api/client.ts";
import { getLinkedProducts, getProduct } from "../api/endpoints.gen.ts";
import { ProductPage } from "../features/catalogue/product/product-page.tsx";

export const Route = createFileRoute("/product/$id")({
  loader: ({ context: { queryClient }, params: { id } }) => {
    void queryClient.prefetchQuery(queryOf(getProduct, { params: { id }, query: {} }));
    void queryClient.prefetchQuery(queryOf(getLinkedProducts, { params: { id }, query: {} }));
  },
  component: () => <ProductPage id={Route.useParams().id} />,
});
