import { Radio, Stack } from "@mantine/core";
import { useState, type ReactNode } from "react";
import { ordersTexts } from "../../i18n/areas/orders.ts";
import { date } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { DebitLater } from "./debit-later.tsx";
import type { OwnPayment } from "./own-payment.ts";

/** A direct debit under terms that let it be paid later: on the due date, or at once, which `atOnce` shows. */
export function ByDebit({ transaction, atOnce }: { transaction: OwnPayment; atOnce: ReactNode }) {
  const { t, language } = useTexts(ordersTexts);
  const [when, setWhen] = useState("due");
  const { dueDate, dueDateProvisional } = transaction;
  const due =
    dueDate && !dueDateProvisional
      ? t("transactions.debit.atDate", { date: date(dueDate, language) })
      : t("transactions.debit.due");
  return (
    <Stack gap="lg">
      <Radio.Group label={t("transactions.debit.when")} value={when} onChange={setWhen}>
        <Stack mt="xs" gap="sm">
          <Radio value="due" label={due} />
          <Radio value="now" label={t("transactions.debit.now")} />
        </Stack>
      </Radio.Group>
      {when === "due" ? <DebitLater transaction={transaction} /> : atOnce}
    </Stack>
  );
}
