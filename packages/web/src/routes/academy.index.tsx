import { createFileRoute } from "@tanstack/react-router";
import { AcademyPage } from "../features/publications/academy-page.tsx";
import { prefetchAcademy } from "../features/publications/queries.ts";

export const Route = createFileRoute("/academy/")({
  loader: ({ context: { queryClient } }) => void prefetchAcademy(queryClient),
  component: AcademyPage,
});
