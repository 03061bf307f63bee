import { createFileRoute } from "@tanstack/react-router";
import { MerchantsPage } from "../features/back-office/people/merchants-page.tsx";

export const Route = createFileRoute("/back-office/merchants")({ component: MerchantsPage });
