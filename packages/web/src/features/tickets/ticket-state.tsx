import { Badge } from "@mantine/core";
import type { TicketStatus } from "@solvia/core/tickets/ticket-codes";
import { supportTexts } from "../../i18n/areas/support.ts";
import { useTexts } from "../../i18n/index.ts";

const colours: Readonly<Record<TicketStatus, string>> = {
  open: "blue",
  in_progress: "yellow",
  waiting_customer: "orange",
  resolved: "leaf",
  closed: "gray",
};

/** How far a request for help is. */
export function TicketState({ status }: { status: TicketStatus }) {
  const { t } = useTexts(supportTexts);
  return (
    <Badge color={colours[status]} variant="light" c="bright" tt="none">
      {t(`support.statuses.${status}`)}
    </Badge>
  );
}
