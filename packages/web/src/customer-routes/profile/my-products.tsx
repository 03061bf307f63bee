import { createFileRoute } from "@tanstack/react-router";
import { MyProductsPage } from "../../features/my-products/my-products-page.tsx";

export const Route = createFileRoute("/profile/my-products")({
  component: MyProductsPage,
});
