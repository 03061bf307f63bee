import { Badge, Box, Card, Container, Grid, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { isSettled } from "@solvia/core/orders/order";
import { allowed } from "@solvia/core/platform/access";
import { ApiProblem, queryOf } from "../../../api/client.ts";
import { getBackOfficeOrder, setReady } from "../../../api/endpoints.gen.ts";
import { officeTexts } from "../../../i18n/areas/office.ts";
import { officePeopleTexts } from "../../../i18n/areas/office-people.ts";
import { ordersTexts } from "../../../i18n/areas/orders.ts";
import { termsTexts } from "../../../i18n/areas/terms.ts";
import { peopleTexts } from "../../../i18n/areas/people.ts";
import { dateAndTime } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { AnchorLink, ButtonLink } from "../../../ui/links.tsx";
import { Empty, Failure } from "../../../ui/states.tsx";
import { Waiting } from "../../../ui/waiting/waiting.tsx";
import { PriceSteps } from "../price-steps.tsx";
import { fulfilmentOf, isPlan } from "../fulfilment-word.ts";
import { OrderStanding, reasonWord } from "../labels.tsx";
import { OfQuotation } from "../of-quotation.tsx";
import { OrderDocuments } from "../order-documents.tsx";
import { useUser } from "../../login/session.ts";
import { BackOffice } from "../../office-kit/layout.tsx";
import { RecordHead } from "../../office-kit/record-head.tsx";
import { OrderShipments } from "../../shipments/office/order-shipments.tsx";
import { LateClaim } from "./money/late-claim.tsx";
import { OrderReceipts } from "./money/order-receipts.tsx";
import { besideInvoices } from "../../invoicing/customer-documents.tsx";
import { OrderInvoicing } from "../../invoicing/office/order-invoicing.tsx";
import { Steps } from "./order-actions.tsx";
import { Notes } from "./order-notes.tsx";
import { Documents } from "./order-documents.tsx";
import { Customer } from "./order-address.tsx";
import { holdWords, isHeld, leavesWord, staysBecause } from "./goods-word.ts";
import { orderKind } from "./order-kind.tsx";
import { OrderHistory } from "./history/order-history.tsx";
import { OrderLines } from "./order-lines.tsx";
import { useOpened } from "../../office-kit/records/opened.ts";
import { TaxDecision } from "./tax-decision.tsx";
import { Transactions } from "./order-transactions.tsx";
import { CompanyCredit } from "./money/company-credit.tsx";
import type { Order } from "./use-order-write.ts";
import { OrderReturnRequests } from "./goods-back/order-return-requests.tsx";
import { OrderWithdrawals } from "./withdrawals/order-withdrawals.tsx";

export const OrderPage = ({ id }: { id: string }) => (
  <BackOffice access={getBackOfficeOrder.access}>
    <OneOrder id={id} />
  </BackOffice>
);

function OneOrder({ id }: { id: string }) {
  const { data: order, error, refetch } = useQuery(queryOf(getBackOfficeOrder, { params: { id } }));
  // Asked again it isn't there either: an agent reads their own customers' orders alone.
  if (error instanceof ApiProblem && error.code === "not-found") return <NoSuchOrder />;
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  return order ? <LoadedOrder order={order} /> : <Waiting shape="record" />;
}

function NoSuchOrder() {
  const { t } = useTexts(officeTexts);
  return (
    <Empty title={t("bo.noSuchOrder")} level={1}>
      <ButtonLink to="/back-office/orders" variant="default">
        {t("bo.orders")}
      </ButtonLink>
    </Empty>
  );
}

function LoadedOrder({ order }: { order: Order }) {
  const { t } = useTexts(officeTexts, officePeopleTexts, ordersTexts, termsTexts, peopleTexts);
  const colleague = useUser() ?? undefined;
  const mayChange = allowed(setReady.access, colleague);
  useOpened(orderKind, order);
  return (
    <Container size="xl" py="md">
      <Box mb="md">
        <Heading order={order} mayChange={mayChange} />
      </Box>
      {order.quotation && (
        <OfQuotation quotation={order.quotation}>
          <AnchorLink to="/back-office/quotations/$id" params={{ id: order.quotation.id }} size="sm">
            {t("orders.ofQuotation", order.quotation)}
          </AnchorLink>
        </OfQuotation>
      )}
      <Grid gap="xl">
        <Grid.Col span={{ xs: 12, md: 8 }}>
          <Stack gap="xl">
            <OrderLines order={order} />
            <OrderShipments order={order} mayChange={mayChange} />
            <OrderWithdrawals order={order} mayChange={mayChange} />
            {mayChange && <OrderReturnRequests orderId={order.id} />}
            <Transactions order={order} mayChange={mayChange} />
            {mayChange && <LateClaim order={order} />}
            <OrderReceipts order={order} mayChange={mayChange} />
            <OrderInvoicing orderId={order.id} />
            {mayChange ? (
              <Documents order={order} />
            ) : (
              <OrderDocuments orderId={order.id} documents={besideInvoices(order, order.documents)} />
            )}
            {mayChange ? <Notes key={order.id} order={order} /> : <ReadNotes order={order} />}
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ xs: 12, md: 4 }}>
          <Stack>
            <Customer order={order} mayChange={mayChange} />
            {order.companyId && <CompanyCredit companyId={order.companyId} />}
            <Card withBorder>
              <PriceSteps order={order} basis="net" />
            </Card>
            <TaxDecision order={order} mayChange={mayChange} />
          </Stack>
        </Grid.Col>
      </Grid>
      <Stack mt="xl" gap={6}>
        <Title order={2} size="h4">
          {t("officePeople.tabs.history")}
        </Title>
        <OrderHistory id={order.id} placedOn={order.placedOn} />
      </Stack>
    </Container>
  );
}

