import { Text } from "@mantine/core";
import { useState } from "react";
import { romeDate, type CivilDate } from "@solvia/core/platform/time";
import { officeInvoicingTexts } from "../../../i18n/areas/office-invoicing.ts";
import { date } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";

/** The last day on which something is in time, red once it has passed; that there is none. */
export function LastDay({ day }: { day: CivilDate | undefined }) {
  const { t, language } = useTexts(officeInvoicingTexts);
  const [today] = useState(() => romeDate(new Date()));
  if (day === undefined) return t("officeInvoicing.due.noDay");
  const isOver = day < today;
  return (
    <Text span size="sm" {...(isOver && { c: "red", fw: 600 })}>
      {date(day, language)}
    </Text>
  );
}
