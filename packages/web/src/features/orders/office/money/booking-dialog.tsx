import { Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { notationOf, writeMoney } from "@solvia/core/platform/reading/index";
import type { CallOf } from "@solvia/core/contract/endpoint";
import type { recordReceipt as Contract } from "@solvia/core/contract/back-office/payments";
import { romeDate } from "@solvia/core/platform/time";
import { officeTexts } from "../../../../i18n/areas/office.ts";
import { officeMoneyTexts } from "../../../../i18n/areas/office-money.ts";
import { money } from "../../../../i18n/format.ts";
import { recordReceipt } from "../../../../api/endpoints.gen.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { FormDialog } from "../../../../ui/dialogs/form-dialog.tsx";
import { useContractForm } from "../../../../ui/forms/use-contract-form.ts";
import { useOrderWrite, type Order } from "../use-order-write.ts";
import { BookingSubmit, useQuestions } from "./booking-questions.tsx";
import { centsOf, readAmount, wordsOf } from "./read-amount.ts";
import { WhoseOrder } from "./whose-order.tsx";
import { LimitedText } from "../../../../ui/fields/limited.tsx";

type Booked = CallOf<typeof Contract>["body"];

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
  const { t, language } = useTexts(officeTexts, officeMoneyTexts);
  const write = useOrderWrite(order.id);
  const [today] = useState(() => romeDate(new Date()));
  const { questions, confirmed, forget, take } = useQuestions();
  const read = (text: string) => readAmount(text, { language, t });
  const form = useContractForm(recordReceipt, {
    values: { amount: due === undefined ? "" : writeMoney(due, notationOf(language)), settledOn: today, reference: "" },
    input: ({ amount, ...as }) => ({
      params: { id: order.id },
      body: { ...as, amount: centsOf(read(amount)), confirmed },
    }),
    check: ({ amount }) => {
      const says = { money: money(due ?? 0, language), open: money(openBeside, language) };
      const isTooMuch = due !== undefined && centsOf(read(amount)) > due;
      const tooMuch = t(openBeside > 0 ? "officeMoney.moreThanThis" : "officeMoney.moreThanDue", says);
      return { amount: isTooMuch ? tooMuch : wordsOf(read(amount)) };
    },
    inWords: ({ code }) => (code === "required" ? t("officeMoney.required") : undefined),
    names: { settlementRef: "reference" },
    send: ({ body }) => write.mutateAsync(() => book(body)),
    draft: { of: `booking/${order.id}` },
    onTyped: forget,
    onSaved: onClose,
    onRefused: take,
  });
  const typed = read(form.values.amount);
  const rest = due !== undefined && "cents" in typed ? due - typed.cents : 0;
  return (
    <FormDialog title={title} form={form} onClose={onClose}>
      <WhoseOrder number={order.number} customer={order.customer} />
      {hint && <Text size="sm">{hint}</Text>}
      <TextInput
        label={t("officeMoney.amountCame")}
        description={due !== undefined && t("officeMoney.toPay", { money: money(due, language) })}
        inputMode="decimal"
        required
        data-autofocus={due === undefined || undefined}
        {...form.field("amount")}
      />
      {rest > 0 && (
        <Text size="sm" role="status" className="numbers">
          {t("officeMoney.restToPay", { money: money(rest, language) })}
        </Text>
      )}
      <TextInput type="date" label={t("bo.settledOn")} required max={today} {...form.field("settledOn")} />
      <LimitedText
        label={t("bo.settlementRef")}
        required
        longest={140}
        data-autofocus={due !== undefined || undefined}
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
