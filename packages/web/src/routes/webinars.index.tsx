import { createFileRoute } from "@tanstack/react-router";
import { WebinarsScreen } from "../features/publications/webinars/webinars-screen.tsx";

export const Route = createFileRoute("/webinars/")({
  component: () => <WebinarsScreen path="" preview={undefined} />,
});
