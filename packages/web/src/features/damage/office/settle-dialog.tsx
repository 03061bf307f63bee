import { NativeSelect, Text } from "@mantine/core";
import { claimOutcomes } from "@solvia/core/shipments/damage/claim";
import { resolveDamageClaim } from "../../../api/endpoints.gen.ts";
import { officeDamageTexts } from "../../../i18n/areas/office-damage.ts";
import { officeTexts } from "../../../i18n/areas/office.ts";
import { useTexts } from "../../../i18n/index.ts";
import { DialogFoot } from "../../../ui/dialogs/dialog-foot.tsx";
import { FormDialog } from "../../../ui/dialogs/form-dialog.tsx";
import { LimitedArea } from "../../../ui/fields/limited.tsx";
import { Refused } from "../../../ui/forms/refused.tsx";
import { useContractForm } from "../../../ui/forms/use-contract-form.ts";
import type { Claim } from "./claim.ts";

interface Props {
  claim: Claim;
  onClose: () => void;
}

/** What became of it: its customer is told. */
export function SettleDialog({ claim, onClose }: Props) {
  const { t } = useTexts(officeTexts, officeDamageTexts);
  const { id, shipmentId, revision, documentNumber } = claim;
  const form = useContractForm(resolveDamageClaim, {
    values: { outcome: "replaced", note: "" },
    input: ({ outcome, note }) => ({
      params: { id: shipmentId, claimId: id },
      body: {
        action: "settle" as const,
        revision,
        outcome: claimOutcomes.find((one) => one === outcome) ?? "replaced",
        ...(note.trim() && { note }),
      },
    }),
    draft: { of: `damage-outcome/${id}` },
    done: t("bo.saved"),
    onSaved: onClose,
  });
  const isRejected = form.values.outcome === "rejected";
  return (
    <FormDialog form={form} title={t("officeDamage.settleOf", { number: documentNumber })} onClose={onClose}>
      <Text size="sm">{t("officeDamage.settleText")}</Text>
      <NativeSelect
        label={t("officeDamage.outcome")}
        data={claimOutcomes.map((value) => ({ value, label: t(`officeDamage.outcomes.${value}`) }))}
        data-autofocus
        {...form.field("outcome")}
      />
      <LimitedArea
        label={t(isRejected ? "officeDamage.noteReason" : "officeDamage.note")}
        longest={1000}
        autosize
        minRows={3}
        {...form.field("note")}
        required={isRejected}
      />
      <Refused form={form} />
      <DialogFoot action={t("officeDamage.settle")} pending={form.isPending} onClose={onClose} />
    </FormDialog>
  );
}
