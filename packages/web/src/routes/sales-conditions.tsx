import { createFileRoute } from "@tanstack/react-router";
import { TextPage } from "../features/pages/text-page.tsx";

export const Route = createFileRoute("/sales-conditions")({ component: () => <TextPage id="sales-conditions" /> });
