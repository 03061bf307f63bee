import { createFileRoute } from "@tanstack/react-router";
import { SaveProductPage } from "../../features/catalogue/office/products/product-editor-page.tsx";

export const Route = createFileRoute("/back-office/save-product/$id")({
  component: () => <SaveProductPage id={Route.useParams().id} />,
});
