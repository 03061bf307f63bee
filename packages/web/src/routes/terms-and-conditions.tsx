import { createFileRoute } from "@tanstack/react-router";
import { TextPage } from "../features/pages/text-page.tsx";

export const Route = createFileRoute("/terms-and-conditions")({
  component: () => <TextPage id="terms-and-conditions" />,
});
