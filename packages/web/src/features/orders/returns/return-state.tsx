import { Badge } from "@mantine/core";
import type { ReturnStatus } from "@solvia/core/returns/return-codes";
import { returnsTexts } from "../../../i18n/areas/returns.ts";
import { useTexts } from "../../../i18n/index.ts";

const colours: Readonly<Record<ReturnStatus, string>> = {
  asked: "orange",
  approved: "blue",
  rejected: "red",
  received: "yellow",
  refunded: "green",
  replaced: "green",
  refused: "red",
  cancelled: "gray",
};

/** How far a request to return goods is, in a word. */
export function ReturnState({ status }: { status: ReturnStatus }) {
  const { t } = useTexts(returnsTexts);
  return (
    <Badge variant="light" color={colours[status]} c="bright" tt="none">
      {t(`returns.states.${status}`)}
    </Badge>
  );
}
