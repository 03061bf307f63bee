import { createFileRoute } from "@tanstack/react-router";
import { FindPage } from "../features/leads/find-page.tsx";

export const Route = createFileRoute("/find-your-professional-photovoltaic-installer/")({
  component: () => <FindPage id="start" />,
});
