import { createFileRoute } from "@tanstack/react-router";
import { AcademyPage } from "../features/publications/academy-page.tsx";

export const Route = createFileRoute("/academy/")({
  loader: ({ context: { queryClient } }) =>
    void import("../features/publications/queries.ts").then(({ prefetchAcademy }) => prefetchAcademy(queryClient)),
  component: AcademyPage,
});
