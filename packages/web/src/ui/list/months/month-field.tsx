import { ActionIcon, Group, TextInput } from "@mantine/core";
import { IconChevronLeft, IconChevronRight } from "../../icons.gen.ts";
import { useState } from "react";
import { romeMonth } from "@solvia/core/platform/time";
import { monthName } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { firstMonth, monthBeside } from "./months.ts";
import { officeTexts } from "../../../i18n/areas/office.ts";

interface MonthProps {
  /** "Month" where nothing else is said. */
  label?: string;
  /** The running one where none is asked for; with `every` all of them. */
  month: string | undefined;
  every?: true | undefined;
  go: (month: string | undefined) => void;
}

/** The month that is looked at, with those beside it one click away. */
export function MonthField({ label, month, every, go }: MonthProps) {
  const { t, language } = useTexts(officeTexts);
  const [running] = useState(() => romeMonth(new Date()));
  const shown = month ?? running;
  const isEvery = every === true && month === undefined;
  const beside = (step: -1 | 1) => {
    // Out of all months the way leads to the running one first.
    const to = isEvery ? running : monthBeside(shown, step);
    return {
      variant: "default",
      size: 30,
      "aria-label": monthName(to, language),
      disabled: to < firstMonth,
      onClick: () => go(to),
    };
  };
  return (
    <Group gap={4} align="flex-end" wrap="nowrap">
      <ActionIcon {...beside(-1)}>
        <IconChevronLeft size={16} />
      </ActionIcon>
      <TextInput
        size="xs"
        label={label ?? t("bo.period")}
        type="month"
        min={firstMonth}
        value={isEvery ? "" : shown}
        onChange={(event) => go(event.currentTarget.value || undefined)}
      />
      {!isEvery && (
        <ActionIcon {...beside(1)}>
          <IconChevronRight size={16} />
        </ActionIcon>
      )}
    </Group>
  );
}
