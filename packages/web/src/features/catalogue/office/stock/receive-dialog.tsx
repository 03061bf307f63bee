import { Button, Checkbox, Group, Text, TextInput } from "@mantine/core";
import type { listMovements as Contract } from "@solvia/core/contract/back-office/logistics";
import type { AnswerOf } from "@solvia/core/contract/endpoint";
import { loadMovement } from "../../../../api/endpoints.gen.ts";
import { officeStockTexts } from "../../../../i18n/areas/office-stock.ts";
import { officeTexts } from "../../../../i18n/areas/office.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { DialogFoot } from "../../../../ui/dialogs/dialog-foot.tsx";
import { FormDialog } from "../../../../ui/dialogs/form-dialog.tsx";
import { NumberField } from "../../../../ui/fields/number-fields.tsx";
import type { Held } from "../../../../ui/fields/read-field.tsx";
import { lacksSerials, Refused } from "../../../../ui/forms/refused.tsx";
import { useContractForm } from "../../../../ui/forms/use-contract-form.ts";
import { SmallTable } from "../../../../ui/table/small-table.tsx";
import { useStockRefusals } from "./stock-refusals.ts";

type Movement = AnswerOf<typeof Contract>["items"][number];

/** Goods that were forecast have come: how many is written down, from nought. */
export function ReceiveDialog({ movement, onClose }: { movement: Movement; onClose: () => void }) {
  const { t } = useTexts(officeStockTexts, officeTexts);
  const inWords = useStockRefusals();
  const nothing: Record<string, Held> = Object.fromEntries(movement.lines.map(({ productId }) => [productId, 0]));
  const form = useContractForm(loadMovement, {
    values: { came: nothing, more: true, reference: movement.reference ?? "", withoutSerials: "" },
    input: ({ came, more, reference, withoutSerials }) => ({
      body: {
        act: "receive" as const,
        movementId: movement.id,
        more,
        ...(reference !== "" && { reference }),
        ...(withoutSerials.trim() !== "" && { withoutSerials }),
        lines: movement.lines.map(({ productId }) => ({ productId, quantity: came[productId] as number })),
      },
    }),
    inWords,
    done: t("bo.saved"),
    onSaved: onClose,
  });
  const { came } = form.getValues();
  const set = (changed: Record<string, Held>) => form.setFieldValue("came", { ...came, ...changed });
  const nameOf = ({ productCode, name, productId }: Movement["lines"][number]) =>
    [productCode ?? productId, name].filter(Boolean).join(" · ");
  return (
    <FormDialog form={form} size="lg" title={t("officeStock.receiveTitle")} onClose={onClose}>
      <Group justify="space-between">
        <Text size="sm">{t("officeStock.receiveText")}</Text>
        <Button
          variant="subtle"
          size="compact-sm"
          onClick={() => set(Object.fromEntries(movement.lines.map((line) => [line.productId, line.quantity])))}
        >
          {t("officeStock.allCame")}
        </Button>
      </Group>
      <SmallTable
        rows={movement.lines}
        keyOf={({ productId }) => productId}
        columns={[
          { heading: t("officeStock.product"), wide: true, render: nameOf },
          { heading: t("officeStock.expected"), right: true, render: ({ quantity }) => quantity },
          {
            heading: t("officeStock.came"),
            right: true,
            render: (line) => (
              <NumberField
                aria-label={t("officeStock.piecesOf", { name: nameOf(line) })}
                w={110}
                minimum={0}
                maximum={1_000_000}
                value={came[line.productId]}
                onChange={(value) => set({ [line.productId]: value })}
              />
            ),
          },
        ]}
      />
      <Checkbox label={t("officeStock.moreComes")} {...form.box("more")} />
      <TextInput label={t("officeStock.supplierPaper")} {...form.field("reference")} />
      <Refused form={form} />
      {lacksSerials(form) && (
        <TextInput
          label={t("bo.withoutSerials")}
          description={t("bo.withoutSerialsHint")}
          {...form.field("withoutSerials")}
        />
      )}
      <DialogFoot action={t("officeStock.receive")} pending={form.isPending} onClose={onClose} />
    </FormDialog>
  );
}
