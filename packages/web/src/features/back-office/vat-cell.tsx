import { Text } from "@mantine/core";
import type { Language } from "@solvia/core/platform/locale";
import { officeTaxTexts } from "../../i18n/areas/office-tax.ts";
import { date, percent } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import type { OrderRow } from "./order-cells.tsx";

type Treatment = OrderRow["treatment"];

/** The rates of an order; two where a certificate covers a part of the categories. */
export const ratesOf = ({ standard, reduced }: Pick<Treatment, "standard" | "reduced">, language: Language): string =>
  [...new Set([standard, reduced])].map((rate) => percent(rate, language)).join(" / ");

/** Of Italy's own rate there is nothing to say; which number a company lacks is said by why it is charged. */
const saysItself: ReadonlySet<Treatment["rule"]> = new Set(["domestic", "italian-number"]);

/**
 * An order's VAT in a list: the rate and, where it isn't Italy's own, what decided it, with the register's word that it rests on
 * or why VAT is charged.
 */
export function VatCell({ treatment }: { treatment: Treatment }) {
  const { t, language } = useTexts(officeTaxTexts);
  const { rule, why, proof } = treatment;
  return (
    <div>
      <Text size="sm">{ratesOf(treatment, language)}</Text>
      {!saysItself.has(rule) && (
        <Text size="xs" c="dimmed">
          {t(`officeTax.rules.${rule}`)}
        </Text>
      )}
      {proof && (
        <Text size="xs" c="dimmed">
          {t("officeTax.confirmed", { date: date(proof.checkedAt, language) })}
        </Text>
      )}
      {why && (
        <Text size="xs" fw={600}>
          {t(`officeTax.whys.${why}`)}
        </Text>
      )}
    </div>
  );
}
