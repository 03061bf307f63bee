import { createFileRoute } from "@tanstack/react-router";
import type { listBackOfficeReviews } from "@solvia/core/contract/back-office/content-crm";
import { searchOf } from "../../api/search-of.ts";
import { ReviewsPage } from "../../features/catalogue/office/reviews-page.tsx";

export const Route = createFileRoute("/back-office/reviews")({
  validateSearch: searchOf<typeof listBackOfficeReviews>(),
  component: () => <ReviewsPage search={Route.useSearch()} />,
});
