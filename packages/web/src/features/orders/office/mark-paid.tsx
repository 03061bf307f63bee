import { markedByOne } from "@solvia/core/payments/four-eyes/marking";
import { call } from "../../../api/client.ts";
import { markPaidByBankTransfer } from "../../../api/endpoints.gen.ts";
import { officeTexts } from "../../../i18n/areas/office.ts";
import { officeMoneyTexts } from "../../../i18n/areas/office-money.ts";
import { money } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { BookingDialog } from "./money/booking-dialog.tsx";

interface Props {
  order: { id: string; number: string; customer: string };
  transaction: { id: string; amount: number };
  /** Cents that the order waits for beside this payment. */
  openBeside: number;
  onClose: () => void;
}

/** A transfer has arrived for what is due: whole, or a part of it. */
export function MarkPaid({ order, transaction: { id, amount: due }, openBeside, onClose }: Props) {
  const { t, language } = useTexts(officeTexts, officeMoneyTexts);
  return (
    <BookingDialog
      title={t("bo.markPaid")}
      {...(due > markedByOne && { hint: t("officeMoney.mark.twoFrom", { money: money(markedByOne, language) }) })}
      order={order}
      due={due}
      openBeside={openBeside}
      book={({ reference: settlementRef, ...booked }) =>
        call(markPaidByBankTransfer, { params: { id }, body: { ...booked, settlementRef } })
      }
      onClose={onClose}
    />
  );
}
