import { createFileRoute } from "@tanstack/react-router";
import { NewPublicationPage } from "../../features/publications/office/publication-editor-page.tsx";

export const Route = createFileRoute("/back-office/publications/new")({ component: NewPublicationPage });
