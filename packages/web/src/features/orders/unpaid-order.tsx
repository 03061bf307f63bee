import { Alert, Group, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { queryOf } from "../../api/client.ts";
import { listOrders } from "../../api/endpoints.gen.ts";
import { ordersTexts } from "../../i18n/areas/orders.ts";
import { money } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { ButtonLink } from "../../ui/links.tsx";
import { useUser } from "../login/session.ts";
import { BackToCart } from "./back-to-cart.tsx";
import { LedOn } from "./led-on.tsx";
import { leftUnpaid } from "./payment-stage.ts";

/** Among so many of the newest orders one is looked for. */
const looked = 5;

/**
 * The newest order that waits for its card payment, or whose payment didn't succeed: leaving doesn't lose it. Pay it, pay otherwise, or put it
 * back into the cart. Nothing where none waits.
 */
export function UnpaidOrder() {
  const { t, language } = useTexts(ordersTexts);
  const user = useUser();
  const query = { limit: looked, scope: "own" as const };
  const { data } = useQuery({
    ...queryOf(listOrders, { query }),
    enabled: Boolean(user) && user?.memberRole !== "viewer",
  });
  const order = data?.items.find((one) => leftUnpaid(one));
  const waits = order && leftUnpaid(order);
  if (!waits) return null;
  const { id, number, total, acts } = order;
  return (
    <Alert
      color="yellow"
      title={t(waits === "due" ? "checkout.unpaidTitle" : "checkout.declinedTitle", { number })}
      mb="md"
      role="status"
    >
      <Text size="sm" className="numbers">
        {t("checkout.unpaidText", { amount: money(total, language) })}
      </Text>
      <Group gap="sm" mt="sm">
        <LedOn id={id} waits={waits} />
        <ButtonLink to="/profile/my-orders/$id" params={{ id }} size="compact-sm" variant="default">
          {t(waits === "due" ? "checkout.unpaidOther" : "checkout.toOrder")}
        </ButtonLink>
        {acts.includes("reopen") && <BackToCart orderId={id} size="compact-sm" />}
      </Group>
    </Alert>
  );
}
