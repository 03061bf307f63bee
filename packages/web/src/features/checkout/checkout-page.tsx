import {
  Alert,
  Button,
  Card,
  Checkbox,
  Container,
  Grid,
  Group,
  Radio,
  Stack,
  Stepper,
  Text,
  TextInput,
  Title,
} from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import type * as z from "zod";
import { mayPayWith } from "@solvia/core/payments/methods";
import type { OpenOrder } from "@solvia/core/contract/shapes/order";
import { ApiProblem, call, queryOf } from "../../api/client.ts";
import {
  getAvailableTerms,
  getOpenOrder,
  listAddresses,
  payOrder,
  setCustomerReference,
  setShippingAddress,
  setTermsOfPayment,
  syncPrices,
} from "../../api/endpoints.gen.ts";
import { useTexts } from "../../i18n/index.ts";
import { Empty, Failure, Loading, problemText } from "../../ui/states.tsx";
import { AddressForm } from "../account/address-form.tsx";
import { PriceSteps } from "../cart/price-steps.tsx";
import { useUser } from "../session.ts";
import { RequireLogin } from "../require-login.tsx";
import { PayOrderByCard } from "./pay-order-by-card.tsx";

type Order = z.output<typeof OpenOrder>;
type Method = "card" | "manual_wire_transfer";

export const CheckoutPage = () => (
  <RequireLogin>
    <Checkout />
  </RequireLogin>
);

function Checkout() {
  const { t } = useTexts();
  const [step, setStep] = useState(0);
  const [method, setMethod] = useState<Method>("card");
  const [placed, setPlaced] = useState<string>();
  const { data: order, error } = useQuery({ ...queryOf(getOpenOrder, {}), enabled: !placed });
  if (error) return <Failure error={error} />;
  if (!order) return <Loading />;
  if (order.lines.length === 0 && !placed) return <Empty title={t("cart.empty")} />;
  return (
    <Container size="lg" py="lg">
      <Title order={1} mb="lg">
        {t("checkout.title")}
      </Title>
      <Grid gap="xl">
        <Grid.Col span={{ xs: 12, md: 8 }}>
          {placed ? (
            <Card withBorder>
              <Title order={2} size="h3" mb="md">
                {t("checkout.cardTitle")}
              </Title>
              <PayOrderByCard orderId={placed} />
            </Card>
          ) : (
            <Stepper active={step} onStepClick={setStep} allowNextStepsSelect={false} size="sm">
              <Stepper.Step label={t("checkout.address")}>
                <AddressStep order={order} next={() => setStep(1)} />
              </Stepper.Step>
              <Stepper.Step label={t("checkout.terms")}>
                <PaymentStep order={order} method={method} setMethod={setMethod} next={() => setStep(2)} />
              </Stepper.Step>
              <Stepper.Step label={t("checkout.review")}>
                <ReviewStep order={order} method={method} onPlaced={setPlaced} />
              </Stepper.Step>
            </Stepper>
          )}
        </Grid.Col>
        <Grid.Col span={{ xs: 12, md: 4 }}>
          <Card withBorder>
            <PriceSteps amounts={order.amounts} />
          </Card>
        </Grid.Col>
      </Grid>
    </Container>
  );
}

/** A change of the open order; its answer is the new cart. */
function useChange<T>(change: (input: T) => Promise<Order>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (order) => client.setQueryData([getOpenOrder.path, {}], order),
  });
}

function AddressStep({ order, next }: { order: Order; next: () => void }) {
  const { t } = useTexts();
  const { data } = useQuery(queryOf(listAddresses, {}));
  const [adding, setAdding] = useState(false);
  const choose = useChange((addressId: string) => call(setShippingAddress, { params: { id: order.id, addressId } }));
  const chosen = order.address === "pickup" ? "pickup" : (order.address?.id ?? "");
  if (!data) return <Loading />;
  return (
    <Stack mt="lg">
      <Radio.Group value={chosen} onChange={(id) => choose.mutate(id)} aria-label={t("checkout.address")}>
        <Stack>
          {data.items.map(({ id, header, street, houseNumber, postalCode, city }) => (
            <Radio.Card
              key={id}
              value={id}
              p="md"
              radius="md"
              aria-label={`${header}, ${street} ${houseNumber}, ${city}`}
            >
              <Group wrap="nowrap">
                <Radio.Indicator />
                <Stack gap={0}>
                  <Text fw={600}>{header}</Text>
                  <Text size="sm">
                    {street} {houseNumber}, {postalCode} {city}
                  </Text>
                </Stack>
              </Group>
            </Radio.Card>
          ))}
          <Radio.Card value="pickup" p="md" radius="md" aria-label={t("checkout.pickup")}>
            <Group wrap="nowrap">
              <Radio.Indicator />
              <Stack gap={0}>
                <Text fw={600}>{t("checkout.pickup")}</Text>
                <Text size="sm">{t("checkout.pickupText")}</Text>
              </Stack>
            </Group>
          </Radio.Card>
        </Stack>
      </Radio.Group>
      {adding ? (
        <AddressForm
          onSaved={(id) => {
            setAdding(false);
            choose.mutate(id);
          }}
        />
      ) : (
        <Button variant="default" onClick={() => setAdding(true)} style={{ alignSelf: "flex-start" }}>
          {t("checkout.newAddress")}
        </Button>
      )}
      <Button onClick={next} disabled={!order.address} loading={choose.isPending}>
        {t("checkout.next")}
      </Button>
    </Stack>
  );
}

