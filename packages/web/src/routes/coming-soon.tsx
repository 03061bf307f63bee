import { createFileRoute } from "@tanstack/react-router";
import { ComingSoonPage } from "../features/contacts/coming-soon-page.tsx";

export const Route = createFileRoute("/coming-soon")({ component: ComingSoonPage });
