import { Modal, Stack, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { romeDate } from "@solvia/core/platform/time";
import { questionsOf } from "../../../../api/asked-warnings.ts";
import { call } from "../../../../api/client.ts";
import { noteTransferDone } from "../../../../api/endpoints.gen.ts";
import { officeMoneyTexts } from "../../../../i18n/areas/office-money.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { Form } from "../../../../ui/form.tsx";
import { keepsTyped } from "../../../../ui/keeps-typed.ts";
import { fieldErrors } from "../../../../ui/states.tsx";
import { BookingSubmit, confirmedIn, type Question } from "./booking-questions.tsx";
import { useReceiptWrite } from "./use-receipt-write.ts";
import { LimitedText } from "../../../../ui/fields/limited.tsx";

interface Props {
  id: string;
  refundId: string;
  onClose: () => void;
}

/** The bank transfer back was made: its day and its reference. */
export function TransferDialog({ id, refundId, onClose }: Props) {
  const { t } = useTexts(officeMoneyTexts);
  const write = useReceiptWrite("saved");
  const [today] = useState(() => romeDate(new Date()));
  const [questions, setQuestions] = useState<readonly Question[]>([]);
  const form = useForm({
    initialValues: { doneOn: today, reference: "" },
    onValuesChange: () => setQuestions([]),
    validate: {
      doneOn: (day) => (day ? null : t("officeMoney.required")),
      reference: (text) => (text.trim() ? null : t("officeMoney.required")),
    },
  });
  const submit = (typed: typeof form.values) => {
    const body = { ...typed, confirmed: confirmedIn(questions) };
    write.mutate(() => call(noteTransferDone, { params: { id, refundId }, body }), {
      onSuccess: onClose,
      onError: (error) => {
        const asked = questionsOf(error);
        setQuestions(asked);
        if (asked.length === 0) form.setErrors(fieldErrors(t, error));
      },
    });
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t("officeMoney.transferDoneTitle")}
      closeButtonProps={{ "aria-label": t("common.close") }}
      {...keepsTyped(form.isDirty())}
    >
      <Form typed={form.isDirty()} onSubmit={form.onSubmit(submit)} noValidate>
        <Stack>
          <TextInput
            type="date"
            label={t("officeMoney.doneOn")}
            required
            max={today}
            {...form.getInputProps("doneOn")}
          />
          <LimitedText
            label={t("officeMoney.reference")}
            required
            longest={140}
            data-autofocus
            {...form.getInputProps("reference")}
          />
          <BookingSubmit
            questions={questions}
            pending={write.isPending}
            onConfirm={() => submit(form.values)}
            onBack={() => setQuestions([])}
          />
        </Stack>
      </Form>
    </Modal>
  );
}
