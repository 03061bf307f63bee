import { Text, type TextProps } from "@mantine/core";
import { quotationsTexts } from "../../../i18n/areas/quotations.ts";
import { date } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import type { Row } from "./quotation-shapes.ts";

type Facts = Pick<Row, "validUntil" | "over" | "daysLeft" | "status">;

/** Until when it counts, and how many days are left while it can be accepted. */
export function Validity({ of, ...style }: TextProps & { of: Facts }) {
  const { t, language } = useTexts(quotationsTexts);
  const { validUntil, over, daysLeft, status } = of;
  if (validUntil === undefined) return null;
  const isOpen = status === "sent" || status === "accepted";
  const left = daysLeft === 0 ? t("quotation.lastDay") : t("quotation.daysLeft", { count: daysLeft ?? 0 });
  return (
    <Text span className="numbers" {...style}>
      {t(over ? "quotation.over" : "quotation.validUntil", { date: date(validUntil, language) })}
      {isOpen && daysLeft !== undefined && ` (${left})`}
    </Text>
  );
}
