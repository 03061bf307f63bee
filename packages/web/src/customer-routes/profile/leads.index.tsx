import { createFileRoute } from "@tanstack/react-router";
import { InstallerLeadsPage } from "../../features/leads/installer-leads-page.tsx";

export const Route = createFileRoute("/profile/leads/")({ component: InstallerLeadsPage });
