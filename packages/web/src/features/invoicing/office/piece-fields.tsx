import { Stack, Text } from "@mantine/core";
import { officeInvoicingTexts } from "../../../i18n/areas/office-invoicing.ts";
import { returnsTexts } from "../../../i18n/areas/returns.ts";
import { money } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { NumberField } from "../../../ui/fields/number-fields.tsx";
import type { Held } from "../../../ui/fields/read-field.tsx";
import { rowsOf, type LeftPieces } from "../../orders/returns/piece-rows.ts";

/** Pieces by their row (`rowsOf`), as they are typed. */
export type Quantities = Record<string, Held>;

/** An article of which so many pieces can be credited. */
export type CreditableArticle = LeftPieces & { name: string };

interface Props {
  pieces: readonly CreditableArticle[];
  quantities: Quantities;
  onChange: (quantities: Quantities) => void;
}

/** How many pieces of each line, of one with several prices at each of them. */
export function PieceFields({ pieces, quantities, onChange }: Props) {
  const { t, language } = useTexts(officeInvoicingTexts, returnsTexts);
  return (
    <Stack gap="xs" role="group" aria-label={t("officeInvoicing.whats.pieces")}>
      {rowsOf(pieces).map(({ key, unit, quantity, of: { name } }) => (
        <NumberField
          key={key}
          label={unit === undefined ? name : t("returns.piecesAt", { name, price: money(unit, language) })}
          minimum={0}
          maximum={quantity}
          value={quantities[key]}
          onChange={(held) => onChange({ ...quantities, [key]: held })}
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
