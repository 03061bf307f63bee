import { Text } from "@mantine/core";
import type { SerialAction } from "@solvia/core/serials/serial";
import { changeSerial } from "../../../api/endpoints.gen.ts";
import { officeSerialsTexts } from "../../../i18n/areas/office-serials.ts";
import { officeTexts } from "../../../i18n/areas/office.ts";
import { useTexts } from "../../../i18n/index.ts";
import { DialogFoot } from "../../../ui/dialogs/dialog-foot.tsx";
import { FormDialog } from "../../../ui/dialogs/form-dialog.tsx";
import { LimitedText } from "../../../ui/fields/limited.tsx";
import { Refused } from "../../../ui/forms/refused.tsx";
import { useContractForm } from "../../../ui/forms/use-contract-form.ts";
import type { OfficeSerial } from "./serial.ts";

interface Props {
  serial: OfficeSerial;
  action: SerialAction;
  onClose: () => void;
}

/** Says what becomes of a piece, with the reason. */
export function ActDialog({ serial, action, onClose }: Props) {
  const { t } = useTexts(officeTexts, officeSerialsTexts);
  const { code, productId } = serial;
  const act = t(`officeSerials.acts.${action}`);
  const form = useContractForm(changeSerial, {
    values: { reason: "" },
    input: ({ reason }) => ({ params: { id: code }, body: { action, reason, productId } }),
    draft: { of: `serial/${action}/${code}` },
    done: t("bo.saved"),
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={t("officeSerials.actOf", { act, code })} onClose={onClose}>
      <Text size="sm">{t(`officeSerials.actsText.${action}`)}</Text>
      <LimitedText
        label={t("officeSerials.why")}
        description={t("officeSerials.whyHint")}
        required
        longest={300}
        data-autofocus
        {...form.field("reason")}
      />
      <Refused form={form} />
      <DialogFoot action={act} pending={form.isPending} onClose={onClose} />
    </FormDialog>
  );
}
