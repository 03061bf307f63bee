import { notifications } from "@mantine/notifications";
import { useMutation } from "@tanstack/react-query";
import type * as z from "zod";
import type { ReceiptView } from "@solvia/core/contract/shapes/order";
import { questionsOf } from "../../../../api/asked-warnings.ts";
import { refundReceipt } from "../../../../api/endpoints.gen.ts";
import { noteStale } from "../../../../api/stale.ts";
import { officeTexts } from "../../../../i18n/areas/office.ts";
import { officeMoneyTexts } from "../../../../i18n/areas/office-money.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { problemText } from "../../../../ui/states.tsx";

export type Receipt = z.output<typeof ReceiptView>;

/** What has become of the newest refund, in words. */
const outcomeOf = ({ refunds }: Receipt): "sent" | "asked" | "toTransfer" | "refused" => {
  const last = refunds.at(-1);
  if (last?.state === "done") return "sent";
  if (last?.state === "asked") return last.way === "transfer" ? "toTransfer" : "asked";
  return "refused";
};

/** A change of a receipt: its outcome is told, and all that shows money is asked anew, also when it was refused. */
export function useReceiptWrite(says?: "saved") {
  const { t } = useTexts(officeTexts, officeMoneyTexts);
  return useMutation({
    mutationFn: (write: () => Promise<Receipt>) => write(),
    onSuccess: (receipt) => {
      const outcome = outcomeOf(receipt);
      const color = says ? "green" : outcome === "refused" ? "red" : "green";
      notifications.show({ color, message: says ? t("bo.saved") : t(`officeMoney.${outcome}`) });
    },
    onError: (error) => {
      // The dialog asks.
      if (questionsOf(error).length > 0) return;
      notifications.show({ color: "red", message: problemText(t, error) });
      noteStale(refundReceipt);
    },
  });
}
