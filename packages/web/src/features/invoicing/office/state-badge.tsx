import { Badge } from "@mantine/core";
import { officeInvoicingTexts } from "../../../i18n/areas/office-invoicing.ts";
import { useTexts } from "../../../i18n/index.ts";
import type { Document } from "./words.ts";

const colours = {
  generated: "gray",
  sending: "blue",
  sent: "blue",
  delivered: "green",
  available: "gray",
  rejected: "red",
  accepted: "green",
  refused: "red",
  lapsed: "green",
  undeliverable: "orange",
} as const;

/** How far a document is with the exchange; orange where it waits for somebody though it is issued. */
export function StateBadge({ state, troubled }: Pick<Document, "state" | "troubled">) {
  const { t } = useTexts(officeInvoicingTexts);
  const colour = troubled && state === "available" ? "orange" : colours[state];
  return (
    <Badge color={colour} variant="light" c="bright" tt="none">
      {t(`officeInvoicing.states.${state}`)}
    </Badge>
  );
}
