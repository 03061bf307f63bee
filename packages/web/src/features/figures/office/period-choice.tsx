import { ActionIcon, Group, SegmentedControl, Text, TextInput } from "@mantine/core";
import { grains, neighbour, periodOf, periodWith } from "@solvia/core/figures/rules/period";
import { isCivilDate } from "@solvia/core/platform/time";
import { IconChevronLeft, IconChevronRight } from "../../../ui/icons.gen.ts";
import { useFigureWords } from "./figures.ts";

interface Props {
  period: string;
  go: (period: string) => void;
}

/** The period that is looked at: its length, those beside it, or the one that a day is in. */
export function PeriodChoice({ period: text, go }: Props) {
  const { t, period } = useFigureWords();
  const shown = periodOf(text);
  if (!shown) return null;
  const beside = (by: 1 | -1) => ({
    variant: "default",
    size: 30,
    "aria-label": t(by < 0 ? "officeFigures.earlier" : "officeFigures.later"),
    onClick: () => go(neighbour(shown, by)),
  });
  return (
    <Group align="flex-end" gap="sm">
      <SegmentedControl
        size="xs"
        aria-label={t("officeFigures.grain")}
        value={shown.grain}
        onChange={(chosen) => {
          const grain = grains.find((one) => one === chosen);
          if (grain) go(periodWith(grain, shown.from));
        }}
        data={grains.map((value) => ({ value, label: t(`officeFigures.grains.${value}`) }))}
      />
      <Group gap={4} align="flex-end" wrap="nowrap">
        <ActionIcon {...beside(-1)}>
          <IconChevronLeft size={16} />
        </ActionIcon>
        <TextInput
          size="xs"
          type="date"
          label={t("officeFigures.dayIn")}
          value={shown.from}
          onChange={({ currentTarget: { value } }) => isCivilDate(value) && go(periodWith(shown.grain, value))}
        />
        <ActionIcon {...beside(1)}>
          <IconChevronRight size={16} />
        </ActionIcon>
      </Group>
      <Text fw={600} aria-live="polite">
        {period(text)}
      </Text>
    </Group>
  );
}
