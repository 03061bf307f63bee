import { createFileRoute } from "@tanstack/react-router";
import { SupportPage } from "../../features/tickets/support-page.tsx";

export const Route = createFileRoute("/profile/support/")({ component: SupportPage });
