import { Stack, Text } from "@mantine/core";
import { officeBankTexts } from "../../../../i18n/areas/office-bank.ts";
import { officeMoneyTexts } from "../../../../i18n/areas/office-money.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { Dialog } from "../../../../ui/dialogs/dialog.tsx";
import { amountIn } from "../money/amount-in.ts";
import { BookingSubmit } from "../money/booking-questions.tsx";
import type { useConfirm } from "./use-confirm.ts";

/** What the house asks before it books an entry, one entry after the other. */
export function EntryQuestions({ confirm }: { confirm: ReturnType<typeof useConfirm> }) {
  const { t, language } = useTexts(officeBankTexts, officeMoneyTexts);
  const [asked] = confirm.asked;
  if (!asked) return null;
  const { entry, match, questions } = asked;
  return (
    <Dialog title={t("officeBank.asksTitle")} onClose={confirm.forget}>
      <Stack>
        <Text size="sm" className="long-words">
          {t("officeBank.asksOf", {
            payer: entry.name ?? (entry.text || t("officeBank.unnamed")),
            amount: amountIn(entry.amount, entry.currency, language),
            orders: match.orders.map(({ number }) => number).join(", "),
          })}
        </Text>
        <BookingSubmit
          questions={questions}
          pending={confirm.isPending}
          onConfirm={confirm.answer}
          onBack={confirm.forget}
          onClose={confirm.forget}
        />
      </Stack>
    </Dialog>
  );
}
