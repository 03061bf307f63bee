import { Modal, Stack, Text, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { notationOf, writeMoney } from "@solvia/core/platform/reading/index";
import { romeDate } from "@solvia/core/platform/time";
import { questionsOf } from "../../../../api/asked-warnings.ts";
import { officeTexts } from "../../../../i18n/areas/office.ts";
import { officeMoneyTexts } from "../../../../i18n/areas/office-money.ts";
import { ordersTexts } from "../../../../i18n/areas/orders.ts";
import { money } from "../../../../i18n/format.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { keepsTyped } from "../../../../ui/keeps-typed.ts";
import { fieldErrors } from "../../../../ui/states.tsx";
import { Form } from "../../../../ui/form.tsx";
import { useOrderWrite, type Order } from "../use-order-write.ts";
import { BookingSubmit, confirmedIn, type BookingCode, type Question } from "./booking-questions.tsx";
import { readAmount } from "./read-amount.ts";
import { LimitedText } from "../../../../ui/fields/limited.tsx";

interface Booked {
  amount: number;
  settledOn: string;
  reference: string;
  confirmed: BookingCode[];
}

interface Props {
  title: string;
  hint?: string;
  order: { id: string; number: string; customer: string };
  /** Cents that it pays at most; without them it pays nothing. */
  due?: number;
  /** Cents that the order waits for in other payments. */
  openBeside?: number;
  book: (booked: Booked) => Promise<Order>;
  onClose: () => void;
}

/** Money that has come, as the statement has it: for which order, how much, when, and with which reference. */
export function BookingDialog({ title, hint, order, due, openBeside = 0, book, onClose }: Props) {
  const { t, language } = useTexts(officeTexts, officeMoneyTexts, ordersTexts);
  const write = useOrderWrite(order.id);
  const [today] = useState(() => romeDate(new Date()));
  const [questions, setQuestions] = useState<readonly Question[]>([]);
  const form = useForm({
    initialValues: {
      amount: due === undefined ? "" : writeMoney(due, notationOf(language)),
      settledOn: today,
      reference: "",
    },
    onValuesChange: () => setQuestions([]),
    validate: {
      amount: (text) => {
        const read = readAmount(text, { language, t });
        if ("error" in read) return read.error;
        const tooMuch = due !== undefined && read.cents > due;
        if (!tooMuch) return null;
        const says = { money: money(due, language), open: money(openBeside, language) };
        return t(openBeside > 0 ? "officeMoney.moreThanThis" : "officeMoney.moreThanDue", says);
      },
      settledOn: (day) => (day ? null : t("officeMoney.required")),
      reference: (text) => (text.trim() ? null : t("officeMoney.required")),
    },
  });
  const typed = readAmount(form.values.amount, { language, t });
  const rest = due !== undefined && "cents" in typed ? due - typed.cents : 0;
  const submit = ({ amount, ...as }: typeof form.values) => {
    const read = readAmount(amount, { language, t });
    if ("error" in read) return;
    const confirmed = confirmedIn(questions);
    write.mutate(() => book({ ...as, amount: read.cents, confirmed }), {
      onSuccess: onClose,
      onError: (error) => {
        const asked = questionsOf(error);
        setQuestions(asked);
        if (asked.length > 0) return;
        const { settlementRef, ...errors } = fieldErrors(t, error);
        form.setErrors({ ...errors, ...(settlementRef && { reference: settlementRef }) });
      },
    });
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      closeButtonProps={{ "aria-label": t("common.close") }}
      {...keepsTyped(form.isDirty())}
    >
      <Form typed={form.isDirty() && !write.isSuccess} onSubmit={form.onSubmit(submit)} noValidate>
        <Stack>
          <Text size="sm" fw={600} className="numbers">
            {[t("checkout.number", { number: order.number }), order.customer].join(" · ")}
          </Text>
          {hint && <Text size="sm">{hint}</Text>}
          <TextInput
            label={t("officeMoney.amountCame")}
            description={due !== undefined && t("officeMoney.toPay", { money: money(due, language) })}
            inputMode="decimal"
            required
            data-autofocus={due === undefined || undefined}
            {...form.getInputProps("amount")}
          />
          {rest > 0 && (
            <Text size="sm" role="status" className="numbers">
              {t("officeMoney.restToPay", { money: money(rest, language) })}
            </Text>
          )}
          <TextInput type="date" label={t("bo.settledOn")} required max={today} {...form.getInputProps("settledOn")} />
          <LimitedText
            label={t("bo.settlementRef")}
            required
            longest={140}
            data-autofocus={due !== undefined || undefined}
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
