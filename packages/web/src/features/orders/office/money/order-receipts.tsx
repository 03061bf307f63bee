import { Badge, Button, Group, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { paymentToUse } from "@solvia/core/orders/payment/open-payments";
import { call } from "../../../../api/client.ts";
import { recordReceipt } from "../../../../api/endpoints.gen.ts";
import { officeMoneyTexts } from "../../../../i18n/areas/office-money.ts";
import { money } from "../../../../i18n/format.ts";
import { useTexts } from "../../../../i18n/index.ts";
import type { Order } from "../use-order-write.ts";
import { BookingDialog } from "./booking-dialog.tsx";
import { ReceiptCard } from "./receipt-card.tsx";

/** The money that came for an order, and what of it has to go back. */
export function OrderReceipts({ order, mayChange }: { order: Order; mayChange: boolean }) {
  const { t, language } = useTexts(officeMoneyTexts);
  const [recording, setRecording] = useState(false);
  return (
    <Stack gap={8}>
      <Group justify="space-between">
        <Group gap="sm">
          <Title order={2} size="h4">
            {t("officeMoney.receipts")}
          </Title>
          {order.refundDue > 0 && (
            <Badge color="orange" variant="light" c="bright" tt="none">
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
        <Text size="sm" c="dimmed">
          {t("officeMoney.noReceipts")}
        </Text>
      )}
      {order.receipts.map((receipt) => (
        <ReceiptCard
          key={receipt.id}
          receipt={receipt}
          mayChange={mayChange}
          wanted={paymentToUse(order, receipt.amount)?.amount}
        />
      ))}
      {recording && <RecordMore order={order} onClose={() => setRecording(false)} />}
    </Stack>
  );
}

/** A bank transfer that pays nothing of the order. */
function RecordMore({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t } = useTexts(officeMoneyTexts);
  const { id, number, customer } = order;
  return (
    <BookingDialog
      title={t("officeMoney.recordMore")}
      hint={t("officeMoney.recordMoreHint")}
      order={{ id, number, customer: customer.companyName ?? customer.name }}
      book={(body) => call(recordReceipt, { params: { id }, body })}
      onClose={onClose}
    />
  );
}
