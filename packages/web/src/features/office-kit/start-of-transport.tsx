import { SimpleGrid, TextInput } from "@mantine/core";
import type { ComponentProps } from "react";
import { officeTexts } from "../../i18n/areas/office.ts";
import { useTexts } from "../../i18n/index.ts";

interface Props {
  hint: string;
  day: ComponentProps<typeof TextInput>;
  time: ComponentProps<typeof TextInput>;
}

/** When the goods set out, by day and hour (DPR 472/1996). */
export function StartOfTransport({ hint, day, time }: Props) {
  const { t } = useTexts(officeTexts);
  return (
    <SimpleGrid cols={2}>
      <TextInput type="date" label={t("bo.startDay")} description={hint} {...day} />
      <TextInput type="time" label={t("bo.startTime")} description={t("bo.startTimeHint")} {...time} />
    </SimpleGrid>
  );
}
