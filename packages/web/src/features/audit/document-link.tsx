import { AnchorLink } from "../../ui/links.tsx";

interface Change {
  entity: string;
  id: string;
  fields: readonly { field: string; from?: unknown; to?: unknown }[];
}

/** The invoice or credit note that a change is of, by its number. */
export function documentOf({ entity, id, fields }: Change): { id: string; number: string } | undefined {
  if (entity !== "FiscalDocument") return undefined;
  const number = fields.find(({ field }) => field === "number")?.to;
  return typeof number === "string" ? { id, number } : undefined;
}

/** The way to a document's page. */
export const DocumentLink = ({ id, number }: { id: string; number: string }) => (
  <AnchorLink to="/back-office/invoices/$id" params={{ id }} size="sm" style={{ whiteSpace: "nowrap" }}>
    {number}
  </AnchorLink>
);
