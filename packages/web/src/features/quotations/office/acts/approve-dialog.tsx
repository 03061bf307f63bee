import { call } from "../../../../api/client.ts";
import { setQuotationStatus } from "../../../../api/endpoints.gen.ts";
import { officeQuotationsTexts } from "../../../../i18n/areas/office-quotations.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { ReasonDialog } from "../../../office-kit/reason-dialog.tsx";
import type { Quotation } from "../quotation.ts";
import { useQuotationWrite } from "../use-quotation-write.ts";

/** Agrees to a price under cost: why is kept. */
export function ApproveDialog({ quotation: { id, revision }, onClose }: { quotation: Quotation; onClose: () => void }) {
  const { t } = useTexts(officeQuotationsTexts);
  const write = useQuotationWrite(id);
  const approve = (reason: string) =>
    write.mutate(() => call(setQuotationStatus, { params: { id }, body: { action: "approve", revision, reason } }), {
      onSuccess: onClose,
    });
  return (
    <ReasonDialog
      title={t("officeQuotations.acts.approve")}
      text={t("officeQuotations.approveQuestion")}
      hint={t("officeQuotations.underCostHint")}
      action={t("officeQuotations.acts.approve")}
      color="blue"
      shortest={3}
      longest={300}
      write={write}
      onReason={approve}
      onClose={onClose}
    />
  );
}
