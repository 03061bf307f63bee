import { Box, Card, Container, Grid, Stepper, Title } from "@mantine/core";
import { usePrefetchQuery, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { queryOf } from "../../api/client.ts";
import { getOpenOrder, listAddresses } from "../../api/endpoints.gen.ts";
import { ordersTexts } from "../../i18n/areas/orders.ts";
import { useTexts } from "../../i18n/index.ts";
import { ButtonLink } from "../../ui/links.tsx";
import { EmptyPage, Failure, Loading } from "../../ui/states.tsx";
import { TakesFocus } from "../../ui/focus/takes-focus.tsx";
import { useMedia } from "../../ui/use-media.ts";
import { CartCoupon } from "../coupons/cart-coupon.tsx";
import { CartNotices } from "../cart/cart-notices.tsx";
import { PromiseWords } from "../orders/promise-words.tsx";
import { PriceSteps } from "../orders/price-steps.tsx";
import { ActingCart } from "../acting/acting-cart.tsx";
import { ApprovalNotice } from "../company/approval-notice.tsx";
import { MayOrder } from "../company/may-order.tsx";
import { UnpaidOrder } from "../orders/unpaid-order.tsx";
import { RequireLogin } from "../login/require-login.tsx";
import { useUser } from "../login/session.ts";
import { CartVatChoice } from "../vat/vat-choice.tsx";
import { AddressStep } from "./address-step.tsx";
import type { CheckoutSearch } from "./checkout-search.ts";
import { noLongerWaits, wantsToOrder } from "../login/goes-on.ts";
import { PlacedOrder } from "./placed-order.tsx";
import { PaymentStep } from "./payment/payment-step.tsx";
import { ReviewStep } from "./review-step.tsx";
import { checkoutSteps, reachedStep, type CheckoutStep } from "./steps.ts";
import type { Order } from "./use-change.ts";
import { useMethod } from "./payment/use-method.ts";

interface Props {
  search: CheckoutSearch;
}

export function CheckoutPage({ search }: Props) {
  const user = useUser();
  useEffect(() => {
    if (user === null) wantsToOrder();
    else if (user) noLongerWaits();
  }, [user]);
  return (
    <RequireLogin why="order" leave="/forklift">
      <MayOrder page>
        <Checkout search={search} />
      </MayOrder>
    </RequireLogin>
  );
}

function Checkout({ search }: Props) {
  const { t } = useTexts(ordersTexts);
  const [placed, setPlaced] = useState(false);
  usePrefetchQuery(queryOf(listAddresses, {}));
  // The order that was just placed stays in view until its page is there.
  const { data: order, error } = useQuery({ ...queryOf(getOpenOrder, {}), enabled: !placed });
  if (error) return <Failure error={error} />;
  if (!order) return <Loading />;
  if (order.lines.length === 0) return <NothingToOrder />;
  const step = reachedStep(search.step ?? "address", order);
  return (
    <Container size="lg" py="lg">
      <Title order={1} mb="lg">
        {t("checkout.title")}
      </Title>
      <ActingCart />
      <CartNotices cart={order} />
      <Grid gap="xl">
        <Grid.Col span={{ xs: 12, md: 8 }}>
          <Steps order={order} search={search} step={step} onPlaced={() => setPlaced(true)} />
        </Grid.Col>
        <Grid.Col span={{ xs: 12, md: 4 }}>
          <Card withBorder>
            <PriceSteps order={order} />
            <PromiseWords lines={order.lines} />
            <CartVatChoice order={order} />
            <Box mt="md">
              <CartCoupon order={order} />
            </Box>
            {step !== "review" && <ApprovalNotice total={order.amounts.total} />}
          </Card>
        </Grid.Col>
      </Grid>
    </Container>
  );
}

/** Whoever has ordered comes back here by the browser's Back: the order is there, be it not paid. */
function NothingToOrder() {
  const { t } = useTexts(ordersTexts);
  return (
    <Container size="md" py="lg">
      <PlacedOrder />
      <UnpaidOrder />
      <EmptyPage title={t("cart.empty")} hint={t("cart.emptyHint")}>
        <ButtonLink to="/search">{t("home.cta")}</ButtonLink>
      </EmptyPage>
    </Container>
  );
}

interface StepsProps extends Props {
  order: Order;
  step: CheckoutStep;
  onPlaced: () => void;
}

/** The steps are addresses, so that back, forward and reload keep them. On a phone they are numbers, and the open one is named. */
function Steps({ order, search, step, onPlaced }: StepsProps) {
  const { t } = useTexts(ordersTexts);
  const navigate = useNavigate();
  const [first] = useState(step);
  const [moved, setMoved] = useState(false);
  if (step !== first && !moved) setMoved(true);
  const go = (to: Partial<CheckoutSearch>, replace = false) =>
    void navigate({ to: "/checkout", search: { ...search, ...to }, replace, resetScroll: false });
  const goTo = (at: CheckoutStep): void => go({ step: at });
  // An address of a step that isn't open yet leads to the first one that is.
  useEffect(() => {
    if (search.step && search.step !== step) go({ step }, true);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only where the step that is asked for isn't the one shown
  }, [search.step, step]);
  const payment = useMethod(order, search.method, (method) => go({ method }, true));
  const narrow = useMedia("(max-width: 36em)");
  const names = { address: t("checkout.address"), payment: t("checkout.terms"), review: t("checkout.review") };
  const heading = (at: CheckoutStep) =>
    narrow && at !== step ? { "aria-label": names[at] } : { label: names[at], "aria-label": names[at] };
  return (
    <Stepper
      active={checkoutSteps.indexOf(step)}
      onStepClick={(at) => goTo(checkoutSteps[at] ?? "address")}
      allowNextStepsSelect={false}
      size="sm"
      wrap={false}
    >
      <Stepper.Step {...heading("address")}>
        <TakesFocus key="address" when={moved}>
          <AddressStep order={order} next={() => goTo("payment")} />
        </TakesFocus>
      </Stepper.Step>
      <Stepper.Step {...heading("payment")}>
        <TakesFocus key="payment" when>
          <PaymentStep order={order} {...payment} next={() => goTo("review")} />
        </TakesFocus>
      </Stepper.Step>
      <Stepper.Step {...heading("review")}>
        <TakesFocus key="review" when>
          <ReviewStep order={order} method={payment.method} goTo={goTo} onPlaced={onPlaced} />
        </TakesFocus>
      </Stepper.Step>
    </Stepper>
  );
}
