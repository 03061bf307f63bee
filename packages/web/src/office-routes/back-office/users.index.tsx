import { createFileRoute } from "@tanstack/react-router";
import type { listUsers } from "@solvia/core/contract/back-office/users";
import { searchOf } from "../../api/search-of.ts";
import { UsersPage } from "../../features/account/office/users-page.tsx";

export const Route = createFileRoute("/back-office/users/")({
  validateSearch: searchOf<typeof listUsers>(),
  component: () => <UsersPage search={Route.useSearch()} />,
});
