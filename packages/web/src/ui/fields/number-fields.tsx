import { Text } from "@mantine/core";
import {
  readMeasure,
  readMoney,
  readPercent,
  writeMoney,
  writeNumber,
  writePercent,
} from "@solvia/core/platform/reading";
import { figureWith, money, notation, percentWith } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { ReadField, type FieldProps } from "./read-field.tsx";

interface Limits {
  minimum?: number | undefined;
  maximum?: number | undefined;
}

/** What stands at the end of a field: its unit. */
const unitAtEnd = (unit: string, width: number) => ({
  rightSection: (
    <Text size="xs" c="dimmed" pr="xs">
      {unit}
    </Text>
  ),
  rightSectionWidth: width,
});

interface NumberProps extends FieldProps, Limits {
  /** Most decimals; whole numbers unless told. */
  decimals?: number;
  /** As the reader's module names it (core/platform/reading/units.ts); values, limits and decimals are in it. */
  unit?: string | undefined;
  /** The unit in the reader's language. */
  unitName?: string | undefined;
  /** Whether the share from 0 to 1 is known for it too: "0,226" is asked. */
  fractions?: "asked" | undefined;
}

/** A number, or technical data in a unit, which may be written behind it ("450 Wp", "21,5 kg"). */
export function NumberField({
  decimals = 0,
  unit,
  unitName = unit,
  minimum,
  maximum,
  fractions,
  ...props
}: NumberProps) {
  const { language } = useTexts();
  const field = { notation: notation(language), decimals, unit, minimum, maximum, fractions };
  return (
    <ReadField
      inputMode={decimals === 0 && (minimum ?? -1) >= 0 ? "numeric" : "decimal"}
      {...(unitName && unitAtEnd(unitName, 52))}
      {...props}
      read={(text) => readMeasure(text, field)}
      write={(value) => writeNumber(value, field.notation, { decimals })}
      say={(value) => figureWith(value, decimals, language)}
    />
  );
}

/** An amount in euro; the value and the limits are integer cents. */
export function MoneyField({ minimum = 0, maximum, ...props }: FieldProps & Limits) {
  const { language } = useTexts();
  const signs = notation(language);
  return (
    <ReadField
      {...unitAtEnd("€", 32)}
      {...props}
      read={(text) => readMoney(text, { notation: signs, minimum, maximum })}
      write={(value) => writeMoney(value, signs)}
      say={(value) => money(value, language)}
    />
  );
}

interface PercentProps extends FieldProps, Limits {
  decimals?: number;
  /** Whether the share from 0 to 1 is known for it too: "0,05" is asked. */
  fractions?: "asked";
}

/** A percentage, typed as percent; the value and the limits are integer basis points (5 % is 500). */
export function PercentField({ decimals = 2, minimum = 0, maximum = 10_000, fractions, ...props }: PercentProps) {
  const { language } = useTexts();
  const signs = notation(language);
  return (
    <ReadField
      {...unitAtEnd("%", 32)}
      {...props}
      read={(text) => readPercent(text, { notation: signs, decimals, minimum, maximum, fractions })}
      write={(value) => writePercent(value, signs)}
      say={(value) => percentWith(value, language)}
    />
  );
}
