import { createFileRoute } from "@tanstack/react-router";
import { isRole, type UserFilters } from "../features/back-office/people/filters.ts";
import { UsersPage } from "../features/back-office/people/users-page.tsx";

const text = (value: unknown): string | undefined =>
  (typeof value === "string" && value !== "") || typeof value === "number" ? String(value) : undefined;

export const Route = createFileRoute("/back-office/users/")({
  validateSearch: (search: Record<string, unknown>): UserFilters => ({
    search: text(search["search"]),
    role: isRole(search["role"]) ? search["role"] : undefined,
    limit: Number(search["limit"]) || undefined,
    cursor: text(search["cursor"]),
  }),
  component: () => <UsersPage filters={Route.useSearch()} />,
});
