import { createFileRoute } from "@tanstack/react-router";
import { isUserTab, type UserTab } from "../../features/account/office/filters.ts";
import { UserPage } from "../../features/account/office/user-page.tsx";

export const Route = createFileRoute("/back-office/users/$id")({
  validateSearch: (search: Record<string, unknown>): { tab?: UserTab | undefined } => ({
    tab: isUserTab(search["tab"]) ? search["tab"] : undefined,
  }),
  component: () => <UserPage id={Route.useParams().id} tab={Route.useSearch().tab ?? "data"} />,
});
