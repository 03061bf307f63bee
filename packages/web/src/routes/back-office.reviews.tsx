import { createFileRoute } from "@tanstack/react-router";
import { ReviewsPage, type ReviewFilters } from "../features/back-office/reviews-page.tsx";

const shows = ["published", "hidden"] as const;

export const Route = createFileRoute("/back-office/reviews")({
  validateSearch: (search: Record<string, unknown>): ReviewFilters => ({
    show: shows.find((value) => value === search["show"]),
    cursor: typeof search["cursor"] === "string" ? search["cursor"] : undefined,
  }),
  component: () => <ReviewsPage filters={Route.useSearch()} />,
});
