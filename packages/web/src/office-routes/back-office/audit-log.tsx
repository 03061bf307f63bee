import { createFileRoute } from "@tanstack/react-router";
import type { AuditFilters } from "../../features/audit/audit-entries.tsx";
import { AuditLogPage } from "../../features/audit/audit-log-page.tsx";

const names = ["who", "kind", "entityId", "action", "from", "to"] as const;

export const Route = createFileRoute("/back-office/audit-log")({
  validateSearch: (search: Record<string, unknown>): AuditFilters =>
    Object.fromEntries(
      names.flatMap((name) => {
        const value = search[name];
        return typeof value === "string" && value !== "" ? [[name, value]] : [];
      }),
    ),
  component: () => <AuditLogPage filters={Route.useSearch()} />,
});
