import { createFileRoute } from "@tanstack/react-router";
import { SearchPage } from "../features/catalogue/search-page.tsx";
import type { SearchState } from "../features/catalogue/search-state.ts";

const list = (value: unknown): string[] | undefined => {
  const values = [value].flat().filter((item): item is string => typeof item === "string" && item !== "");
  return values.length > 0 ? values : undefined;
};
const text = (value: unknown): string | undefined => (value === undefined || value === "" ? undefined : String(value));
const number = (value: unknown): number | undefined =>
  Number.isFinite(Number(value)) && value !== undefined && value !== "" ? Number(value) : undefined;

export const Route = createFileRoute("/search")({
  validateSearch: (search: Record<string, unknown>): SearchState => ({
    text: text(search["text"]),
    category: text(search["category"]),
    typology: list(search["typology"]),
    brand: list(search["brand"]),
    technology: list(search["technology"]),
    powerMin: number(search["powerMin"]),
    powerMax: number(search["powerMax"]),
    priceMin: number(search["priceMin"]),
    priceMax: number(search["priceMax"]),
    available: search["available"] === true ? true : undefined,
    sort: text(search["sort"]),
    page: number(search["page"]),
    view: search["view"] === "table" ? "table" : undefined,
  }),
  component: () => <SearchPage state={Route.useSearch()} />,
});
