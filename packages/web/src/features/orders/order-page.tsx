import { Alert, Button, Card, Container, Grid, Group, Stack, Text, Title } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import type * as z from "zod";
import type { PlacedOrder } from "@solvia/core/contract/shapes/order";
import { lineNameWith } from "@solvia/core/orders/plan/plan-line";
import { isGoods } from "@solvia/core/platform/category";
import { named } from "@solvia/core/platform/locale";
import { call, queryOf } from "../../api/client.ts";
import { getOrder, reorder } from "../../api/endpoints.gen.ts";
import { ordersTexts } from "../../i18n/areas/orders.ts";
import { peopleTexts } from "../../i18n/areas/people.ts";
import { termsTexts } from "../../i18n/areas/terms.ts";
import { date, money } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { orderPriceWords } from "../catalogue/price/price-words.ts";
import { AnchorLink, ButtonLink } from "../../ui/links.tsx";
import { Failure, problemText } from "../../ui/states.tsx";
import { Waiting } from "../../ui/waiting/waiting.tsx";
import { ShippingTime } from "../catalogue/product-card.tsx";
import { PriceParts } from "../catalogue/price/price-parts.tsx";
import { refusedText, type Refused } from "../cart-change/quantity-words.ts";
import { LinePromisedOn, PromiseWords } from "./promise-words.tsx";
import { PriceSteps } from "./price-steps.tsx";
import { besideInvoices, CustomerDocuments } from "../invoicing/customer-documents.tsx";
import { RequireLogin } from "../login/require-login.tsx";
import { useUser } from "../login/session.ts";
import { AddressLines } from "../../ui/address-lines.tsx";
import { isWithdrawnWhole } from "./address-choice.tsx";
import { Approval } from "./approval.tsx";
import { ChangeAddress } from "./change-address.tsx";
import { fulfilmentOf, isPlan } from "./fulfilment-word.ts";
import { isOut, OrderStanding, reasonWord } from "./labels.tsx";
import { OrderShipments } from "../tracking/order-shipments.tsx";
import { OfQuotation } from "./of-quotation.tsx";
import { Payments } from "./paying/payments.tsx";
import { OrderDocuments } from "./order-documents.tsx";
import { OrderReturns } from "./returns/order-returns.tsx";
import { Withdrawal } from "./withdrawal.tsx";
import { useReopen } from "./use-reopen.ts";

type Order = z.output<typeof PlacedOrder>;

export const OrderPage = ({ id }: { id: string }) => (
  <RequireLogin>
    <OneOrder id={id} />
  </RequireLogin>
);

function OneOrder({ id }: { id: string }) {
  const { t, language } = useTexts(ordersTexts, peopleTexts, termsTexts);
  const member = useUser()?.memberRole;
  const { data: order, error } = useQuery(queryOf(getOrder, { params: { id } }));
  if (error) return <Failure error={error} />;
  if (!order) return <Waiting shape="record" />;
  return (
    <Container size="lg" py="lg">
      <AnchorLink to="/profile/my-orders" size="sm">
        {t("orders.title")}
      </AnchorLink>
      <Group mt="xs" mb={4}>
        <Title order={1}>{t("checkout.number", { number: order.number })}</Title>
        <OrderStanding order={order} />
      </Group>
      <Text mb="lg" c="dimmed">
        {[
          date(order.placedOn, language),
          !isOut(order) && t(`status.${order.status}`),
          order.status !== "failed" && fulfilmentOf(t, order),
          order.shipmentHeld && t("orders.goodsWait"),
          order.failedReason && reasonWord(t, order.failedReason),
          member && t("approval.placedBy", { name: order.placedBy }),
        ]
          .filter(Boolean)
          .join(" · ")}
      </Text>
      {order.quotation && (
        <OfQuotation quotation={order.quotation}>
          <AnchorLink to="/quotations/$id" params={{ id: order.quotation.id }} size="sm">
            {t("orders.ofQuotation", order.quotation)}
          </AnchorLink>
        </OfQuotation>
      )}
      <Grid gap="xl">
        <Grid.Col span={{ xs: 12, md: 8 }}>
          <Stack gap="xl">
            <Approval order={order} />
            {order.beingChecked && <BeingChecked order={order} />}
            {order.failedReason === "reopened" && <Replaced />}
            <Lines order={order} />
            {order.status !== "failed" && !isPlan(order) && <OrderShipments orderId={order.id} />}
            <Payments order={order} />
            <MoneyBack order={order} />
            <CustomerDocuments order={order} />
            <OrderDocuments orderId={order.id} documents={besideInvoices(order, order.documents)} />
            <Withdrawal order={order} />
            {order.fulfilment === "delivered" && !isPlan(order) && <OrderReturns order={order} />}
            <ButtonLink to="/technical-support-request" search={{ order: order.id }} variant="default" w="fit-content">
              {t("orders.askSupport")}
            </ButtonLink>
            {isPlan(order) ? <OwnPlan /> : <Again order={order} />}
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ xs: 12, md: 4 }}>
          <Stack>
            <Card withBorder>
              <PriceSteps order={order} />
              {order.status !== "failed" && <PromiseWords lines={order.lines} order={order} />}
            </Card>
            <Delivery order={order} />
          </Stack>
        </Grid.Col>
      </Grid>
    </Container>
  );
}

