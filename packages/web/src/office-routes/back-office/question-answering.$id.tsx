import { createFileRoute } from "@tanstack/react-router";
import { QuestionPage } from "../../features/questions/office/question-page.tsx";

export const Route = createFileRoute("/back-office/question-answering/$id")({
  component: () => <QuestionPage id={Route.useParams().id} />,
});