const fulfilmentColours = {
  none: "gray",
  ready: "blue",
  partlyShipped: "blue",
  shipped: "blue",
  delivered: "green",
} as const;

/** Which order it is, how it stands, when it came and how it is paid. */
function Heading({ order, mayChange }: { order: Order; mayChange: boolean }) {
  const { t, language } = useTexts(officeTexts, officePeopleTexts, ordersTexts, termsTexts, peopleTexts);
  const { status, failedReason, lateDays, troubled, withdrawalRight } = order;
  const service = isPlan(order);
  const toSend = staysBecause(t, { ...order, service }) === undefined && fulfilmentOf(t, order);
  const leaves = leavesWord(t, { ...order, service });
  const goes = order.shippable && !isHeld(order);
  const withdrawn = withdrawalRight?.declared.some((one) => !isSettled(one));
  return (
    <RecordHead
      back={
        <AnchorLink to="/back-office/orders" size="sm">
          {t("bo.allOrders")}
        </AnchorLink>
      }
      name={t("checkout.number", { number: order.number })}
      states={
        <>
          <OrderStanding order={order} />
          {status !== "failed" && leaves && <Mark colour={goes ? "green" : "gray"} text={leaves} />}
          {status !== "failed" && toSend && (
            <Mark colour={service ? "gray" : fulfilmentColours[order.fulfilment]} text={toSend} />
          )}
          {lateDays > 0 && <Mark colour="red" text={t("orders.late", { count: lateDays })} />}
          {withdrawn && <Mark colour="orange" text={t("bo.consumerWithdrew")} />}
          {troubled && <Mark colour="orange" text={t("bo.troubled")} />}
        </>
      }
      acts={mayChange && <Steps order={order} />}
    >
      {status !== "failed" &&
        order.fulfilment !== "delivered" &&
        holdWords(t, order).map((words) => (
          <Text key={words} size="sm" fw={600}>
            {words}
          </Text>
        ))}
      <Text size="sm" c="dimmed" className="numbers">
        {[
          dateAndTime(order.placedOn, language),
          t(`method.${order.method}`),
          t(`terms.${order.termsOfPayment}`),
          failedReason && reasonWord(t, failedReason),
        ]
          .filter(Boolean)
          .join(" · ")}
      </Text>
    </RecordHead>
  );
}

const Mark = ({ colour, text }: { colour: string; text: string }) => (
  <Badge variant="light" color={colour} c="bright" tt="none">
    {text}
  </Badge>
);

/** What the office has noted, for whoever may only read it. */
function ReadNotes({ order: { backOfficeNotes } }: { order: Order }) {
  const { t } = useTexts(officeTexts, officePeopleTexts, ordersTexts, termsTexts, peopleTexts);
  if (!backOfficeNotes) return null;
  return (
    <Stack gap={6}>
      <Title order={2} size="h4">
        {t("bo.notes")}
      </Title>
      <Text size="sm" className="own-lines">
        {backOfficeNotes}
      </Text>
    </Stack>
  );
}