/** The house looks at the order before its goods leave: nothing is asked of its buyer. */
function BeingChecked({ order: { paymentLabel } }: { order: Order }) {
  const { t } = useTexts(ordersTexts);
  return (
    <Alert color="blue" role="status">
      <Text size="sm">{t(paymentLabel === "paid" ? "orders.checkedPaid" : "orders.checked")}</Text>
    </Alert>
  );
}

/** What comes back of an order that has ended, by when, and what has. */
function MoneyBack({ order: { moneyBack } }: { order: Order }) {
  const { t, language } = useTexts(ordersTexts, peopleTexts, termsTexts);
  if (!moneyBack) return null;
  const { due, by, returned } = moneyBack;
  const amount = money(due, language);
  const dueText = by
    ? t("withdrawal.moneyDueBy", { amount, date: date(by, language) })
    : t("withdrawal.moneyDue", { amount });
  return (
    <div className="numbers">
      {due > 0 && <Text fw={600}>{dueText}</Text>}
      {returned > 0 && <Text>{t("withdrawal.moneyBack", { amount: money(returned, language) })}</Text>}
    </div>
  );
}

/** What becomes of a plan is decided on its own page: how it is cancelled, and until when it lasts. */
function OwnPlan() {
  const { t } = useTexts(ordersTexts);
  return (
    <Stack gap="xs" align="flex-start">
      <Text size="sm">{t("orders.planEnds")}</Text>
      <ButtonLink to="/profile/my-subscription" variant="default">
        {t("orders.toPlan")}
      </ButtonLink>
    </Stack>
  );
}

/** Of an order that was taken back: its products went into the cart, and nothing is to be done here. */
function Replaced() {
  const { t } = useTexts(ordersTexts, peopleTexts, termsTexts);
  return (
    <Alert color="yellow" role="status">
      <Text size="sm">{t("orders.replaced")}</Text>
      <ButtonLink to="/forklift" size="compact-sm" mt="sm">
        {t("product.toCart")}
      </ButtonLink>
    </Alert>
  );
}

