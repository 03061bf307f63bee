import { SimpleGrid, Skeleton, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import type { getApiUsage as Contract } from "@solvia/core/contract/dropshipping";
import type { AnswerOf } from "@solvia/core/contract/endpoint";
import type { KeyMode } from "@solvia/core/platform/http/key-scopes";
import { queryOf } from "../../api/client.ts";
import { getApiUsage } from "../../api/endpoints.gen.ts";
import { dropshippingTexts } from "../../i18n/areas/dropshipping.ts";
import { dayAndMonth, figure } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { Failure } from "../../ui/states.tsx";
import { SmallTable } from "../../ui/table/small-table.tsx";
import { Waiting } from "../../ui/waiting/waiting.tsx";
import { Section } from "../profile/section.tsx";

type Usage = AnswerOf<typeof Contract>;

// It brings a library for charts along, which nothing else here needs.
const Bars = lazy(() => import("../../ui/charts/count-bars.tsx").then(({ CountBars }) => ({ default: CountBars })));
const barsHeight = 220;

/** What was called of the API by day and by endpoint, and how it went. */
export function UsageSection({ mode, days }: { mode: KeyMode; days: number }) {
  const { t } = useTexts(dropshippingTexts);
  const { data, error, refetch } = useQuery(queryOf(getApiUsage, { query: { mode, days: String(days) } }));
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Waiting shape="cards" count={1} />;
  return (
    <Section title={t("dropshipping.usage")}>
      {data.total.calls === 0 ? <Text c="dimmed">{t("dropshipping.noCalls")}</Text> : <Figures usage={data} />}
    </Section>
  );
}

function Figures({ usage: { total, days, endpoints } }: { usage: Usage }) {
  const { t, language } = useTexts(dropshippingTexts);
  const count = (n: number | undefined) => figure(n ?? 0, language);
  const ms = (n: number | undefined) => (n === undefined ? "" : t("dropshipping.ms", { n: figure(n, language) }));
  const figures = [
    [t("dropshipping.calls"), count(total.calls)],
    [t("dropshipping.refused"), count(total.refused)],
    [t("dropshipping.failed"), count(total.failed)],
    [t("dropshipping.limited"), count(total.limited)],
    [t("dropshipping.mean"), ms(total.meanMs)],
    [t("dropshipping.within95"), ms(total.within95Ms)],
  ] as const;
  const bars = days.map(({ day, calls, refused, failed, limited }) => ({
    at: dayAndMonth(new Date(`${day}T12:00:00Z`), language),
    calls: calls - refused - failed - limited,
    refused: refused + limited,
    failed,
  }));
  return (
    <Stack>
      <SimpleGrid cols={{ base: 2, sm: 3, lg: 6 }} spacing="sm">
        {figures.map(([label, value]) => (
          <div key={label}>
            <Text size="sm" c="dimmed">
              {label}
            </Text>
            <Text fw={600} className="numbers">
              {value}
            </Text>
          </div>
        ))}
      </SimpleGrid>
      <Suspense fallback={<Skeleton h={barsHeight} />}>
        <Bars
          bars={bars}
          height={barsHeight}
          kinds={[
            { name: "calls", label: t("dropshipping.calls"), color: "leaf.7" },
            { name: "refused", label: t("dropshipping.refused"), color: "orange.5" },
            { name: "failed", label: t("dropshipping.failed"), color: "red.7" },
          ]}
        />
      </Suspense>
      <SmallTable
        rows={endpoints}
        keyOf={({ endpoint }) => endpoint}
        minWidth={620}
        columns={[
          { heading: t("dropshipping.endpoint"), strong: true, render: ({ endpoint }) => endpoint },
          { heading: t("dropshipping.calls"), right: true, render: ({ calls }) => count(calls) },
          { heading: t("dropshipping.refused"), right: true, render: ({ refused }) => count(refused) },
          { heading: t("dropshipping.failed"), right: true, render: ({ failed }) => count(failed) },
          { heading: t("dropshipping.limited"), right: true, render: ({ limited }) => count(limited) },
          { heading: t("dropshipping.mean"), right: true, render: ({ meanMs }) => ms(meanMs) },
          { heading: t("dropshipping.within95"), right: true, render: ({ within95Ms }) => ms(within95Ms) },
        ]}
      />
      <SmallTable
        rows={days.filter(({ calls }) => calls > 0).toReversed()}
        keyOf={({ day }) => day}
        most={260}
        stays
        columns={[
          {
            heading: t("dropshipping.day"),
            render: ({ day }) => dayAndMonth(new Date(`${day}T12:00:00Z`), language),
          },
          { heading: t("dropshipping.calls"), right: true, render: ({ calls }) => count(calls) },
          { heading: t("dropshipping.refused"), right: true, render: ({ refused }) => count(refused) },
          { heading: t("dropshipping.failed"), right: true, render: ({ failed }) => count(failed) },
        ]}
      />
    </Stack>
  );
}
