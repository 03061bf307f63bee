import { createFileRoute } from "@tanstack/react-router";
import { NoticesPage } from "../../features/profile/notices/notices-page.tsx";

export const Route = createFileRoute("/profile/notifications")({
  component: NoticesPage,
});
