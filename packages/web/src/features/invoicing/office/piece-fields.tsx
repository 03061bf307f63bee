import { Stack, Text } from "@mantine/core";
import { officeInvoicingTexts } from "../../../i18n/areas/office-invoicing.ts";
import { useTexts } from "../../../i18n/index.ts";
import { NumberField } from "../../../ui/fields/number-fields.tsx";
import type { Held } from "../../../ui/fields/read-field.tsx";

/** Pieces by product, as they are typed. */
export type Quantities = Record<string, Held>;

/** What was typed, as the API takes it. */
export const piecesOf = (quantities: Quantities) =>
  Object.entries(quantities).flatMap(([productId, quantity]) =>
    typeof quantity === "number" && quantity > 0 ? [{ productId, quantity }] : [],
  );

interface Props {
  pieces: readonly { productId: string; name: string; quantity: number }[];
  quantities: Quantities;
  onChange: (quantities: Quantities) => void;
}

/** How many pieces of each line. */
export function PieceFields({ pieces, quantities, onChange }: Props) {
  const { t } = useTexts(officeInvoicingTexts);
  return (
    <Stack gap="xs" role="group" aria-label={t("officeInvoicing.whats.pieces")}>
      {pieces.map(({ productId, name, quantity }) => (
        <NumberField
          key={productId}
          label={name}
          minimum={0}
          maximum={quantity}
          value={quantities[productId]}
          onChange={(held) => onChange({ ...quantities, [productId]: held })}
          rightSection={
            <Text size="sm" c="dimmed" className="numbers">
              {t("officeInvoicing.ofPieces", { quantity })}
            </Text>
          }
          rightSectionWidth={72}
        />
      ))}
    </Stack>
  );
}
