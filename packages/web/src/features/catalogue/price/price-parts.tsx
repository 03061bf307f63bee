import { money } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";

interface Part {
  kind: "piece" | "pallet" | "container";
  quantity: number;
  unit: number;
}

/** "36 × 59,25 € (pallet) + 1 × 64,40 €": what pieces cost where full packs have a price of their own. */
export function PriceParts({ parts }: { parts: readonly Part[] }) {
  const { t, language } = useTexts();
  return (
    <>
      {parts
        .map(({ kind, quantity, unit }) => {
          const pack = kind === "piece" ? "" : ` (${t(`product.${kind}`)})`;
          return `${quantity} × ${money(unit, language)}${pack}`;
        })
        .join(" + ")}
    </>
  );
}
