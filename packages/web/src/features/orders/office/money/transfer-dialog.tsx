import { TextInput } from "@mantine/core";
import { useState } from "react";
import { romeDate } from "@solvia/core/platform/time";
import { call } from "../../../../api/client.ts";
import { noteTransferDone } from "../../../../api/endpoints.gen.ts";
import { officeMoneyTexts } from "../../../../i18n/areas/office-money.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { FormDialog } from "../../../../ui/dialogs/form-dialog.tsx";
import { useContractForm } from "../../../../ui/forms/use-contract-form.ts";
import { BookingSubmit, useQuestions } from "./booking-questions.tsx";
import { useReceiptWrite, type Receipt } from "./use-receipt-write.ts";
import { WhoseOrder } from "./whose-order.tsx";
import { LimitedText } from "../../../../ui/fields/limited.tsx";

interface Props {
  receipt: Receipt;
  refundId: string;
  onClose: () => void;
}

/** The bank transfer back was made: its day and its reference. */
export function TransferDialog({ receipt, refundId, onClose }: Props) {
  const { id, orderNumber, customerName } = receipt;
  const { t } = useTexts(officeMoneyTexts);
  const write = useReceiptWrite("saved");
  const [today] = useState(() => romeDate(new Date()));
  const { questions, confirmed, forget, take } = useQuestions();
  const form = useContractForm(noteTransferDone, {
    values: { doneOn: today, reference: "" },
    input: (typed) => ({ params: { id, refundId }, body: { ...typed, confirmed } }),
    inWords: ({ code }) => (code === "required" ? t("officeMoney.required") : undefined),
    send: (input) => write.mutateAsync(() => call(noteTransferDone, input)),
    draft: { of: `transfer/${refundId}` },
    onTyped: forget,
    onSaved: onClose,
    onRefused: take,
  });
  return (
    <FormDialog title={t("officeMoney.transferDoneTitle")} form={form} onClose={onClose}>
      <WhoseOrder number={orderNumber} customer={customerName} />
      <TextInput type="date" label={t("officeMoney.doneOn")} required max={today} {...form.field("doneOn")} />
      <LimitedText
        label={t("officeMoney.reference")}
        required
        longest={140}
        data-autofocus
        {...form.field("reference")}
      />
      <BookingSubmit
        questions={questions}
        pending={form.isPending}
        onConfirm={form.submit}
        onBack={forget}
        onClose={onClose}
      />
    </FormDialog>
  );
}
