import { call } from "../../../../api/client.ts";
import { rejectCompany } from "../../../../api/endpoints.gen.ts";
import { officePeopleTexts } from "../../../../i18n/areas/office-people.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { ReasonDialog } from "../../../office-kit/reason-dialog.tsx";
import { useRecordWrite } from "../../../office-kit/use-record-write.ts";

/** Rejects a company for a reason that it reads. */
export function RejectCompany({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const { t } = useTexts(officePeopleTexts);
  const write = useRecordWrite();
  return (
    <ReasonDialog
      title={t("officePeople.rejectTitle", { name })}
      hint={t("officePeople.reasonHint")}
      action={t("officePeople.reject")}
      shortest={3}
      write={write}
      onReason={(reason) =>
        write.mutate(() => call(rejectCompany, { params: { id }, body: { reason } }), { onSuccess: onClose })
      }
      onClose={onClose}
    />
  );
}
