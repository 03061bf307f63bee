import { notifications } from "@mantine/notifications";
import { useQueryClient } from "@tanstack/react-query";
import { ApiProblem, call, keepAnswer } from "../../../api/client.ts";
import { getBackOfficeQuotation } from "../../../api/endpoints.gen.ts";
import { officeQuotationsTexts } from "../../../i18n/areas/office-quotations.ts";
import { dateAndTime } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { problemText } from "../../../ui/states.tsx";
import type { Quotation } from "./quotation.ts";

/**
 * Tells why a write of the desk was refused. What isn't possible any more since its customer has accepted says so: who, when, and where what
 * was being prepared is now; the page then shows the quotation as it is. `first` is run before that, with what is there by then.
 */
export function useRefusal(id: string) {
  const { t, language } = useTexts(officeQuotationsTexts);
  const client = useQueryClient();
  const place = { params: { id } };
  return async (error: Error, first?: (now: Quotation) => void): Promise<void> => {
    const isOver = error instanceof ApiProblem && error.code === "invalid-transition";
    const now = isOver ? await call(getBackOfficeQuotation, place).catch(() => undefined) : undefined;
    const last = now && (now.status === "accepted" || now.status === "won") ? now.acceptances.at(-1) : undefined;
    const facts = last && { name: last.name, time: dateAndTime(last.at, language) };
    const words = !facts
      ? problemText(t, error)
      : now?.keptAs
        ? t("officeQuotations.acceptedKept", { ...facts, number: now.keptAs.number })
        : t("officeQuotations.acceptedMeanwhile", facts);
    notifications.show({ color: "red", message: words, ...(facts && { autoClose: false }) });
    if (!now) return;
    first?.(now);
    keepAnswer(client, getBackOfficeQuotation, place, now);
  };
}
