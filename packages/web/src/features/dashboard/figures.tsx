import { Card, SimpleGrid, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { dashboardTexts } from "../../i18n/areas/dashboard.ts";
import { figure, money } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { AnchorLink } from "../../ui/links.tsx";
import { ofYear, type Dashboard } from "./months.ts";

/** What the orders came to, at one look. */
export function Figures({ months, all }: Pick<Dashboard, "months" | "all">) {
  const { t, language } = useTexts(dashboardTexts);
  const year = ofYear(months);
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }} component="dl" m={0}>
      <Figure name={t("dashboard.spent")} hint={t("dashboard.spentHint")}>
        {money(year.total, language)}
      </Figure>
      <Figure name={t("dashboard.orders")}>{figure(year.orders, language)}</Figure>
      <Figure name={t("dashboard.due")} hint={t("dashboard.dueHint")}>
        {all.due > 0 ? (
          <AnchorLink to="/transactions" inherit>
            {money(all.due, language)}
          </AnchorLink>
        ) : (
          money(0, language)
        )}
      </Figure>
      <Figure name={t("dashboard.saved")} hint={t("dashboard.savedHint")}>
        {money(year.saved, language)}
      </Figure>
    </SimpleGrid>
  );
}

function Figure({ name, hint, children }: { name: string; hint?: string; children: ReactNode }) {
  return (
    <Card withBorder padding="md" className="numbers">
      <Text component="dt" size="sm" c="dimmed">
        {name}
      </Text>
      <Text component="dd" m={0} fz="h3" fw={700}>
        {children}
      </Text>
      {hint && (
        <Text component="dd" m={0} size="xs" c="dimmed">
          {hint}
        </Text>
      )}
    </Card>
  );
}
