import { createFileRoute } from "@tanstack/react-router";
import { UsersPage, type UserFilters } from "../features/back-office/users-page.tsx";

const text = (value: unknown): string | undefined =>
  (typeof value === "string" && value !== "") || typeof value === "number" ? String(value) : undefined;

export const Route = createFileRoute("/back-office/users")({
  validateSearch: (search: Record<string, unknown>): UserFilters => ({
    search: text(search["search"]),
    cursor: text(search["cursor"]),
  }),
  component: () => <UsersPage filters={Route.useSearch()} />,
});
