import { call } from "../../../../api/client.ts";
import { setQuotationStatus } from "../../../../api/endpoints.gen.ts";
import { officeQuotationsTexts } from "../../../../i18n/areas/office-quotations.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { ReasonDialog } from "../../../office-kit/reason-dialog.tsx";
import type { Quotation } from "../quotation.ts";
import { useQuotationWrite } from "../use-quotation-write.ts";

/** Says to an agent why the discount isn't granted. */
export function RefuseDialog({ quotation: { id, revision }, onClose }: { quotation: Quotation; onClose: () => void }) {
  const { t } = useTexts(officeQuotationsTexts);
  const write = useQuotationWrite(id);
  const refuse = (reason: string) =>
    write.mutate(() => call(setQuotationStatus, { params: { id }, body: { action: "refuse", revision, reason } }), {
      onSuccess: onClose,
    });
  return (
    <ReasonDialog
      title={t("officeQuotations.acts.refuse")}
      hint={t("officeQuotations.refuseHint")}
      action={t("officeQuotations.acts.refuse")}
      shortest={3}
      longest={300}
      write={write}
      onReason={refuse}
      onClose={onClose}
    />
  );
}
