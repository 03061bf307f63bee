import { Modal, Stack, Text, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { notationOf, writeMoney } from "@solvia/core/platform/reading/index";
import { call } from "../../../../api/client.ts";
import { questionsOf } from "../../../../api/asked-warnings.ts";
import { refundReceipt } from "../../../../api/endpoints.gen.ts";
import { officeMoneyTexts } from "../../../../i18n/areas/office-money.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { Form } from "../../../../ui/form.tsx";
import { keepsTyped } from "../../../../ui/keeps-typed.ts";
import { fieldErrors } from "../../../../ui/states.tsx";
import { amountIn } from "./amount-in.ts";
import { BookingSubmit, confirmedIn, type Question } from "./booking-questions.tsx";
import { readAmount } from "./read-amount.ts";
import { useReceiptWrite, type Receipt } from "./use-receipt-write.ts";
import { LimitedArea } from "../../../../ui/fields/limited.tsx";

interface Props {
  receipt: Receipt;
  onClose: () => void;
}

/** Sends money of one receipt back where it came from; proposes what is due back, else all that it has. */
export function RefundDialog({ receipt, onClose }: Props) {
  const { t, language } = useTexts(officeMoneyTexts);
  const { id, way, dueBack, refundable, currency } = receipt;
  const write = useReceiptWrite();
  const [questions, setQuestions] = useState<readonly Question[]>([]);
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID());
  const notation = notationOf(language);
  const form = useForm({
    initialValues: { amount: writeMoney(dueBack || refundable, notation), reason: "", iban: "" },
    onValuesChange: () => setQuestions([]),
    validate: {
      amount: (text) => {
        const read = readAmount(text, { language, most: refundable, t });
        return "error" in read ? read.error : null;
      },
      reason: (text) => (text.trim() ? null : t("officeMoney.required")),
      iban: (text) => (way === "provider" || text.trim() ? null : t("officeMoney.required")),
    },
  });
  const submit = ({ amount, reason, iban }: typeof form.values) => {
    const read = readAmount(amount, { language, most: refundable, t });
    if ("error" in read) return;
    const confirmed = confirmedIn(questions);
    const body = { amount: read.cents, reason, confirmed, ...(way === "transfer" && { iban }) };
    write.mutate(() => call(refundReceipt, { params: { id }, body, idempotencyKey }), {
      onSuccess: onClose,
      onError: (error) => {
        const asked = questionsOf(error);
        setQuestions(asked);
        // The same, confirmed, is another request.
        if (asked.length > 0) setKey(crypto.randomUUID());
        else form.setErrors(fieldErrors(t, error));
      },
    });
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t("officeMoney.sendBackTitle")}
      closeButtonProps={{ "aria-label": t("common.close") }}
      {...keepsTyped(form.isDirty())}
    >
      <Form typed={form.isDirty() && !write.isSuccess} onSubmit={form.onSubmit(submit)} noValidate>
        <Stack>
          <Text size="sm">{t(way === "provider" ? "officeMoney.toCard" : "officeMoney.byTransfer")}</Text>
          <TextInput
            label={t("officeMoney.amount")}
            description={t("officeMoney.atMost", { money: amountIn(refundable, currency, language) })}
            inputMode="decimal"
            required
            data-autofocus
            {...form.getInputProps("amount")}
          />
          {way === "transfer" && (
            <TextInput label={t("officeMoney.iban")} required autoComplete="off" {...form.getInputProps("iban")} />
          )}
          <LimitedArea
            label={t("officeMoney.reason")}
            description={t("officeMoney.reasonHint")}
            required
            longest={300}
            autosize
            minRows={2}
            {...form.getInputProps("reason")}
          />
          <BookingSubmit
            questions={questions}
            action={t("officeMoney.sendBack")}
            pending={write.isPending}
            onConfirm={() => submit(form.values)}
            onBack={() => setQuestions([])}
          />
        </Stack>
      </Form>
    </Modal>
  );
}
