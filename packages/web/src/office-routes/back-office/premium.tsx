import { createFileRoute } from "@tanstack/react-router";
import type { listSubscriptions } from "@solvia/core/contract/back-office/users";
import { searchOf, type SearchOf } from "../../api/search-of.ts";
import { PremiumPage } from "../../features/account/office/premium/premium-page.tsx";

const readSearch = searchOf<typeof listSubscriptions>();

/** `user`: whose own prices are shown, in the list's place. */
export const Route = createFileRoute("/back-office/premium")({
  validateSearch: (
    search: Record<string, unknown>,
  ): SearchOf<typeof listSubscriptions> & { user?: string | undefined } => {
    const { user, ...look } = search;
    return { ...readSearch(look), ...(typeof user === "string" && user && { user }) };
  },
  component: () => {
    const { user, ...search } = Route.useSearch();
    return <PremiumPage user={user} search={search} />;
  },
});
