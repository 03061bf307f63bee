import { createFileRoute } from "@tanstack/react-router";
import { TextPage } from "../features/pages/text-page.tsx";

export const Route = createFileRoute("/cookie-policy")({ component: () => <TextPage id="cookie-policy" /> });
