import { createFileRoute } from "@tanstack/react-router";
import { NewUserPage } from "../../features/account/office/new-user-page.tsx";

export const Route = createFileRoute("/back-office/users/new")({ component: NewUserPage });
