import { createFileRoute } from "@tanstack/react-router";
import { NewUserPage } from "../features/back-office/people/new-user-page.tsx";

export const Route = createFileRoute("/back-office/users/new")({ component: NewUserPage });
