import { Container, Group, Stack, Text, Title } from "@mantine/core";
import { Navigate, useLocation } from "@tanstack/react-router";
import { chargeBack } from "@solvia/core/payments/transaction";
import { ordersTexts } from "../../i18n/areas/orders.ts";
import { useTexts } from "../../i18n/index.ts";
import { ButtonLink } from "../../ui/links.tsx";
import { Failure, Loading } from "../../ui/states.tsx";
import { paymentStage } from "../orders/payment-stage.ts";
import { RetryPayment } from "../orders/retry-payment.tsx";
import { RequireLogin } from "../login/require-login.tsx";
import { usePlacedOrder } from "./use-placed-order.ts";

/** Where a refused payment leads, and the mail that tells of it: says so only while it is so. */
export const FailedPage = ({ id }: { id: string }) => (
  <RequireLogin>
    <Failed id={id} />
  </RequireLogin>
);

function Failed({ id }: { id: string }) {
  const { t } = useTexts(ordersTexts);
  const refused = useLocation({ select: ({ state }) => state.declined === true });
  const { order, error } = usePlacedOrder(id, (one) => refused && paymentStage(one) === "due");
  if (error) return <Failure error={error} />;
  if (!order) return <Loading />;
  const stage = paymentStage(order);
  const chargedBack = order.transactions.some(({ failureCode }) => failureCode === chargeBack);
  if (stage === "ended") return <Navigate to="/profile/my-orders/$id" params={{ id }} replace />;
  if (stage === "due" && !refused && order.method === "card") {
    return <Navigate to="/checkout/pay/$id" params={{ id }} replace />;
  }
  if (stage !== "declined" && !(stage === "due" && refused)) {
    return <Navigate to="/checkout/success/$id" params={{ id }} replace />;
  }
  return (
    <Container size="sm" py="xl">
      <Stack>
        <Title order={1}>{t(chargedBack ? "checkout.chargedBack" : "checkout.failed")}</Title>
        <Text fz="lg">{t("checkout.number", { number: order.number })}</Text>
        <Text>{t(chargedBack ? "checkout.chargedBackText" : "checkout.failedText")}</Text>
        <Group>
          <RetryPayment orderId={id} replace />
          <ButtonLink to="/profile/my-orders/$id" params={{ id }} variant="light">
            {t("checkout.toOrder")}
          </ButtonLink>
        </Group>
      </Stack>
    </Container>
  );
}
