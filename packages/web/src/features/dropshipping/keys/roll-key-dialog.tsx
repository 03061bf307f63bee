import { NativeSelect, Text } from "@mantine/core";
import { rollResellerKey } from "../../../api/endpoints.gen.ts";
import { dropshippingTexts } from "../../../i18n/areas/dropshipping.ts";
import { useTexts } from "../../../i18n/index.ts";
import { DialogFoot } from "../../../ui/dialogs/dialog-foot.tsx";
import { FormDialog } from "../../../ui/dialogs/form-dialog.tsx";
import { Refused } from "../../../ui/forms/refused.tsx";
import { useContractForm } from "../../../ui/forms/use-contract-form.ts";
import { PasswordField, useAtPassword } from "../../profile/password-field.tsx";

interface Props {
  id: string;
  onClose: () => void;
  onMade: (key: string) => void;
}

/** A key in another's place: both count for the hours in which the shop is changed over. */
export function RollKeyDialog({ id, onClose, onMade }: Props) {
  const { t } = useTexts(dropshippingTexts);
  const form = useContractForm(rollResellerKey, {
    values: { overlapHours: "24", password: "" },
    input: ({ overlapHours, password }) => ({ params: { id }, body: { password, overlapHours: Number(overlapHours) } }),
    at: useAtPassword(),
    onSaved: ({ key }) => onMade(key),
  });
  return (
    <FormDialog form={form} title={t("dropshipping.roll")} onClose={onClose}>
      <Text size="sm">{t("dropshipping.rollText")}</Text>
      <NativeSelect
        label={t("dropshipping.overlap")}
        {...form.field("overlapHours")}
        data={[0, 24, 48, 168].map((count) => ({ value: String(count), label: t("dropshipping.hours", { count }) }))}
      />
      <PasswordField {...form.field("password")} />
      <Refused form={form} />
      <DialogFoot action={t("dropshipping.roll")} pending={form.isPending} onClose={onClose} />
    </FormDialog>
  );
}
