import { createFileRoute } from "@tanstack/react-router";
import { QuestionsPage } from "../features/questions/questions-page.tsx";
import { questionSearchOf } from "../features/questions/question-search.ts";

export const Route = createFileRoute("/questions")({
  validateSearch: questionSearchOf,
  component: () => <QuestionsPage search={Route.useSearch()} />,
});
