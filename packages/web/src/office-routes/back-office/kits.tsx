import { createFileRoute } from "@tanstack/react-router";
import type { listBackOfficeKits } from "@solvia/core/contract/back-office/catalogue";
import { searchOf } from "../../api/search-of.ts";
import { OfficeKitsPage, type KitSearch } from "../../features/catalogue/office/kits/office-kits-page.tsx";

const read = searchOf<typeof listBackOfficeKits>();

export const Route = createFileRoute("/back-office/kits")({
  validateSearch: (search: Record<string, unknown>): KitSearch => read(search),
  component: () => <OfficeKitsPage search={Route.useSearch()} />,
});
