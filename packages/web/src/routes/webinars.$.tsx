import { createFileRoute } from "@tanstack/react-router";
import { WebinarsScreen } from "../features/publications/webinars/webinars-screen.tsx";

export const Route = createFileRoute("/webinars/$")({
  // As it came: an address may say anything, and who reads it there takes a text alone.
  validateSearch: (search: { preview?: unknown; registration?: unknown }) => search,
  component: () => {
    const { _splat: path = "" } = Route.useParams();
    return <WebinarsScreen path={path} preview={Route.useSearch().preview} />;
  },
});
