import { Button, Card, SimpleGrid, Skeleton, Stack, Text, Title } from "@mantine/core";
import { Suspense } from "react";
import type { Language } from "@solvia/core/platform/locale";
import { energyReturnTexts } from "../../../i18n/areas/energy-return.ts";
import { figureWith, money } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { IconDownload } from "../../../ui/icons.gen.ts";
import { lazyPart } from "../../../ui/lazy-part.tsx";
import { SmallTable } from "../../../ui/table/small-table.tsx";
import type { PlantBody, Reckoned } from "./plant-values.ts";

// It brings a library for charts along.
const BalanceChart = lazyPart(() => import("./balance-chart.tsx").then(({ BalanceChart: chart }) => chart));

interface Props {
  reckoned: Reckoned;
  /** Of which it was reckoned. */
  plant: PlantBody;
}

/** Where the same is read on paper. */
const paperOf = (plant: PlantBody, language: Language): string =>
  `/api/energy-return/paper?${new URLSearchParams({
    ...Object.fromEntries(Object.entries(plant).map(([name, value]) => [name, String(value)])),
    language,
  })}`;

/** What was reckoned: the first year, the year of payback, and the years one by one. */
export function Result({ reckoned: { years, paybackYear, co2Kg, investmentCents }, plant }: Props) {
  const { t, language } = useTexts(energyReturnTexts);
  const [first] = years;
  if (!first) return null;
  const kwh = (value: number) => `${figureWith(value, 0, language)} kWh`;
  const figures: readonly (readonly [name: string, value: string])[] = [
    [
      t("energyReturn.payback"),
      paybackYear === undefined
        ? t("energyReturn.noPayback", { year: years.length })
        : t("energyReturn.paybackYear", { year: paybackYear }),
    ],
    [t("energyReturn.investment"), money(investmentCents, language)],
    [t("energyReturn.saving"), money(first.savedCents + first.earnedCents - first.maintenanceCents, language)],
    [t("energyReturn.yielded"), kwh(first.yieldKwh)],
    [t("energyReturn.selfUsed"), kwh(first.selfUsedKwh)],
    [t("energyReturn.fedIn"), kwh(first.fedInKwh)],
    [t("energyReturn.avoided"), `${figureWith(co2Kg.firstYear, 0, language)} kg`],
  ];
  return (
    <Stack role="status">
      <Title order={2} size="h3">
        {t("energyReturn.firstYear")}
      </Title>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }} component="dl" m={0}>
        {figures.map(([name, value]) => (
          <Card key={name} withBorder padding="md" className="numbers">
            <Text component="dt" size="sm" c="dimmed">
              {name}
            </Text>
            <Text component="dd" m={0} fz="h4" fw={700}>
              {value}
            </Text>
          </Card>
        ))}
      </SimpleGrid>
      <Text size="sm" c="dimmed">
        {t("energyReturn.notCounted")}
      </Text>
      <Button
        component="a"
        variant="default"
        href={paperOf(plant, language)}
        target="_blank"
        rel="noopener"
        leftSection={<IconDownload size={16} />}
        style={{ alignSelf: "flex-start" }}
      >
        {t("energyReturn.paper")}
      </Button>
      <Title order={2} size="h3">
        {t("energyReturn.cashFlow")}
      </Title>
      <Suspense fallback={<Skeleton h={240} />}>
        <BalanceChart years={years} />
      </Suspense>
      <SmallTable
        rows={years}
        keyOf={({ year }) => String(year)}
        stays
        columns={[
          { heading: t("energyReturn.year"), render: ({ year }) => year },
          { heading: t("energyReturn.net"), right: true, render: ({ netCents }) => money(netCents, language) },
          {
            heading: t("energyReturn.balance"),
            right: true,
            render: ({ balanceCents }) => money(balanceCents, language),
          },
        ]}
      />
    </Stack>
  );
}
