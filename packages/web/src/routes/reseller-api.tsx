import { createFileRoute } from "@tanstack/react-router";
import { ReferencePage } from "../features/reference/reference-page.tsx";

export const Route = createFileRoute("/reseller-api")({ component: ReferencePage });
