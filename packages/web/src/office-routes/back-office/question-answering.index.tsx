import { createFileRoute } from "@tanstack/react-router";
import type { listBackOfficeQuestions } from "@solvia/core/contract/back-office/content-crm";
import { searchOf } from "../../api/search-of.ts";
import { QuestionsPage } from "../../features/questions/office/questions-page.tsx";

export const Route = createFileRoute("/back-office/question-answering/")({
  validateSearch: searchOf<typeof listBackOfficeQuestions>(),
  component: () => <QuestionsPage search={Route.useSearch()} />,
});
