import { useTexts } from "../../i18n/index.ts";
import { QuantityInput } from "../../ui/fields/quantity-input.tsx";

interface Props {
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  /** Told while something is typed that can't be ordered so. */
  onOpen: (isOpen: boolean) => void;
  /** What is said of more, where it isn't the warehouse that has no more. */
  tooMany?: string;
}

/** Pieces of a product that is looked at. */
export function QuantityField({ value, onChange, min, max, onOpen, tooMany }: Props) {
  const { t } = useTexts();
  const label = t("product.quantity");
  return (
    <QuantityInput
      name={label}
      label={label}
      size="md"
      value={value}
      minimum={min}
      maximum={max}
      {...(tooMany !== undefined && { tooMany })}
      onChange={onChange}
      onOpen={onOpen}
    />
  );
}
