import { Group, Stack, Text } from "@mantine/core";
import { arrangeWarnings } from "@solvia/core/shipments/shipment-warnings";
import { splitShipment } from "../../../../api/endpoints.gen.ts";
import { officeShipmentsTexts } from "../../../../i18n/areas/office-shipments.ts";
import { officeTexts } from "../../../../i18n/areas/office.ts";
import { figure } from "../../../../i18n/format.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { DialogFoot } from "../../../../ui/dialogs/dialog-foot.tsx";
import { FormDialog } from "../../../../ui/dialogs/form-dialog.tsx";
import { NumberField } from "../../../../ui/fields/number-fields.tsx";
import { Questions, useQuestions } from "../../../../ui/forms/questions.tsx";
import { Refused } from "../../../../ui/forms/refused.tsx";
import { useContractForm } from "../../../../ui/forms/use-contract-form.ts";
import { WarehouseChoice } from "../../../catalogue/office/stock/warehouse-choice.tsx";
import { usePlaces } from "../use-places.ts";
import type { Shipment } from "../shipment.ts";
import { useKeptShipment } from "../use-shipment-write.ts";

type Pieces = Readonly<Record<string, number | "">>;

/** Pieces that go apart, from here or from another warehouse. */
export function SplitDialog({ shipment, onClose }: { shipment: Shipment; onClose: () => void }) {
  const { t, language } = useTexts(officeTexts, officeShipmentsTexts);
  const keep = useKeptShipment();
  const { id, orderNumber, lines, warehouseId } = shipment;
  const values: { pieces: Pieces; warehouseId: string } = {
    pieces: Object.fromEntries(lines.map(({ productId }) => [productId, ""])),
    warehouseId,
  };
  const taken = (pieces: Pieces) =>
    lines.flatMap(({ productId }) => {
      const quantity = pieces[productId];
      return typeof quantity === "number" && quantity > 0 ? [{ productId, quantity }] : [];
    });
  const wrong = (typed: typeof values): string | false => {
    const some = taken(typed.pieces);
    if (some.length === 0) return t("officeShipments.splitNone");
    const isAll = lines.every(({ productId, quantity }) => typed.pieces[productId] === quantity);
    return isAll && typed.warehouseId === warehouseId && t("officeShipments.splitNothing");
  };
  const places = usePlaces(shipment);
  const freeWords = (productId: string): string => {
    const free = places.freeOf(productId);
    if (free.length === 0) return t("officeShipments.freeNowhere");
    const told = free.map(({ house, free: pieces }) => `${house} ${figure(pieces, language)}`).join(" · ");
    return t("officeShipments.freeElsewhere", { places: told });
  };
  const questions = useQuestions(arrangeWarnings);
  const form = useContractForm(splitShipment, {
    values,
    input: (typed) => ({
      params: { id },
      body: {
        lines: taken(typed.pieces),
        ...questions.confirmed(),
        ...(typed.warehouseId !== warehouseId && { warehouseId: typed.warehouseId }),
      },
    }),
    check: (typed) => ({ lines: wrong(typed) }),
    shows: ["lines", "warehouseId", "pieces"],
    draft: { of: `shipment-split/${id}` },
    onTyped: questions.forget,
    onRefused: questions.isAsked,
    done: t("bo.saved"),
    onSaved: (answer) => {
      keep(answer);
      onClose();
    },
  });
  const told = form.errors["lines"];
  return (
    <FormDialog form={form} size="lg" title={t("officeShipments.splitOf", { number: orderNumber })} onClose={onClose}>
      <Text size="sm">{t("officeShipments.splitText")}</Text>
      <Stack gap="xs">
        {lines.map(({ productId, brand, name, quantity }, at) => (
          <Group key={productId} wrap="nowrap" gap="xs" align="center">
            <div style={{ flex: 1, minWidth: 0 }}>
              <Text size="sm" className="long-words">
                {brand} {name}
              </Text>
              {places.isKnown && (
                <Text size="xs" c="dimmed">
                  {freeWords(productId)}
                </Text>
              )}
            </div>
            <NumberField
              aria-label={t("officeShipments.splitPieces", { name })}
              w={90}
              minimum={0}
              maximum={quantity}
              data-autofocus={at === 0 || undefined}
              value={form.values.pieces[productId] ?? ""}
              onChange={(pieces) =>
                form.setFieldValue("pieces", { ...form.getValues().pieces, [productId]: pieces as number | "" })
              }
            />
            <Text size="sm" c="dimmed" w={70} className="numbers">
              {t("officeShipments.ofPieces", { pieces: figure(quantity, language) })}
            </Text>
          </Group>
        ))}
      </Stack>
      {told && (
        <Text size="sm" c="red" role="alert">
          {told}
        </Text>
      )}
      <WarehouseChoice
        open
        label={t("officeShipments.splitInto")}
        error={form.field("warehouseId").error}
        value={form.values.warehouseId}
        change={(to) => form.setFieldValue("warehouseId", to)}
      />
      <Refused form={form} />
      <DialogFoot action={t("officeShipments.acts.split")} pending={form.isPending} onClose={onClose} />
      <Questions
        questions={questions}
        words={({ params = {} }) => t("officeShipments.scansAgain", { count: Number(params["count"]) })}
        send={form.submit}
      />
    </FormDialog>
  );
}
