import { Card, Stack, Text, Title } from "@mantine/core";
import { officePeopleTexts } from "../../../i18n/areas/office-people.ts";
import { officeTaxTexts } from "../../../i18n/areas/office-tax.ts";
import { dateAndTime } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { RestsOn } from "./rests-on.tsx";
import type { Order } from "./use-order-write.ts";
import { ratesOf } from "./vat-cell.tsx";
import { VatChange } from "./vat-change/vat-change.tsx";

type Fact = "rule" | "rate" | "natura" | "law" | "proof" | "consultation";

/** How an order is taxed, by which rule and on what proof, as it was frozen: what its invoice quotes. */
export function TaxDecision({ order, mayChange }: { order: Order; mayChange: boolean }) {
  const { t, language } = useTexts(officePeopleTexts, officeTaxTexts);
  const { rule, natura, legalText, why, proof } = order.amounts.treatment;
  const facts: readonly (readonly [name: Fact, value: string | undefined])[] = [
    ["rule", `${t(`officeTax.rules.${rule}`)}${why ? `: ${t(`officeTax.whys.${why}`)}` : ""}`],
    ["rate", ratesOf(order.amounts.treatment, language)],
    ["natura", natura],
    ["law", legalText],
    ["proof", proof && `${proof.number} · ${dateAndTime(proof.checkedAt, language)}`],
    ["consultation", proof?.consultationNumber],
  ];
  return (
    <Card withBorder component="section" aria-labelledby="tax-decision">
      <Title order={2} size="h4" mb="xs" id="tax-decision">
        {t("officeTax.title")}
      </Title>
      <Stack component="dl" gap="xs" m={0}>
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <Text component="dt" size="sm" c="dimmed">
                  {t(name === "consultation" ? "officePeople.vat.consultation" : `officeTax.${name}`)}
                </Text>
                <Text component="dd" size="sm" m={0} className="long-words">
                  {value}
                </Text>
              </div>
            ),
        )}
        {order.certificate && <RestsOn certificate={order.certificate} />}
      </Stack>
      <VatChange order={order} mayChange={mayChange} />
    </Card>
  );
}
