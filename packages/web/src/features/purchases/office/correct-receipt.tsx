import { Text } from "@mantine/core";
import type { FieldProblem } from "@solvia/core/platform/problems";
import { correctReceipt } from "../../../api/endpoints.gen.ts";
import { officePurchasesTexts } from "../../../i18n/areas/office-purchases.ts";
import { officeTexts } from "../../../i18n/areas/office.ts";
import { figure } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { DialogFoot } from "../../../ui/dialogs/dialog-foot.tsx";
import { FormDialog } from "../../../ui/dialogs/form-dialog.tsx";
import { LimitedText } from "../../../ui/fields/limited.tsx";
import { NumberField } from "../../../ui/fields/number-fields.tsx";
import { Refused } from "../../../ui/forms/refused.tsx";
import { useContractForm } from "../../../ui/forms/use-contract-form.ts";
import { codesIn } from "../../scanning/codes/codes-in.ts";
import { SerialsField } from "../../scanning/codes/serials-field.tsx";
import type { Purchase } from "./purchase.ts";

interface Props {
  purchase: Purchase;
  receipt: Purchase["receipts"][number];
  name: string;
  onClose: () => void;
}

interface Values {
  quantity: number | "";
  serials: string;
  reason: string;
}

/** The words for what is refused of a correction, where the usual ones don't say it. */
function useRefusals() {
  const { t } = useTexts(officePurchasesTexts);
  return ({ field, code, params = {} }: FieldProblem): string | undefined => {
    const maximum = Number(params["maximum"] ?? 0);
    if (code === "not-expected") return t("officePurchases.serialNotHere", { code: String(params["code"] ?? "") });
    if (code === "too-big") return t("officePurchases.atMost", { maximum });
    return field === "serials" && code === "required"
      ? t("officePurchases.serialsRequired", { minimum: Number(params["minimum"] ?? 1) })
      : undefined;
  };
}

/** How many pieces of a delivery were received by mistake, and which. */
export function CorrectReceipt({ purchase, receipt, name, onClose }: Props) {
  const { t, language } = useTexts(officePurchasesTexts, officeTexts);
  const { movementId, productId, quantity: received } = receipt;
  const values: Values = { quantity: "", serials: "", reason: "" };
  const form = useContractForm(correctReceipt, {
    values,
    input: ({ quantity, serials, reason }) => {
      const codes = codesIn(serials);
      return {
        params: { id: purchase.id, movementId },
        body: {
          version: purchase.version,
          quantity: quantity as number,
          reason,
          ...(codes.length > 0 && { serials: codes }),
        },
      };
    },
    shows: ["serials"],
    at: { "receipt-invoiced": "quantity", "pieces-gone": "quantity" },
    inWords: useRefusals(),
    draft: { of: `purchase/${purchase.id}/${movementId}/correct` },
    done: t("bo.saved"),
    onSaved: onClose,
  });
  const { serials } = form.getValues();
  const refused = form.field("serials").error as string | undefined;
  const productCode = purchase.lines.find((line) => line.productId === productId)?.productCode;
  return (
    <FormDialog form={form} title={t("officePurchases.correctOf", { name })} onClose={onClose}>
      <Text size="sm">{t("officePurchases.correctText", { quantity: figure(received, language) })}</Text>
      <NumberField
        label={t("officePurchases.wrongPieces")}
        required
        minimum={1}
        maximum={received}
        data-autofocus
        {...form.field("quantity")}
      />
      <SerialsField
        name={name}
        productId={productId}
        productCode={productCode}
        warehouseId={purchase.warehouseId}
        value={serials}
        change={(next) => form.setFieldValue("serials", next)}
      />
      {refused && (
        <Text size="sm" c="red" role="alert">
          {refused}
        </Text>
      )}
      <LimitedText
        label={t("officePurchases.reason")}
        description={t("officePurchases.correctHint")}
        required
        longest={300}
        {...form.field("reason")}
      />
      <Refused form={form} />
      <DialogFoot action={t("officePurchases.correct")} pending={form.isPending} onClose={onClose} />
    </FormDialog>
  );
}
