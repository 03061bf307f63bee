import { Text, TextInput } from "@mantine/core";
import { notationOf, writeMoney } from "@solvia/core/platform/reading/index";
import { confirmBankEntries } from "../../../../api/endpoints.gen.ts";
import { officeBankTexts } from "../../../../i18n/areas/office-bank.ts";
import { officeMoneyTexts } from "../../../../i18n/areas/office-money.ts";
import { officeTexts } from "../../../../i18n/areas/office.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { FormDialog } from "../../../../ui/dialogs/form-dialog.tsx";
import { useContractForm } from "../../../../ui/forms/use-contract-form.ts";
import { amountIn } from "../money/amount-in.ts";
import { BookingSubmit } from "../money/booking-questions.tsx";
import { centsOf, readAmount, wordsOf } from "../money/read-amount.ts";
import { partlyOf, type BankEntry } from "./bank-entry.ts";
import { useConfirm } from "./use-confirm.ts";

/** An entry is for an order that nothing in it names: its number, and how much of the entry is for it. */
export function MatchDialog({ entry, onClose }: { entry: BankEntry; onClose: () => void }) {
  const { t, language } = useTexts(officeBankTexts, officeMoneyTexts, officeTexts);
  const confirm = useConfirm(onClose);
  const partly = partlyOf(entry);
  const inWords = (cents: number) => amountIn(cents, entry.currency, language);
  const read = (text: string) => readAmount(text, { language, t });
  const form = useContractForm(confirmBankEntries, {
    values: { number: "", amount: writeMoney(entry.left, notationOf(language)) },
    input: ({ number, amount }) => ({
      body: { matches: [{ id: entry.id, orders: [{ number: number.trim(), amount: centsOf(read(amount)) }] }] },
    }),
    check: ({ amount }) => ({
      amount:
        centsOf(read(amount)) > entry.left
          ? t("officeBank.moreThanLeft", { left: inWords(entry.left) })
          : wordsOf(read(amount)),
    }),
    inWords: ({ code }) => (code === "required" ? t("officeMoney.required") : undefined),
    names: { "matches.0.orders.0.number": "number", "matches.0.orders.0.amount": "amount" },
    send: ({ body }) => confirm.mutateAsync({ matches: body.matches, entries: [entry] }),
    draft: { of: `bank match/${entry.id}` },
    onTyped: confirm.forget,
  });
  return (
    <FormDialog title={t("officeBank.match")} form={form} onClose={onClose}>
      <Text size="sm">{t("officeBank.matchHint")}</Text>
      {partly && (
        <Text size="sm" className="numbers">
          {t("officeBank.partly", { booked: inWords(partly.booked), left: inWords(partly.left) })}
        </Text>
      )}
      <TextInput label={t("officeBank.orderNumber")} required data-autofocus {...form.field("number")} />
      <TextInput
        label={t("officeBank.amount")}
        inputMode="decimal"
        required
        className="numbers"
        {...form.field("amount")}
      />
      <BookingSubmit
        questions={confirm.asked[0]?.questions ?? []}
        {...(confirm.asked.length === 0 && { action: t("officeBank.book") })}
        pending={form.isPending || confirm.isPending}
        onConfirm={confirm.answer}
        onBack={confirm.forget}
        onClose={onClose}
      />
    </FormDialog>
  );
}