function Lines({ order }: { order: Order }) {
  const { t, language } = useTexts(ordersTexts, peopleTexts, termsTexts);
  const business = order.basis === "net";
  const coming =
    order.status !== "failed" &&
    !isPlan(order) &&
    !isWithdrawnWhole(order) &&
    (order.fulfilment === "none" || order.fulfilment === "ready");
  return (
    <Stack gap="sm">
      <Title order={2} size="h4">
        {t(isPlan(order) ? "orders.plan" : "orders.lines")}
      </Title>
      {order.lines.map((line) => (
        <Group key={line.productId} justify="space-between" wrap="nowrap" align="flex-start">
          <Text>
            {line.quantity} ×{" "}
            {isGoods(line.category) ? (
              <AnchorLink to="/product/$id" params={{ id: line.productId }} underline="always">
                {line.brand} {line.name}
              </AnchorLink>
            ) : (
              `${line.brand} ${lineNameWith(line, (day) => date(day, language))}`.trim()
            )}
            <Text span display="block" size="sm" c="dimmed">
              {line.productCode}
              {line.parts && (
                <>
                  {" · "}
                  <PriceParts parts={line.parts} gross={!business} />
                </>
              )}
            </Text>
            {coming && <ShippingTime time={line.shippingTime} />}
            {coming && <LinePromisedOn line={line} order={order} />}
          </Text>
          <Text className="numbers" ta="right">
            {money(business ? line.amount : line.gross, language)}{" "}
            <Text span display="block" size="xs" c="dimmed">
              {t(orderPriceWords(business, order.amounts.treatment))}
            </Text>
          </Text>
        </Group>
      ))}
    </Stack>
  );
}

function Delivery({ order }: { order: Order }) {
  const { t, language } = useTexts(ordersTexts, peopleTexts, termsTexts);
  const viewer = useUser()?.memberRole === "viewer";
  const [changing, setChanging] = useState(false);
  const { address } = order;
  return (
    <Card withBorder>
      <Text fw={600}>{t(isPlan(order) ? "join.billing" : "orders.delivery")}</Text>
      {address === "pickup" ? <Text size="sm">{t("checkout.pickup")}</Text> : <AddressLines of={address} />}
      {order.acts.includes("move") && !viewer && (
        <Button variant="default" size="compact-sm" mt="xs" onClick={() => setChanging(true)}>
          {t("place.orderChange")}
        </Button>
      )}
      {changing && <ChangeAddress order={order} onClose={() => setChanging(false)} />}
      <Text size="sm" mt="sm" c="dimmed">
        {t(`terms.${order.termsOfPayment}`)}
      </Text>
      {order.priority !== undefined && order.priority > 0 && <Text size="sm">{t("orders.priority")}</Text>}
      {order.anonymousPackaging && <Text size="sm">{t("orders.anonymousPackaging")}</Text>}
      {order.packagingWish && (
        <Text size="sm" className="own-lines">
          {named(language, t("packaging.wish"), order.packagingWish)}
        </Text>
      )}
      {order.customerReference && (
        <Text size="sm">{named(language, t("orders.reference"), order.customerReference)}</Text>
      )}
    </Card>
  );
}

/** Buying the same again, or changing what isn't paid yet. */
function Again({ order }: { order: Order }) {
  const { t } = useTexts(ordersTexts, peopleTexts, termsTexts);
  const viewer = useUser()?.memberRole === "viewer";
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const toCart = async ({ refused }: { refused: readonly Refused[] }): Promise<void> => {
    await navigate({ to: "/forklift" });
    if (refused.length === 0) return;
    const message = refused.map((line) => refusedText(t, line)).join(" ");
    notifications.show({ color: "orange", autoClose: false, message });
  };
  const onError = (error: Error) => notifications.show({ color: "red", message: problemText(t, error) });
  const params = { id: order.id };
  const again = useMutation({ mutationFn: () => call(reorder, { params }), onSuccess: toCart, onError });
  const reopen = useReopen(order.id);
  if (viewer) return null;
  return (
    <Group>
      <Button variant="default" loading={again.isPending} onClick={() => again.mutate()}>
        {t("orders.again")}
      </Button>
      {order.acts.includes("reopen") && (
        <Button variant="subtle" loading={reopen.isPending} onClick={() => setAsking(true)}>
          {t("orders.reopen")}
        </Button>
      )}
      {asking && (
        <ConfirmDialog
          question={t("orders.reopenConfirm")}
          onConfirm={() => reopen.mutate(undefined, { onSettled: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        />
      )}
    </Group>
  );
}
