import { SimpleGrid, TextInput } from "@mantine/core";
import type { ComponentProps } from "react";
import { romeDate, romeTime } from "@solvia/core/platform/time";
import { officeShipmentsTexts } from "../../../../i18n/areas/office-shipments.ts";
import { useTexts } from "../../../../i18n/index.ts";

/** A day and an hour of Rome as the moment that a request bears under a name; nothing where no day is said. An hour that isn't said is now's today, else the day's first. */
export function momentOf<Name extends string>(name: Name, day: string, time: string): Partial<Record<Name, string>> {
  if (!day) return {};
  const now = new Date();
  const at = !time && day === romeDate(now) ? now : romeTime(day, time || "00:00");
  return { [name]: at.toISOString() } as Record<Name, string>;
}

interface Props {
  hint: string;
  day: ComponentProps<typeof TextInput>;
  time: ComponentProps<typeof TextInput>;
}

/** When the goods set out, by day and hour (DPR 472/1996). */
export function StartOfTransport({ hint, day, time }: Props) {
  const { t } = useTexts(officeShipmentsTexts);
  return (
    <SimpleGrid cols={2}>
      <TextInput type="date" label={t("officeShipments.startDay")} description={hint} {...day} />
      <TextInput
        type="time"
        label={t("officeShipments.startTime")}
        description={t("officeShipments.startTimeHint")}
        {...time}
      />
    </SimpleGrid>
  );
}
