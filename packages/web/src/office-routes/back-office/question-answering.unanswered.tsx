import { createFileRoute } from "@tanstack/react-router";
import { UnansweredPage } from "../../features/questions/office/unanswered-page.tsx";

export const Route = createFileRoute("/back-office/question-answering/unanswered")({ component: UnansweredPage });
