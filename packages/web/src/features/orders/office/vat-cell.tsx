import { Text } from "@mantine/core";
import type { Language } from "@solvia/core/platform/locale";
import { officeTaxTexts } from "../../../i18n/areas/office-tax.ts";
import { date, percent } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import type { listBackOfficeOrders } from "@solvia/core/contract/back-office/orders";
import type { RowOf } from "../../../ui/list/declaration.ts";

type Treatment = RowOf<typeof listBackOfficeOrders>["treatment"];

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
    <>
      <span>{ratesOf(treatment, language)}</span>
      {!saysItself.has(rule) && (
        <Text span size="xs" c="dimmed">
          {" "}
          <span>{t(`officeTax.rules.${rule}`)}</span>
        </Text>
      )}
      {proof && (
        <Text span size="xs" c="dimmed">
          {" · "}
          <span>{t("officeTax.confirmed", { date: date(proof.checkedAt, language) })}</span>
        </Text>
      )}
      {why && (
        <Text span size="xs" fw={600}>
          {" "}
          <span>{t(`officeTax.whys.${why}`)}</span>
        </Text>
      )}
    </>
  );
}
