import { createFileRoute } from "@tanstack/react-router";
import { PublicationEditorPage } from "../../features/publications/office/publication-editor-page.tsx";

export const Route = createFileRoute("/back-office/publications/$id")({
  component: () => <PublicationEditorPage id={Route.useParams().id} />,
});
