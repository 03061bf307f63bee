import { createFileRoute } from "@tanstack/react-router";
import { KitsPage } from "../features/kits/kits-page.tsx";

export const Route = createFileRoute("/kit/")({ component: KitsPage });
