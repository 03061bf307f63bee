import { createFileRoute } from "@tanstack/react-router";
import { TextPage } from "../features/pages/text-page.tsx";

export const Route = createFileRoute("/privacy")({ component: () => <TextPage id="privacy" /> });
