import {
  Badge,
  Button,
  Card,
  Checkbox,
  Container,
  Grid,
  Group,
  Modal,
  Stack,
  Text,
  TextInput,
  Textarea,
  Title,
} from "@mantine/core";
import { useForm } from "@mantine/form";
import { notifications } from "@mantine/notifications";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type * as z from "zod";
import type { BackOfficeOrder } from "@solvia/core/contract/shapes/order";
import { call, queryOf } from "../../api/client.ts";
import {
  getBackOfficeOrder,
  markPaidByBankTransfer,
  setBackOfficeNotes,
  setDelivered,
  setFailed,
  setReady,
  setTroubled,
} from "../../api/endpoints.gen.ts";
import { date, money } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { fieldErrors, Failure, Loading, problemText } from "../../ui/states.tsx";
import { PriceSteps } from "../cart/price-steps.tsx";
import { PaymentLabel } from "../orders/labels.tsx";
import { BackOffice } from "./layout.tsx";

type Order = z.output<typeof BackOfficeOrder>;

export const OrderPage = ({ id }: { id: string }) => (
  <BackOffice>
    <OneOrder id={id} />
  </BackOffice>
);

/** A write of the back office: its answer is the order as it is now. */
function useWrite(id: string) {
  const { t } = useTexts();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (write: () => Promise<Order>) => write(),
    onSuccess: (order) => {
      client.setQueryData([getBackOfficeOrder.path, { params: { id } }], order);
      notifications.show({ color: "green", message: t("bo.saved") });
    },
    onError: (error) => notifications.show({ color: "red", message: problemText(t, error) }),
  });
}

function OneOrder({ id }: { id: string }) {
  const { t } = useTexts();
  const { data: order, error } = useQuery(queryOf(getBackOfficeOrder, { params: { id } }));
  if (error) return <Failure error={error} />;
  if (!order) return <Loading />;
  return (
    <Container size="xl" py="md">
      <Group mb="md">
        <Title order={1} size="h2">
          {t("checkout.number", { number: order.number })}
        </Title>
        <PaymentLabel label={order.paymentLabel} />
        <Badge variant="light" color={order.shippable ? "green" : "gray"} c="dark.8" tt="none">
          {t(order.shippable ? "bo.shippable" : "bo.notShippable")}
        </Badge>
        <Text>{t(`fulfilment.${order.fulfilment}`)}</Text>
      </Group>
      <Grid gap="xl">
        <Grid.Col span={{ xs: 12, md: 8 }}>
          <Stack gap="lg">
            <Lines order={order} />
            <Transactions order={order} />
            <Actions order={order} />
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ xs: 12, md: 4 }}>
          <Stack>
            <Card withBorder>
              <Text fw={600}>{order.customer.name}</Text>
              <Text size="sm">{order.customer.email}</Text>
              <Text size="sm" mt="xs">
                {order.address === "pickup"
                  ? t("checkout.pickup")
                  : `${order.address.street} ${order.address.houseNumber}, ${order.address.postalCode} ${order.address.city}`}
              </Text>
            </Card>
            <Card withBorder>
              <PriceSteps amounts={order.amounts} />
            </Card>
          </Stack>
        </Grid.Col>
      </Grid>
    </Container>
  );
}

function Lines({ order }: { order: Order }) {
  const { t, language } = useTexts();
  return (
    <Stack gap={6}>
      <Title order={2} size="h4">
        {t("orders.lines")}
      </Title>
      {order.lines.map((line) => (
        <Group key={line.productId} justify="space-between" wrap="nowrap">
          <Text size="sm">
            {line.quantity} × {line.brand} {line.name}{" "}
            <Text span c="dark.3">
              {line.productCode}
            </Text>
          </Text>
          <Text size="sm" className="numbers">
            {money(line.unit * line.quantity, language)}
          </Text>
        </Group>
      ))}
    </Stack>
  );
}

