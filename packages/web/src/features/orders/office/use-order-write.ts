import { notifications } from "@mantine/notifications";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type * as z from "zod";
import type { BackOfficeOrder } from "@solvia/core/contract/shapes/order";
import { questionsOf } from "../../../api/asked-warnings.ts";
import { ApiProblem, keepAnswer } from "../../../api/client.ts";
import { getBackOfficeOrder } from "../../../api/endpoints.gen.ts";
import { officeTexts } from "../../../i18n/areas/office.ts";
import { useTexts } from "../../../i18n/index.ts";
import { problemText } from "../../../ui/states.tsx";

export type Order = z.output<typeof BackOfficeOrder>;

/** A write of the back office: its answer is the order as it is now. */
export function useOrderWrite(id: string) {
  const { t } = useTexts(officeTexts);
  const client = useQueryClient();
  return useMutation({
    mutationFn: (write: () => Promise<Order>) => write(),
    onSuccess: (order) => {
      keepAnswer(client, getBackOfficeOrder, { params: { id } }, order);
      notifications.show({ color: "green", message: t("bo.saved") });
    },
    onError: (error) => {
      // The dialog asks.
      if (questionsOf(error).length > 0) return;
      notifications.show({ color: "red", message: problemText(t, error) });
      // Somebody else was quicker: what they have done is shown before one tries again.
      const conflict = error instanceof ApiProblem && error.status === 409;
      if (conflict) void client.invalidateQueries({ queryKey: [getBackOfficeOrder.path] });
    },
  });
}
