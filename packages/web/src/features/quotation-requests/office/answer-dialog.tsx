import { decideQuotationRequest } from "../../../api/endpoints.gen.ts";
import { officeQuotationRequestsTexts } from "../../../i18n/areas/office-quotation-requests.ts";
import { officeTexts } from "../../../i18n/areas/office.ts";
import { useTexts } from "../../../i18n/index.ts";
import { DialogFoot } from "../../../ui/dialogs/dialog-foot.tsx";
import { FormDialog } from "../../../ui/dialogs/form-dialog.tsx";
import { LimitedArea } from "../../../ui/fields/limited.tsx";
import { Refused } from "../../../ui/forms/refused.tsx";
import { useContractForm } from "../../../ui/forms/use-contract-form.ts";
import type { OfficeRequest } from "./request.ts";

/** Writes back to whoever has asked. */
export function AnswerDialog({ request, onClose }: { request: OfficeRequest; onClose: () => void }) {
  const { t } = useTexts(officeQuotationRequestsTexts, officeTexts);
  const { id, revision } = request;
  const form = useContractForm(decideQuotationRequest, {
    values: { text: "" },
    input: ({ text }) => ({ params: { id }, body: { revision, action: "answer" as const, text } }),
    draft: { of: `quotation-request/${id}/answer` },
    done: t("bo.saved"),
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={t("officeRequests.answer")} onClose={onClose}>
      <LimitedArea
        label={t("officeRequests.answerWords")}
        description={t("officeRequests.answerHint")}
        longest={2000}
        autosize
        minRows={5}
        required
        data-autofocus
        {...form.field("text")}
      />
      <Refused form={form} />
      <DialogFoot action={t("officeRequests.answerSend")} pending={form.isPending} onClose={onClose} />
    </FormDialog>
  );
}