function Transactions({ order }: { order: Order }) {
  const { t, language } = useTexts();
  const [marking, setMarking] = useState<string>();
  return (
    <Stack gap={6}>
      <Title order={2} size="h4">
        {t("orders.transactions")}
      </Title>
      {order.transactions.map((transaction) => (
        <Group key={transaction.id} justify="space-between">
          <Text size="sm">
            {t(`method.${transaction.method}`)} · {t(`transaction.${transaction.status}`)}
            {transaction.dueDate && ` · ${t("orders.due")} ${date(transaction.dueDate, language)}`}
            {transaction.settlementRef && ` · ${transaction.settlementRef}`}
          </Text>
          <Group>
            <Text size="sm" className="numbers">
              {money(transaction.amount, language)}
            </Text>
            {transaction.status !== "paid" && (
              <Button size="compact-sm" onClick={() => setMarking(transaction.id)}>
                {t("bo.markPaid")}
              </Button>
            )}
          </Group>
        </Group>
      ))}
      {marking && <MarkPaid orderId={order.id} transactionId={marking} onClose={() => setMarking(undefined)} />}
    </Stack>
  );
}

function MarkPaid({
  orderId,
  transactionId,
  onClose,
}: {
  orderId: string;
  transactionId: string;
  onClose: () => void;
}) {
  const { t } = useTexts();
  const write = useWrite(orderId);
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const form = useForm({ initialValues: { settledOn: today, settlementRef: "" } });
  const submit = (body: typeof form.values) =>
    write.mutate(() => call(markPaidByBankTransfer, { params: { id: transactionId }, body }), {
      onSuccess: onClose,
      onError: (error) => form.setErrors(fieldErrors(t, error)),
    });
  return (
    <Modal opened onClose={onClose} title={t("bo.markPaid")} closeButtonProps={{ "aria-label": t("common.close") }}>
      <form onSubmit={form.onSubmit(submit)} noValidate>
        <Stack>
          <TextInput type="date" label={t("bo.settledOn")} {...form.getInputProps("settledOn")} />
          <TextInput label={t("bo.settlementRef")} {...form.getInputProps("settlementRef")} data-autofocus />
          <Button type="submit" loading={write.isPending}>
            {t("common.confirm")}
          </Button>
        </Stack>
      </form>
    </Modal>
  );
}

function Actions({ order }: { order: Order }) {
  const { t } = useTexts();
  const write = useWrite(order.id);
  const [failing, setFailing] = useState(false);
  const [reason, setReason] = useState("");
  const [notes, setNotes] = useState(order.backOfficeNotes ?? "");
  const params = { id: order.id };
  const open = order.status !== "failed" && order.fulfilment !== "delivered";
  return (
    <Stack>
      <Group>
        {open && order.fulfilment === "none" && (
          <Button onClick={() => write.mutate(() => call(setReady, { params, body: { ready: true } }))}>
            {t("bo.ready")}
          </Button>
        )}
        {open && order.fulfilment === "ready" && (
          <>
            <Button onClick={() => write.mutate(() => call(setDelivered, { params }))}>{t("bo.delivered")}</Button>
            <Button
              variant="default"
              onClick={() => write.mutate(() => call(setReady, { params, body: { ready: false } }))}
            >
              {t("bo.notReady")}
            </Button>
          </>
        )}
        {["pendingPayment", "processingPayment"].includes(order.status) && (
          <Button variant="subtle" color="red" onClick={() => setFailing(true)}>
            {t("bo.fail")}
          </Button>
        )}
        <Checkbox
          label={t("bo.troubled")}
          checked={order.troubled}
          onChange={(e) => {
            const troubled = e.currentTarget.checked;
            write.mutate(() => call(setTroubled, { params, body: { troubled } }));
          }}
        />
      </Group>
      <Textarea
        label={t("bo.notes")}
        value={notes}
        onChange={(e) => setNotes(e.currentTarget.value)}
        autosize
        minRows={2}
      />
      <Button
        variant="default"
        onClick={() => write.mutate(() => call(setBackOfficeNotes, { params, body: { notes } }))}
        style={{ alignSelf: "flex-start" }}
      >
        {t("bo.saveNotes")}
      </Button>
      <Modal
        opened={failing}
        onClose={() => setFailing(false)}
        title={t("bo.fail")}
        closeButtonProps={{ "aria-label": t("common.close") }}
      >
        <Stack>
          <TextInput
            label={t("bo.failReason")}
            value={reason}
            onChange={(e) => setReason(e.currentTarget.value)}
            required
          />
          <Button
            color="red"
            disabled={!reason.trim()}
            onClick={() =>
              write.mutate(() => call(setFailed, { params, body: { reason } }), { onSuccess: () => setFailing(false) })
            }
          >
            {t("common.confirm")}
          </Button>
        </Stack>
      </Modal>
    </Stack>
  );
}
