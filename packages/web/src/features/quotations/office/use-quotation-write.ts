import { notifications } from "@mantine/notifications";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiProblem, keepAnswer } from "../../../api/client.ts";
import { getBackOfficeQuotation } from "../../../api/endpoints.gen.ts";
import { officeTexts } from "../../../i18n/areas/office.ts";
import { useTexts } from "../../../i18n/index.ts";
import type { Quotation } from "./quotation.ts";
import { useRefusal } from "./use-refusal.ts";

/** A write of the desk: its answer is the quotation as it is now. Who was slower than a colleague is shown what stands there by then. */
export function useQuotationWrite(id: string) {
  const { t } = useTexts(officeTexts);
  const client = useQueryClient();
  const tell = useRefusal(id);
  return useMutation({
    mutationFn: (write: () => Promise<Quotation>) => write(),
    onSuccess: (quotation) => {
      keepAnswer(client, getBackOfficeQuotation, { params: { id } }, quotation);
      notifications.show({ color: "green", message: t("bo.saved") });
    },
    onError: async (error) => {
      await tell(error);
      const conflict = error instanceof ApiProblem && error.status === 409;
      if (conflict) void client.invalidateQueries({ queryKey: [getBackOfficeQuotation.path] });
    },
  });
}
