import { ActionIcon, Group, NumberInput } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { IconMinus, IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useTexts } from "../../i18n/index.ts";

/** Long enough for several presses of a button to be one change. */
const pauseMs = 500;

interface Props {
  line: { name: string; quantity: number; minQuantity: number; available: number; problem?: object | undefined };
  onChange: (quantity: number) => void;
}

/** How many of a line: typed or stepped; the cart is asked once the hand rests or the field is left. */
export function CartQuantity({ line, onChange }: Props) {
  const { t } = useTexts();
  const { name, quantity, available } = line;
  const least = Math.max(1, line.minQuantity);
  const [wanted, setWanted] = useState<number | string>(quantity);
  const [known, setKnown] = useState(quantity);
  if (known !== quantity) {
    setKnown(quantity);
    setWanted(quantity);
  }
  const send = useDebouncedCallback(
    (value: number | string) => {
      const n = Number(value);
      if (n >= least && n <= available && n !== quantity) onChange(n);
    },
    { delay: pauseMs, flushOnUnmount: true },
  );
  const set = (value: number | string) => {
    setWanted(value);
    send(value);
  };
  const step = (by: number) => set(Math.min(available, Math.max(least, (Number(wanted) || least) + by)));
  return (
    <Group gap={5} wrap="nowrap">
      <ActionIcon
        variant="default"
        size={36}
        aria-label={`${t("product.less")}: ${name}`}
        disabled={Number(wanted) <= least}
        onClick={() => step(-1)}
      >
        <IconMinus size={16} />
      </ActionIcon>
      <NumberInput
        aria-label={`${t("product.quantity")} ${name}`}
        value={wanted}
        onChange={set}
        onBlur={() => send.flush()}
        min={least}
        max={available}
        allowDecimal={false}
        allowNegative={false}
        hideControls
        w={{ base: 56, sm: 76 }}
        error={line.problem !== undefined}
        styles={{ input: { textAlign: "center", fontVariantNumeric: "tabular-nums" } }}
      />
      <ActionIcon
        variant="default"
        size={36}
        aria-label={`${t("product.more")}: ${name}`}
        disabled={Number(wanted) >= available}
        onClick={() => step(1)}
      >
        <IconPlus size={16} />
      </ActionIcon>
    </Group>
  );
}
