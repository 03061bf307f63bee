import { useQueryClient } from "@tanstack/react-query";
import { ApiProblem, keepAnswer } from "../../../../api/client.ts";
import { getBackOfficeOrder, setDelivered } from "../../../../api/endpoints.gen.ts";
import { officeTexts } from "../../../../i18n/areas/office.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { useContractForm } from "../../../../ui/forms/use-contract-form.ts";
import { LeaveDialog } from "../../../office-kit/leave-dialog.tsx";
import { despiteOf } from "./despite.ts";
import type { Order } from "../use-order-write.ts";

/** The goods of an order have arrived; what was still in the house leaves with it. */
export function DeliverOrder({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t } = useTexts(officeTexts);
  const client = useQueryClient();
  const { id, number } = order;
  const despite = despiteOf(order);
  const form = useContractForm(setDelivered, {
    values: { withoutSerials: "" },
    input: ({ withoutSerials }) => ({
      params: { id },
      body: { despite, ...(withoutSerials.trim() && { withoutSerials }) },
    }),
    draft: { of: `deliver/${id}` },
    done: t("bo.saved"),
    onSaved: (answer) => {
      keepAnswer(client, getBackOfficeOrder, { params: { id } }, answer);
      onClose();
    },
    onRefused: (error) => {
      // Somebody else was quicker: the page shows what they have done.
      if (error instanceof ApiProblem && error.status === 409)
        void client.invalidateQueries({ queryKey: [getBackOfficeOrder.path] });
      return false;
    },
  });
  return (
    <LeaveDialog
      title={t("bo.delivered")}
      question={t("bo.deliveredQuestion", { number })}
      against={despite.map((hold) => t(`bo.holds.${hold}`))}
      form={form}
      onClose={onClose}
    />
  );
}
