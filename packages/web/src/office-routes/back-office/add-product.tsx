import { createFileRoute } from "@tanstack/react-router";
import { AddProductPage } from "../../features/catalogue/office/products/product-editor-page.tsx";

export const Route = createFileRoute("/back-office/add-product")({ component: AddProductPage });
