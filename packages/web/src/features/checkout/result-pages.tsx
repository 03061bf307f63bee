import { Alert, Container, Group, Stack, Text, Title } from "@mantine/core";
import { Navigate } from "@tanstack/react-router";
import { ordersTexts } from "../../i18n/areas/orders.ts";
import { peopleTexts } from "../../i18n/areas/people.ts";
import { useTexts } from "../../i18n/index.ts";
import { Failure, Loading } from "../../ui/states.tsx";
import { RequireLogin } from "../login/require-login.tsx";
import { ButtonLink } from "../../ui/links.tsx";
import { BankDetails } from "../orders/paying/bank-details.tsx";
import { paymentStage } from "../orders/payment-stage.ts";
import { usePlacedOrder } from "./use-placed-order.ts";

/** After placing: bank details for a transfer, the webhook's word for a card. */
export function SuccessPage({ id }: { id: string }) {
  return (
    <RequireLogin>
      <Success id={id} />
    </RequireLogin>
  );
}

const waitsForCard = (order: { method: string; status: string }): boolean =>
  order.method === "card" && (order.status === "pendingPayment" || order.status === "processingPayment");

function Success({ id }: { id: string }) {
  const { t } = useTexts(ordersTexts, peopleTexts);
  const { order, error } = usePlacedOrder(id, waitsForCard);
  if (error) return <Failure error={error} />;
  if (!order) return <Loading />;
  const [first] = order.transactions;
  const stage = paymentStage(order);
  if (stage === "asked") return <Asked order={order} />;
  // A thank-you would be wrong: the money didn't come, or the order is none any more.
  if (stage === "declined") return <Navigate to="/checkout/failed/$id" params={{ id }} replace />;
  if (stage === "ended") return <Navigate to="/profile/my-orders/$id" params={{ id }} replace />;
  return (
    <Container size="sm" py="xl">
      <Stack>
        <Title order={1}>{order.status === "paid" ? t("checkout.paid") : t("checkout.success")}</Title>
        <Text fz="lg">{t("checkout.number", { number: order.number })}</Text>
        {waitsForCard(order) && (
          <Alert color="leaf" role="status">
            {t("checkout.waiting")}
          </Alert>
        )}
        {order.method === "manual_wire_transfer" && first?.status !== "paid" && first && (
          <BankDetails transactionId={first.id} />
        )}
        <Text>{t("checkout.mailed")}</Text>
        <Group>
          <ButtonLink to="/profile/my-orders/$id" params={{ id }} variant="light">
            {t("checkout.toOrder")}
          </ButtonLink>
          <ButtonLink to="/search" variant="subtle">
            {t("home.cta")}
          </ButtonLink>
        </Group>
      </Stack>
    </Container>
  );
}

/** A buyer's order above the limit: nothing is to pay before an owner agrees. */
function Asked({ order: { id, number } }: { order: { id: string; number: string } }) {
  const { t } = useTexts(ordersTexts, peopleTexts);
  return (
    <Container size="sm" py="xl">
      <Stack>
        <Title order={1}>{t("approval.asked")}</Title>
        <Text fz="lg">{t("checkout.number", { number })}</Text>
        <Text>{t("approval.askedText")}</Text>
        <ButtonLink to="/profile/my-orders/$id" params={{ id }} variant="light">
          {t("checkout.toOrder")}
        </ButtonLink>
      </Stack>
    </Container>
  );
}
