import { Button } from "@mantine/core";
import { useState } from "react";
import { call } from "../../../../api/client.ts";
import { applyReceipt } from "../../../../api/endpoints.gen.ts";
import { officeMoneyTexts } from "../../../../i18n/areas/office-money.ts";
import { ordersTexts } from "../../../../i18n/areas/orders.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { ConfirmDialog } from "../../../../ui/confirm-dialog.tsx";
import { Dialog } from "../../../../ui/dialogs/dialog.tsx";
import { amountIn } from "./amount-in.ts";
import { BookingSubmit, useQuestions } from "./booking-questions.tsx";
import { useReceiptWrite, type Receipt } from "./use-receipt-write.ts";

interface Props {
  receipt: Receipt;
  /** What the payment asks that it is used for, in cents. */
  open: number;
}

/** Has money that is due back pay what the order waits for; asks where a slip asks for the same at the bank. */
export function UseReceipt({ receipt: { id, amount, currency }, open }: Props) {
  const { t, language } = useTexts(officeMoneyTexts, ordersTexts);
  const write = useReceiptWrite("saved");
  const { questions, confirmed, forget, take } = useQuestions();
  const [asking, setAsking] = useState(false);
  const close = () => {
    setAsking(false);
    forget();
  };
  const send = () =>
    write.mutate(() => call(applyReceipt, { params: { id }, ...(confirmed.length > 0 && { body: { confirmed } }) }), {
      onSuccess: close,
      onError: (error) => {
        if (!take(error)) close();
      },
    });
  const words = {
    money: amountIn(amount, currency, language),
    open: amountIn(open, currency, language),
    rest: amountIn(Math.abs(amount - open), currency, language),
  };
  return (
    <>
      <Button size="compact-sm" variant="default" onClick={() => setAsking(true)}>
        {t("officeMoney.use")}
      </Button>
      {asking && questions.length === 0 && (
        <ConfirmDialog
          question={t(
            amount === open ? "officeMoney.useQuestion" : amount < open ? "officeMoney.usePart" : "officeMoney.useMore",
            words,
          )}
          onConfirm={send}
          onClose={close}
        />
      )}
      {asking && questions.length > 0 && (
        <Dialog title={t("officeMoney.use")} onClose={close}>
          <BookingSubmit
            questions={questions}
            pending={write.isPending}
            onConfirm={send}
            onBack={close}
            onClose={close}
          />
        </Dialog>
      )}
    </>
  );
}
