import { useDebouncedCallback, useWindowEvent } from "@mantine/hooks";
import { useState } from "react";
import { useTexts } from "../../i18n/index.ts";
import { QuantityInput } from "../../ui/fields/quantity-input.tsx";

/** Long enough for several presses of a button to be one change. */
const pauseMs = 500;

interface Props {
  line: { name: string; quantity: number; minQuantity: number; available: number; problem?: object | undefined };
  /** Whether a change is on its way: until it is answered the field shows what is wished. */
  isPending: boolean;
  /** Nought takes the line out of the cart. */
  onChange: (quantity: number) => void;
  /** Told while the field says something that can't be ordered: the line's total is another quantity's then. */
  onOpen: (isOpen: boolean) => void;
}

/** How many of a line: typed or stepped; the cart is asked once the hand rests. */
export function CartQuantity({ line, isPending, onChange, onOpen }: Props) {
  const { t } = useTexts();
  const { name, quantity, available } = line;
  const [wanted, setWanted] = useState(quantity);
  const [known, setKnown] = useState(quantity);
  if (known !== quantity && !isPending) {
    setKnown(quantity);
    setWanted(quantity);
  }
  const send = useDebouncedCallback(
    (value: number) => {
      if (value !== quantity) onChange(value);
    },
    { delay: pauseMs, flushOnUnmount: true },
  );
  // Whoever reloads or closes the page before the hand has rested means the change all the same.
  useWindowEvent("pagehide", () => send.flush());
  return (
    <QuantityInput
      name={name}
      label={`${t("product.quantity")} ${name}`}
      value={wanted}
      minimum={Math.max(1, line.minQuantity)}
      maximum={available}
      isFaulty={line.problem !== undefined}
      onOpen={onOpen}
      onRemove={() => onChange(0)}
      onChange={(value) => {
        setWanted(value);
        send(value);
      }}
    />
  );
}
