import { Badge, Button, Group, Modal, Stack, Text, TextInput, Title } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { romeDate } from "@solvia/core/platform/time";
import { call } from "../../../api/client.ts";
import { recordReceipt } from "../../../api/endpoints.gen.ts";
import { money } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { fieldErrors } from "../../../ui/states.tsx";
import { useOrderWrite, type Order } from "../use-order-write.ts";
import { readAmount } from "./read-amount.ts";
import { ReceiptCard } from "./receipt-card.tsx";

/** The money that came for an order, and what of it has to go back. */
export function OrderReceipts({ order, mayChange }: { order: Order; mayChange: boolean }) {
  const { t, language } = useTexts();
  const [recording, setRecording] = useState(false);
  return (
    <Stack gap={8}>
      <Group justify="space-between">
        <Group gap="sm">
          <Title order={2} size="h4">
            {t("officeMoney.receipts")}
          </Title>
          {order.refundDue > 0 && (
            <Badge color="orange" variant="light" c="dark.8" tt="none">
              {t("officeMoney.refundDue", { money: money(order.refundDue, language) })}
            </Badge>
          )}
        </Group>
        {mayChange && (
          <Button size="compact-sm" variant="default" onClick={() => setRecording(true)}>
            {t("officeMoney.recordMore")}
          </Button>
        )}
      </Group>
      {order.receipts.length === 0 && (
        <Text size="sm" c="dark.3">
          {t("officeMoney.noReceipts")}
        </Text>
      )}
      {order.receipts.map((receipt) => (
        <ReceiptCard key={receipt.id} receipt={receipt} mayChange={mayChange} />
      ))}
      {recording && <RecordMore orderId={order.id} onClose={() => setRecording(false)} />}
    </Stack>
  );
}

/** A bank transfer that pays nothing of the order. */
function RecordMore({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const { t, language } = useTexts();
  const write = useOrderWrite(orderId);
  const [today] = useState(() => romeDate(new Date()));
  const form = useForm({
    initialValues: { amount: "", settledOn: today, reference: "" },
    validate: {
      amount: (text) => {
        const read = readAmount(text, { language, t });
        return "error" in read ? read.error : null;
      },
      settledOn: (day) => (day ? null : t("officeMoney.required")),
      reference: (text) => (text.trim() ? null : t("officeMoney.required")),
    },
  });
  const submit = ({ amount, settledOn, reference }: typeof form.values) => {
    const read = readAmount(amount, { language, t });
    if ("error" in read) return;
    const body = { amount: read.cents, settledOn, reference };
    write.mutate(() => call(recordReceipt, { params: { id: orderId }, body }), {
      onSuccess: onClose,
      onError: (error) => form.setErrors(fieldErrors(t, error)),
    });
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t("officeMoney.recordMore")}
      closeButtonProps={{ "aria-label": t("common.close") }}
    >
      <form onSubmit={form.onSubmit(submit)} noValidate>
        <Stack>
          <Text size="sm">{t("officeMoney.recordMoreHint")}</Text>
          <TextInput
            label={t("officeMoney.amount")}
            inputMode="decimal"
            required
            data-autofocus
            {...form.getInputProps("amount")}
          />
          <TextInput
            type="date"
            label={t("officeMoney.settledOn")}
            required
            max={today}
            {...form.getInputProps("settledOn")}
          />
          <TextInput label={t("bo.settlementRef")} required maxLength={140} {...form.getInputProps("reference")} />
          <Button type="submit" loading={write.isPending}>
            {t("common.confirm")}
          </Button>
        </Stack>
      </form>
    </Modal>
  );
}
