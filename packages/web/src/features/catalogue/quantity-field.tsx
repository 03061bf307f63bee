import { ActionIcon, Group, TextInput } from "@mantine/core";
import { IconMinus, IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useTexts } from "../../i18n/index.ts";

interface Props {
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
}

/** Pieces: typed, or one more and one less; what is out of range is brought back when the field is left. */
export function QuantityField({ value, onChange, min, max }: Props) {
  const { t } = useTexts();
  // What is being typed may be empty or too little for a moment.
  const [typed, setTyped] = useState<string>();
  const within = (wanted: number) => Math.min(max, Math.max(min, Math.round(wanted) || min));
  return (
    <Group gap={5} align="flex-end" wrap="nowrap">
      <ActionIcon
        variant="default"
        size={42}
        aria-label={t("product.less")}
        disabled={value <= min}
        onClick={() => onChange(within(value - 1))}
      >
        <IconMinus size={16} />
      </ActionIcon>
      <TextInput
        aria-label={t("product.quantity")}
        type="number"
        inputMode="numeric"
        size="md"
        w={84}
        min={min}
        max={max}
        value={typed ?? value}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          onChange(event.currentTarget.valueAsNumber || min);
        }}
        onBlur={() => {
          setTyped(undefined);
          onChange(within(value));
        }}
        styles={{ input: { textAlign: "center", fontVariantNumeric: "tabular-nums" } }}
      />
      <ActionIcon
        variant="default"
        size={42}
        aria-label={t("product.more")}
        disabled={value >= max}
        onClick={() => onChange(within(value + 1))}
      >
        <IconPlus size={16} />
      </ActionIcon>
    </Group>
  );
}
