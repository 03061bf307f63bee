import { createFileRoute } from "@tanstack/react-router";
import { SaveSeriesPage } from "../../features/catalogue/office/series/series-editor-page.tsx";

export const Route = createFileRoute("/back-office/save-series/$id")({
  component: () => <SaveSeriesPage id={Route.useParams().id} />,
});
