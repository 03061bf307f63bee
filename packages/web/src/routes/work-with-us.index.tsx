import { createFileRoute } from "@tanstack/react-router";
import { JobsPage } from "../features/contacts/jobs-page.tsx";

export const Route = createFileRoute("/work-with-us/")({ component: JobsPage });