interface PaymentProps {
  order: Order;
  method: Method;
  setMethod: (method: Method) => void;
  next: () => void;
}

function PaymentStep({ order, method, setMethod, next }: PaymentProps) {
  const { t } = useTexts();
  const { data } = useQuery(queryOf(getAvailableTerms, {}));
  const user = useUser();
  const facts = { amount: order.amounts.total, termsOfPayment: order.termsOfPayment };
  const byCard = user ? mayPayWith("card", user, facts) : false;
  const choose = useChange((termsOfPayment: Order["termsOfPayment"]) =>
    call(setTermsOfPayment, { params: { id: order.id }, body: { termsOfPayment } }),
  );
  return (
    <Stack mt="lg" gap="lg">
      <Radio.Group label={t("checkout.terms")} value={order.termsOfPayment} onChange={(value) => choose.mutate(value)}>
        <Stack mt="xs">
          {data?.items.map(({ code }) => (
            <Radio key={code} value={code} label={t(`terms.${code}`, { defaultValue: code })} />
          ))}
        </Stack>
      </Radio.Group>
      <Radio.Group label={t("checkout.method")} value={method} onChange={(value) => setMethod(value)}>
        <Stack mt="xs">
          <Radio
            value="card"
            label={t("checkout.card")}
            description={t(byCard ? "checkout.cardText" : "checkout.cardLimit")}
            disabled={!byCard}
          />
          <Radio
            value="manual_wire_transfer"
            label={t("checkout.manual_wire_transfer")}
            description={t("checkout.wireText")}
          />
        </Stack>
      </Radio.Group>
      <Button onClick={next} loading={choose.isPending} disabled={method === "card" && !byCard}>
        {t("checkout.next")}
      </Button>
    </Stack>
  );
}

function ReviewStep({ order, method, onPlaced }: { order: Order; method: Method; onPlaced: (id: string) => void }) {
  const { t } = useTexts();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [accepted, setAccepted] = useState(false);
  const [reference, setReference] = useState(order.customerReference ?? "");
  const place = useMutation({
    mutationFn: async () => {
      if (reference !== (order.customerReference ?? "")) {
        await call(setCustomerReference, { params: { id: order.id }, body: { customerReference: reference } });
      }
      const body = { method, expectedTotal: order.amounts.total, salesConditionsAccepted: true as const };
      return call(payOrder, {
        params: { id: order.id },
        body,
        idempotencyKey: `${order.id}-${order.amounts.total}-${method}`,
      });
    },
    onSuccess: async ({ id }) => {
      if (method === "card") return onPlaced(id);
      await client.invalidateQueries();
      await navigate({ to: "/checkout/success/$id", params: { id } });
    },
    onError: async (error) => {
      if (!(error instanceof ApiProblem) || !["prices-changed", "not-enough-stock"].includes(error.code)) return;
      await call(syncPrices, { params: { id: order.id } });
      await client.invalidateQueries({ queryKey: [getOpenOrder.path] });
    },
  });
  return (
    <Stack mt="lg">
      {order.lines.map((line) => (
        <Group key={line.productId} justify="space-between" wrap="nowrap">
          <Text>
            {line.quantity} × {line.brand} {line.name}
          </Text>
        </Group>
      ))}
      <TextInput
        label={t("checkout.reference")}
        value={reference}
        maxLength={20}
        onChange={(event) => setReference(event.currentTarget.value)}
      />
      <Alert color="leaf" variant="light">
        {t("checkout.raee")}
      </Alert>
      <Checkbox
        label={t("checkout.conditions")}
        checked={accepted}
        onChange={(event) => setAccepted(event.currentTarget.checked)}
      />
      {place.error && (
        <Alert color="orange" title={problemText(t, place.error)}>
          {place.error instanceof ApiProblem && place.error.code === "prices-changed" && t("checkout.changedText")}
        </Alert>
      )}
      <Button size="lg" disabled={!accepted} loading={place.isPending} onClick={() => place.mutate()}>
        {t("checkout.place")}
      </Button>
    </Stack>
  );
}
