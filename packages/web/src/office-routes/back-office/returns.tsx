import { createFileRoute } from "@tanstack/react-router";
import { ReturnsPage } from "../../features/orders/office/money/returns-page.tsx";

export const Route = createFileRoute("/back-office/returns")({ component: ReturnsPage });
