import { Text } from "@mantine/core";
import { call } from "../../api/client.ts";
import { revokeOwnCertification } from "../../api/endpoints.gen.ts";
import { vatTexts } from "../../i18n/areas/vat.ts";
import { useTexts } from "../../i18n/index.ts";
import { DialogFoot } from "../../ui/dialogs/dialog-foot.tsx";
import { FormDialog } from "../../ui/dialogs/form-dialog.tsx";
import { LimitedArea } from "../../ui/fields/limited.tsx";
import { useContractForm } from "../../ui/forms/use-contract-form.ts";

/** The goods will be used otherwise: what isn't invoiced gets the full rate. */
export function RevokeDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTexts(vatTexts);
  const form = useContractForm(revokeOwnCertification, {
    values: { reason: "" },
    input: ({ reason }) => ({ params: { id }, body: { reason } }),
    send: (input) => call(revokeOwnCertification, input),
    onSaved: onClose,
  });
  return (
    <FormDialog title={t("vat.revoke")} form={form} onClose={onClose}>
      <Text size="sm">{t("vat.revokeHint")}</Text>
      <LimitedArea
        label={t("vat.revokeReason")}
        longest={500}
        autosize
        minRows={2}
        required
        data-autofocus
        {...form.field("reason")}
      />
      <DialogFoot
        action={t("vat.revoke")}
        color="red"
        disabled={form.values.reason.trim().length < 3}
        pending={form.isPending}
        leave={t("common.close")}
        onClose={onClose}
      />
    </FormDialog>
  );
}
