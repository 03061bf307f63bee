import { createFileRoute } from "@tanstack/react-router";
import { DueCollectionsPage } from "../../features/orders/office/collections/due-page.tsx";

export const Route = createFileRoute("/back-office/collections/due")({ component: () => <DueCollectionsPage /> });
