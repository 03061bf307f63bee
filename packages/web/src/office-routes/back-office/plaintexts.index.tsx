import { createFileRoute } from "@tanstack/react-router";
import { PlainTextsPage } from "../../features/publications/office/plain-texts/plain-texts-page.tsx";

export const Route = createFileRoute("/back-office/plaintexts/")({ component: PlainTextsPage });
