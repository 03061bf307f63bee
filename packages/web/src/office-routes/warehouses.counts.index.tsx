import { createFileRoute } from "@tanstack/react-router";
import { CountsPage } from "../features/warehouse/counting/counts-page.tsx";

export const Route = createFileRoute("/warehouses/counts/")({ component: CountsPage });
