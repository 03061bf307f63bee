import { money } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";

interface Part {
  kind: "piece" | "pallet" | "container";
  quantity: number;
  unit: number;
  /** Of one piece as a private buyer reads it. */
  gross?: number | undefined;
}

/** "36 × 59,25 € (pallet) + 1 × 64,40 €": what pieces cost where full packs have a price of their own. */
export function PriceParts({ parts, gross: isGross = false }: { parts: readonly Part[]; gross?: boolean }) {
  const { t, language } = useTexts();
  return (
    <>
      {parts
        .map(({ kind, quantity, unit, gross }) => {
          const pack = kind === "piece" ? "" : ` (${t(`product.${kind}`)})`;
          return `${quantity} × ${money(isGross ? (gross ?? unit) : unit, language)}${pack}`;
        })
        .join(" + ")}
    </>
  );
}
