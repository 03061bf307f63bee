import { Card, Container, Grid, Stepper, Title } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { usePrefetchQuery, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { queryOf } from "../../api/client.ts";
import { getAvailableTerms, getOpenOrder, listAddresses } from "../../api/endpoints.gen.ts";
import { useTexts } from "../../i18n/index.ts";
import "../../i18n/orders.ts";
import { EmptyPage, Failure, Loading } from "../../ui/states.tsx";
import { TakesFocus } from "../../ui/takes-focus.tsx";
import { CartNotices } from "../cart/cart-notices.tsx";
import { PriceSteps } from "../cart/price-steps.tsx";
import { ActingCart } from "../acting-cart.tsx";
import { ApprovalNotice } from "../company/approval-notice.tsx";
import { MayOrder } from "../company/may-order.tsx";
import { RequireLogin } from "../require-login.tsx";
import { AddressStep } from "./address-step.tsx";
import { PayOrderByCard } from "./pay-order-by-card.tsx";
import { PaymentStep } from "./payment-step.tsx";
import { ReviewStep } from "./review-step.tsx";
import type { Order } from "./use-change.ts";
import { useMethod } from "./use-method.ts";

export const CheckoutPage = () => (
  <RequireLogin why="order" leave="/forklift">
    <MayOrder page>
      <Checkout />
    </MayOrder>
  </RequireLogin>
);

function Checkout() {
  const { t } = useTexts();
  const [placed, setPlaced] = useState<string>();
  usePrefetchQuery(queryOf(listAddresses, {}));
  const { data: order, error } = useQuery({ ...queryOf(getOpenOrder, {}), enabled: !placed });
  if (error) return <Failure error={error} />;
  if (!order) return <Loading />;
  if (order.lines.length === 0 && !placed) return <EmptyPage title={t("cart.empty")} />;
  return (
    <Container size="lg" py="lg">
      <Title order={1} mb="lg">
        {t("checkout.title")}
      </Title>
      <ActingCart />
      <CartNotices cart={order} />
      <Grid gap="xl">
        <Grid.Col span={{ xs: 12, md: 8 }}>
          {placed ? (
            <TakesFocus when>
              <Card withBorder>
                <Title order={2} size="h3" mb="md">
                  {t("checkout.cardTitle")}
                </Title>
                <PayOrderByCard orderId={placed} />
              </Card>
            </TakesFocus>
          ) : (
            <Steps order={order} onPlaced={setPlaced} />
          )}
        </Grid.Col>
        <Grid.Col span={{ xs: 12, md: 4 }}>
          <Card withBorder>
            <PriceSteps amounts={order.amounts} />
            {!placed && <ApprovalNotice total={order.amounts.total} />}
          </Card>
        </Grid.Col>
      </Grid>
    </Container>
  );
}

/** On a phone the steps are numbers, and the one that is open is named. */
function Steps({ order, onPlaced }: { order: Order; onPlaced: (id: string) => void }) {
  const { t } = useTexts();
  const [step, setStep] = useState(0);
  const [moved, setMoved] = useState(false);
  const goTo = (at: number): void => {
    setMoved(true);
    setStep(at);
  };
  const payment = useMethod(order);
  usePrefetchQuery(queryOf(getAvailableTerms, {}));
  const narrow = useMediaQuery("(max-width: 36em)");
  const names = [t("checkout.address"), t("checkout.terms"), t("checkout.review")];
  const heading = (at: number) =>
    narrow && at !== step ? { "aria-label": names[at] } : { label: names[at], "aria-label": names[at] };
  return (
    <Stepper active={step} onStepClick={goTo} allowNextStepsSelect={false} size="sm" wrap={false}>
      <Stepper.Step {...heading(0)}>
        <TakesFocus key="address" when={moved}>
          <AddressStep order={order} next={() => goTo(1)} />
        </TakesFocus>
      </Stepper.Step>
      <Stepper.Step {...heading(1)}>
        <TakesFocus key="payment" when>
          <PaymentStep order={order} {...payment} next={() => goTo(2)} />
        </TakesFocus>
      </Stepper.Step>
      <Stepper.Step {...heading(2)}>
        <TakesFocus key="review" when>
          <ReviewStep order={order} method={payment.method} goTo={goTo} onPlaced={onPlaced} />
        </TakesFocus>
      </Stepper.Step>
    </Stepper>
  );
}
