import { Text } from "@mantine/core";
import type { Language } from "@solvia/core/platform/locale";
import { officeTaxTexts } from "../../../i18n/areas/office-tax.ts";
import { date, percent } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import type { listBackOfficeOrders } from "@solvia/core/contract/back-office/orders";
import type { Translate } from "../../../i18n/words.ts";
import type { RowOf } from "../../../ui/list/declaration.ts";

type Treatment = RowOf<typeof listBackOfficeOrders>["treatment"];

/** The rates of an order; two where a certificate covers a part of the categories. */
export const ratesOf = ({ standard, reduced }: Pick<Treatment, "standard" | "reduced">, language: Language): string =>
  [...new Set([standard, reduced])].map((rate) => percent(rate, language)).join(" / ");

/** Of Italy's own rate there is nothing to say; which number a company lacks is said by why it is charged. */
const saysItself: ReadonlySet<Treatment["rule"]> = new Set(["domestic", "italian-number"]);

/** What decided an order's VAT where it isn't Italy's own, the register's word that it rests on, and why VAT is charged. */
function groundsOf({ rule, why, proof }: Treatment, t: Translate<typeof officeTaxTexts>, language: Language) {
  return {
    rule: saysItself.has(rule) ? undefined : t(`officeTax.rules.${rule}`),
    proof: proof && t("officeTax.confirmed", { date: date(proof.checkedAt, language) }),
    why: why && t(`officeTax.whys.${why}`),
  };
}

/** The same in words: the rates, then what they rest on. */
export function vatWords(treatment: Treatment, t: Translate<typeof officeTaxTexts>, language: Language): string {
  const { rule, proof, why } = groundsOf(treatment, t, language);
  return [ratesOf(treatment, language), rule, proof, why].filter(Boolean).join(" · ");
}

/** An order's VAT in a list: the rates, and smaller what they rest on. */
export function VatCell({ treatment }: { treatment: Treatment }) {
  const { t, language } = useTexts(officeTaxTexts);
  const { rule, proof, why } = groundsOf(treatment, t, language);
  return (
    <>
      <span>{ratesOf(treatment, language)}</span>
      {rule && (
        <Text span size="xs" c="dimmed">
          {" "}
          <span>{rule}</span>
        </Text>
      )}
      {proof && (
        <Text span size="xs" c="dimmed">
          {" · "}
          <span>{proof}</span>
        </Text>
      )}
      {why && (
        <Text span size="xs" fw={600}>
          {" "}
          <span>{why}</span>
        </Text>
      )}
    </>
  );
}
