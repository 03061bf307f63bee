import { createFileRoute } from "@tanstack/react-router";
import { goodsCategories } from "@solvia/core/catalogue/taxonomy";
import {
  availabilityStates,
  type AvailabilityFilters,
} from "../../features/catalogue/office/suppliers/availability-filters.ts";
import { AvailabilitiesPage } from "../../features/catalogue/office/suppliers/availabilities-page.tsx";

const text = (value: unknown): string | undefined =>
  (typeof value === "string" && value !== "") || typeof value === "number" ? String(value) : undefined;

export const Route = createFileRoute("/back-office/availabilities")({
  validateSearch: (search: Record<string, unknown>): AvailabilityFilters => ({
    text: text(search["text"]),
    category: goodsCategories.find((category) => category === search["category"]),
    state: availabilityStates.find((state) => state === search["state"]),
    cursor: text(search["cursor"]),
  }),
  component: () => <AvailabilitiesPage filters={Route.useSearch()} />,
});
