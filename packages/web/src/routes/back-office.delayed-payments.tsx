import { createFileRoute } from "@tanstack/react-router";
import { DelayedPage } from "../features/back-office/delayed-page.tsx";

export const Route = createFileRoute("/back-office/delayed-payments")({
  component: DelayedPage,
});
