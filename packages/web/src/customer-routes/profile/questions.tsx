import { createFileRoute } from "@tanstack/react-router";
import { OwnQuestionsPage } from "../../features/questions/own-questions-page.tsx";

export const Route = createFileRoute("/profile/questions")({ component: OwnQuestionsPage });
