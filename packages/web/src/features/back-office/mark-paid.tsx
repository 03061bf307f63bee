import { Button, Modal, Stack, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { romeDate } from "@solvia/core/platform/time";
import { call } from "../../api/client.ts";
import { markPaidByBankTransfer } from "../../api/endpoints.gen.ts";
import { useTexts } from "../../i18n/index.ts";
import { fieldErrors } from "../../ui/states.tsx";
import { useOrderWrite } from "./use-order-write.ts";

interface Props {
  orderId: string;
  transactionId: string;
  onClose: () => void;
}

/** A transfer has arrived: day and reference as the statement has them. */
export function MarkPaid({ orderId, transactionId, onClose }: Props) {
  const { t } = useTexts();
  const write = useOrderWrite(orderId);
  const [today] = useState(() => romeDate(new Date()));
  const form = useForm({
    initialValues: { settledOn: today, settlementRef: "" },
    validate: {
      settledOn: (day) => (day ? null : t("officeMoney.required")),
      settlementRef: (text) => (text.trim() ? null : t("officeMoney.required")),
    },
  });
  const submit = (body: typeof form.values) =>
    write.mutate(() => call(markPaidByBankTransfer, { params: { id: transactionId }, body }), {
      onSuccess: onClose,
      onError: (error) => form.setErrors(fieldErrors(t, error)),
    });
  return (
    <Modal opened onClose={onClose} title={t("bo.markPaid")} closeButtonProps={{ "aria-label": t("common.close") }}>
      <form onSubmit={form.onSubmit(submit)} noValidate>
        <Stack>
          <TextInput type="date" label={t("bo.settledOn")} required max={today} {...form.getInputProps("settledOn")} />
          <TextInput
            label={t("bo.settlementRef")}
            required
            maxLength={140}
            {...form.getInputProps("settlementRef")}
            data-autofocus
          />
          <Button type="submit" loading={write.isPending}>
            {t("common.confirm")}
          </Button>
        </Stack>
      </form>
    </Modal>
  );
}
