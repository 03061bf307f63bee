import type { listDamageClaims } from "@solvia/core/contract/back-office/logistics";
import { createFileRoute } from "@tanstack/react-router";
import { searchOf } from "../../api/search-of.ts";
import { DamageClaimsPage } from "../../features/damage/office/damage-claims-page.tsx";

export const Route = createFileRoute("/back-office/damage-claims")({
  validateSearch: searchOf<typeof listDamageClaims>(),
  component: () => <DamageClaimsPage search={Route.useSearch()} />,
});
