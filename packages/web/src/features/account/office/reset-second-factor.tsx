import { call } from "../../../api/client.ts";
import { resetSecondFactor } from "../../../api/endpoints.gen.ts";
import { officePeopleTexts } from "../../../i18n/areas/office-people.ts";
import { useTexts } from "../../../i18n/index.ts";
import { ReasonDialog } from "../../office-kit/reason-dialog.tsx";
import { useRecordWrite } from "../../office-kit/use-record-write.ts";

interface Props {
  id: string;
  name: string;
  onClose: () => void;
}

/** Turns off the second factor of somebody who has lost it, for a reason. */
export function ResetSecondFactor({ id, name, onClose }: Props) {
  const { t } = useTexts(officePeopleTexts);
  const write = useRecordWrite();
  return (
    <ReasonDialog
      title={t("officePeople.resetSecondFactor")}
      text={t("officePeople.resetSecondFactorText", { name })}
      hint={t("officePeople.resetSecondFactorHint")}
      action={t("officePeople.resetSecondFactorDo")}
      shortest={10}
      write={write}
      onReason={(reason) =>
        write.mutate(() => call(resetSecondFactor, { params: { id }, body: { reason } }), { onSuccess: onClose })
      }
      onClose={onClose}
    />
  );
}
