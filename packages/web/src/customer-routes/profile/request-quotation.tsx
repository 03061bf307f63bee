import { createFileRoute } from "@tanstack/react-router";
import { OwnRequestsPage } from "../../features/quotation-requests/own-requests-page.tsx";

export const Route = createFileRoute("/profile/request-quotation")({ component: OwnRequestsPage });
