import { Card, Container, Grid, Group, Title } from "@mantine/core";
import { Navigate } from "@tanstack/react-router";
import { ordersTexts } from "../../../i18n/areas/orders.ts";
import { useTexts } from "../../../i18n/index.ts";
import { ButtonLink } from "../../../ui/links.tsx";
import { Failure, Loading } from "../../../ui/states.tsx";
import { TakesFocus } from "../../../ui/focus/takes-focus.tsx";
import { PriceSteps } from "../../orders/price-steps.tsx";
import { BackToCart } from "../../orders/back-to-cart.tsx";
import { paymentStage } from "../../orders/payment-stage.ts";
import { RequireLogin } from "../../login/require-login.tsx";
import { PayOrderByCard } from "./pay-order-by-card.tsx";
import { usePlacedOrder } from "../use-placed-order.ts";

/** The card form of an order that is placed: an address of its own, to come back to. */
export const PayPage = ({ id }: { id: string }) => (
  <RequireLogin why="order" leave="/forklift">
    <Pay id={id} />
  </RequireLogin>
);

function Pay({ id }: { id: string }) {
  const { t } = useTexts(ordersTexts);
  const { order, error } = usePlacedOrder(id);
  if (error) return <Failure error={error} />;
  if (!order) return <Loading />;
  // Declined, paid, ended: each has a page that says so.
  const stage = paymentStage(order);
  if (stage === "declined") return <Navigate to="/checkout/failed/$id" params={{ id }} replace />;
  const due = order.transactions.find(({ status }) => status === "pending_payment");
  if (stage !== "due" || !due) return <Navigate to="/checkout/success/$id" params={{ id }} replace />;
  return (
    <Container size="lg" py="lg">
      <Title order={1} mb="lg">
        {t("checkout.number", { number: order.number })}
      </Title>
      <Grid gap="xl">
        <Grid.Col span={{ xs: 12, md: 8 }}>
          <TakesFocus when>
            <Card withBorder>
              <Title order={2} size="h3" mb="md">
                {t("checkout.cardTitle")}
              </Title>
              <PayOrderByCard orderId={id} />
            </Card>
          </TakesFocus>
          <Group mt="md">
            <ButtonLink to="/transactions/$id" params={{ id: due.id }} variant="default">
              {t("checkout.unpaidOther")}
            </ButtonLink>
            {order.acts.includes("reopen") && <BackToCart orderId={id} />}
          </Group>
        </Grid.Col>
        <Grid.Col span={{ xs: 12, md: 4 }}>
          <Card withBorder>
            <PriceSteps order={order} />
          </Card>
        </Grid.Col>
      </Grid>
    </Container>
  );
}
