import { Badge } from "@mantine/core";
import { officePurchasesTexts } from "../../../i18n/areas/office-purchases.ts";
import { useTexts } from "../../../i18n/index.ts";
import type { Purchase } from "./purchase.ts";

const colours = {
  draft: "gray",
  sent: "blue",
  confirmed: "cyan",
  partially_received: "orange",
  received: "yellow",
  closed: "green",
  cancelled: "red",
} as const satisfies Record<Purchase["state"], string>;

/** How an order to a supplier stands. */
export function PurchaseState({ state }: Pick<Purchase, "state">) {
  const { t } = useTexts(officePurchasesTexts);
  return (
    <Badge color={colours[state]} variant="light" c="bright" tt="none">
      {t(`officePurchases.states.${state}`)}
    </Badge>
  );
}
