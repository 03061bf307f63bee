import { Text, TextInput } from "@mantine/core";
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

/** Writes the claim to the carrier, at the address that is typed. */
export function CarrierDialog({ claim, onClose }: Props) {
  const { t } = useTexts(officeTexts, officeDamageTexts);
  const { id, shipmentId, revision, documentNumber, carrier } = claim;
  const form = useContractForm(resolveDamageClaim, {
    values: { email: claim.toCarrier?.email ?? "", words: "" },
    input: ({ email, words }) => ({
      params: { id: shipmentId, claimId: id },
      body: { action: "claim" as const, revision, email, ...(words.trim() && { words }) },
    }),
    draft: { of: `damage-claim/${id}` },
    done: t("bo.saved"),
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={t("officeDamage.claimOf", { number: documentNumber })} onClose={onClose}>
      <Text size="sm">{t("officeDamage.claimText")}</Text>
      <TextInput
        type="email"
        label={t("officeDamage.email")}
        description={carrier}
        required
        data-autofocus
        {...form.field("email")}
      />
      <LimitedArea label={t("officeDamage.words")} longest={2000} autosize minRows={3} {...form.field("words")} />
      <Refused form={form} />
      <DialogFoot action={t("officeDamage.send")} pending={form.isPending} onClose={onClose} />
    </FormDialog>
  );
}
