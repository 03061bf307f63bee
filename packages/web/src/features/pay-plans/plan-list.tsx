import "@mantine/core/styles/Accordion.css";
import { Accordion, Badge, Group, Stack, Text } from "@mantine/core";
import type * as z from "zod";
import type { PayPlan, PayPlans } from "@solvia/core/contract/shapes/ways-to-pay";
import { termsNeeds } from "@solvia/core/payments/terms";
import { ordersTexts } from "../../i18n/areas/orders.ts";
import { quotationsTexts } from "../../i18n/areas/quotations.ts";
import { termsTexts } from "../../i18n/areas/terms.ts";
import { date, money } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { refusalText } from "./refusal-text.ts";

type Plan = z.output<typeof PayPlan>;
type Plans = z.output<typeof PayPlans>;

/**
 * Each term that its buyer may have, with the amounts and days of its instalments and how the first is paid; and what they need for the
 * others.
 */
export function PlanList({ plans: { items, closed } }: { plans: Plans }) {
  const { t } = useTexts(quotationsTexts, termsTexts);
  return (
    <>
      <Accordion defaultValue={items[0]?.code ?? null} chevronPosition="left" variant="contained">
        {items.map((plan) => (
          <Accordion.Item key={plan.code} value={plan.code}>
            <Accordion.Control>
              <Group gap="xs">
                <Text size="sm" fw={600}>
                  {t(`terms.${plan.code}`)}
                </Text>
                {plan.agreed && (
                  <Badge variant="light" color="leaf" c="bright" size="sm" tt="none">
                    {t("quotation.pay.offered")}
                  </Badge>
                )}
              </Group>
            </Accordion.Control>
            <Accordion.Panel>
              <OnePlan plan={plan} />
            </Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
      <Closed closed={closed} />
    </>
  );
}

/** What is needed for the terms that aren't open, each need once with the terms that it opens. */
function Closed({ closed }: Pick<Plans, "closed">) {
  const { t } = useTexts(quotationsTexts, termsTexts);
  return (
    <Stack gap={4} mt="xs">
      {termsNeeds.map((need) => {
        const terms = closed.flatMap(({ code, needs }) => (needs === need ? [t(`terms.${code}`)] : []));
        if (terms.length === 0) return null;
        return (
          <Text key={need} size="xs" c="dimmed">
            {t(`quotation.pay.needs.${need}`)} {terms.join("; ")}.
          </Text>
        );
      })}
    </Stack>
  );
}

function OnePlan({ plan: { instalments, ways, refused } }: { plan: Plan }) {
  const { t, language } = useTexts(quotationsTexts, ordersTexts, termsTexts);
  const offered = ways.filter((way) => !way.refused).map(({ way }) => t(`transactions.ways.${way}`));
  const others = ways.flatMap(({ way, refused: why }) =>
    why ? [{ way, said: `${t(`transactions.ways.${way}`)}: ${refusalText(t, language, why)}` }] : [],
  );
  return (
    <Stack gap={6} className="numbers">
      {instalments.map((instalment, at) => (
        <Group key={at} justify="space-between" wrap="nowrap" gap="sm" align="flex-start">
          <When instalment={instalment} />
          <Text size="sm" fw={600}>
            {money(instalment.amount, language)}
          </Text>
        </Group>
      ))}
      {refused ? (
        <Text size="sm" c="red">
          {refusalText(t, language, refused)}
        </Text>
      ) : (
        <>
          {offered.length > 0 && (
            <Text size="sm" c="dimmed">
              {t("quotation.pay.methods", { methods: offered.join(", ") })}
            </Text>
          )}
          {others.map(({ way, said }) => (
            <Text key={way} size="xs" c="dimmed">
              {said}
            </Text>
          ))}
        </>
      )}
    </Stack>
  );
}

/** The day of an instalment, or what makes it due. */
function When({ instalment: { at, dueDate } }: { instalment: Plan["instalments"][number] }) {
  const { t, language } = useTexts(quotationsTexts);
  const day = dueDate && date(dueDate, language);
  const isByInvoice = at === "days-after-invoice" || at === "end-of-month-after-invoice";
  return (
    <Text size="sm">
      {day
        ? t(isByInvoice ? "quotation.pay.afterInvoice" : "quotation.pay.by", { date: day })
        : t(at === "days-after-notice" ? "quotation.pay.afterNotice" : "quotation.pay.atReady")}
    </Text>
  );
}
