import { createFileRoute } from "@tanstack/react-router";
import { SettingsPage } from "../../features/profile/settings/settings-page.tsx";

export const Route = createFileRoute("/profile/settings")({
  component: SettingsPage,
});
