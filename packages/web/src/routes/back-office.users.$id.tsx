import { createFileRoute } from "@tanstack/react-router";
import { isUserTab, type UserTab } from "../features/back-office/people/filters.ts";
import { UserPage } from "../features/back-office/people/user-page.tsx";

export const Route = createFileRoute("/back-office/users/$id")({
  validateSearch: (search: Record<string, unknown>): { tab?: UserTab | undefined } => ({
    tab: isUserTab(search["tab"]) ? search["tab"] : undefined,
  }),
  component: () => <UserPage id={Route.useParams().id} tab={Route.useSearch().tab ?? "data"} />,
});
