import { createFileRoute } from "@tanstack/react-router";
import { MilestonesPage } from "../features/milestones/milestones-page.tsx";

export const Route = createFileRoute("/dashboard/milestones")({
  component: MilestonesPage,
});
