import { Text } from "@mantine/core";
import { receivePurchase } from "../../../api/endpoints.gen.ts";
import { officePurchasesTexts } from "../../../i18n/areas/office-purchases.ts";
import { officeTexts } from "../../../i18n/areas/office.ts";
import { date, figure } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { DialogFoot } from "../../../ui/dialogs/dialog-foot.tsx";
import { FormDialog } from "../../../ui/dialogs/form-dialog.tsx";
import { LimitedText } from "../../../ui/fields/limited.tsx";
import { NumberField } from "../../../ui/fields/number-fields.tsx";
import { lacksSerials, Refused } from "../../../ui/forms/refused.tsx";
import { useContractForm } from "../../../ui/forms/use-contract-form.ts";
import type { Delivery, Purchase } from "./purchase.ts";

interface Props {
  purchase: Purchase;
  delivery: Delivery;
  name: string;
  onClose: () => void;
}

interface Values {
  /** What was counted: nothing is proposed, or nobody would count. */
  quantity: number | "";
  reference: string;
  withoutSerials: string;
}

/** How many pieces have come by a delivery. */
export function ReceiveDialog({ purchase, delivery, name, onClose }: Props) {
  const { t, language } = useTexts(officePurchasesTexts, officeTexts);
  const { movementId, on, quantity: expected, maximum } = delivery;
  const values: Values = { quantity: "", reference: "", withoutSerials: "" };
  const form = useContractForm(receivePurchase, {
    values,
    input: ({ quantity, reference, withoutSerials }) => ({
      params: { id: purchase.id },
      body: {
        movementId,
        quantity: quantity as number,
        ...(reference.trim() && { reference }),
        ...(withoutSerials.trim() && { withoutSerials }),
      },
    }),
    at: { "receipt-beyond-order": "quantity" },
    draft: { of: `purchase/${purchase.id}/${movementId}` },
    done: t("bo.saved"),
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={t("officePurchases.receiveOf", { name })} onClose={onClose}>
      <Text size="sm">
        {t("officePurchases.receiveText", {
          quantity: figure(expected, language),
          date: date(on, language),
          maximum: figure(maximum, language),
        })}
      </Text>
      <NumberField
        label={t("officePurchases.counted")}
        required
        minimum={1}
        maximum={100_000}
        data-autofocus
        {...form.field("quantity")}
      />
      <LimitedText label={t("officePurchases.transportDocument")} longest={60} {...form.field("reference")} />
      <Refused form={form} />
      {lacksSerials(form) && (
        <LimitedText
          label={t("bo.withoutSerials")}
          description={t("bo.withoutSerialsHint")}
          longest={300}
          {...form.field("withoutSerials")}
        />
      )}
      <DialogFoot action={t("officePurchases.receive")} pending={form.isPending} onClose={onClose} />
    </FormDialog>
  );
}
