import { Alert, Group, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { askedIn } from "@solvia/core/orders/order";
import { queryOf } from "../../api/client.ts";
import { getOrder } from "../../api/endpoints.gen.ts";
import { ordersTexts } from "../../i18n/areas/orders.ts";
import { money } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { draftOf } from "../../ui/keeping/draft.ts";
import { ButtonLink } from "../../ui/links.tsx";
import { leftUnpaid } from "../orders/payment-stage.ts";
import { justPlaced } from "./just-placed.ts";

/**
 * Of the order that was placed in this tab before: the way back to it and to how it is paid. Nothing where it was taken back, or
 * waits for a card, which has words of its own.
 */
export function PlacedOrder() {
  const { t, language } = useTexts(ordersTexts);
  const id = draftOf<string>(justPlaced) ?? "";
  const { data: order } = useQuery({ ...queryOf(getOrder, { params: { id } }), enabled: id !== "", retry: false });
  if (!order || order.status === "failed" || leftUnpaid(order)) return null;
  const waits = order.method === "manual_wire_transfer" && order.acts.includes("pay");
  return (
    <Alert color="leaf" title={t("checkout.placedTitle", { number: order.number })} mb="md" role="status">
      <Text size="sm" className="numbers">
        {t(waits ? "checkout.placedWaits" : "checkout.placedText", { amount: money(askedIn(order.amounts), language) })}
      </Text>
      <Group gap="sm" mt="sm">
        {waits && (
          <ButtonLink to="/checkout/success/$id" params={{ id }} size="compact-sm">
            {t("checkout.placedBank")}
          </ButtonLink>
        )}
        <ButtonLink to="/profile/my-orders/$id" params={{ id }} size="compact-sm" variant="default">
          {t("checkout.toOrder")}
        </ButtonLink>
      </Group>
    </Alert>
  );
}
