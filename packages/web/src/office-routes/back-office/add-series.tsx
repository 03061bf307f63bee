import { createFileRoute } from "@tanstack/react-router";
import { AddSeriesPage } from "../../features/catalogue/office/series/series-editor-page.tsx";

export const Route = createFileRoute("/back-office/add-series")({ component: AddSeriesPage });
