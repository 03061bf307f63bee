import { Button, Group, Modal, Stack, Text, TextInput, Title } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { call } from "../../api/client.ts";
import { markPaidByBankTransfer } from "../../api/endpoints.gen.ts";
import { date, money } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import "../../i18n/orders.ts";
import { fieldErrors } from "../../ui/states.tsx";
import { useOrderWrite, type Order } from "./use-order-write.ts";

/** The transactions of an order; a transfer that has arrived is marked here. */
export function Transactions({ order, mayChange }: { order: Order; mayChange: boolean }) {
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
            {mayChange && transaction.status !== "paid" && (
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
  const write = useOrderWrite(orderId);
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
