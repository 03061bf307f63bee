import { createFileRoute } from "@tanstack/react-router";
import { WarehousesPage } from "../../features/catalogue/office/stock/warehouses-page.tsx";

export const Route = createFileRoute("/back-office/warehouses")({ component: WarehousesPage });
