import { Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { notationOf, writeMoney } from "@solvia/core/platform/reading/index";
import { call } from "../../../../api/client.ts";
import { refundReceipt } from "../../../../api/endpoints.gen.ts";
import { officeMoneyTexts } from "../../../../i18n/areas/office-money.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { FormDialog } from "../../../../ui/dialogs/form-dialog.tsx";
import { useContractForm } from "../../../../ui/forms/use-contract-form.ts";
import { amountIn } from "./amount-in.ts";
import { BookingSubmit, useQuestions } from "./booking-questions.tsx";
import { centsOf, readAmount, wordsOf } from "./read-amount.ts";
import { useReceiptWrite, type Receipt } from "./use-receipt-write.ts";
import { WhoseOrder } from "./whose-order.tsx";
import { ReasonField } from "../../../office-kit/reason-field.tsx";

interface Props {
  receipt: Receipt;
  onClose: () => void;
}

/** Sends money of one receipt back where it came from; proposes what is due back, else all that it has. */
export function RefundDialog({ receipt, onClose }: Props) {
  const { t, language } = useTexts(officeMoneyTexts);
  const { id, way, dueBack, refundable, currency } = receipt;
  const write = useReceiptWrite();
  const { questions, confirmed, forget, take } = useQuestions();
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID());
  const notation = notationOf(language);
  const read = (text: string) => readAmount(text, { language, most: refundable, t });
  const form = useContractForm(refundReceipt, {
    values: { amount: writeMoney(dueBack || refundable, notation), reason: "", iban: "" },
    input: ({ amount, reason, iban }) => ({
      params: { id },
      body: { amount: centsOf(read(amount)), reason, confirmed, ...(way === "transfer" && { iban }) },
      idempotencyKey,
    }),
    check: ({ amount, iban }) => ({
      amount: wordsOf(read(amount)),
      iban: way !== "provider" && !iban.trim() && t("officeMoney.required"),
    }),
    inWords: ({ code }) => (code === "required" ? t("officeMoney.required") : undefined),
    send: (input) => write.mutateAsync(() => call(refundReceipt, input)),
    draft: { of: `refund/${id}` },
    onTyped: forget,
    onSaved: onClose,
    onRefused: (error) => {
      const isAsked = take(error);
      // The same, confirmed, is another request.
      if (isAsked) setKey(crypto.randomUUID());
      return isAsked;
    },
  });
  return (
    <FormDialog title={t("officeMoney.sendBackTitle")} form={form} onClose={onClose}>
      <WhoseOrder number={receipt.orderNumber} customer={receipt.customerName} />
      <Text size="sm">{t(way === "provider" ? "officeMoney.toCard" : "officeMoney.byTransfer")}</Text>
      <TextInput
        label={t("officeMoney.amount")}
        description={t("officeMoney.atMost", { money: amountIn(refundable, currency, language) })}
        inputMode="decimal"
        required
        data-autofocus
        {...form.field("amount")}
      />
      {way === "transfer" && (
        <TextInput label={t("officeMoney.iban")} required autoComplete="off" {...form.field("iban")} />
      )}
      <ReasonField hint={t("officeMoney.reasonHint")} longest={300} {...form.field("reason")} />
      <BookingSubmit
        questions={questions}
        action={t("officeMoney.sendBack")}
        pending={form.isPending}
        onConfirm={form.submit}
        onBack={forget}
        onClose={onClose}
      />
    </FormDialog>
  );
}
