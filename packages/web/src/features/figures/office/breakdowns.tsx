import { SimpleGrid, Title } from "@mantine/core";
import { figure } from "../../../i18n/format.ts";
import { AnchorLink } from "../../../ui/links.tsx";
import { SmallTable } from "../../../ui/table/small-table.tsx";
import { hasAmount, useFigureWords, type Parted } from "./figures.ts";

/** Figures by the values of dimensions: each leads to what of it falls to that value. */
export function Breakdowns({ by, period }: { by: readonly Parted[]; period: string }) {
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} style={{ alignItems: "start" }}>
      {by
        .filter(({ rows }) => rows.length > 0)
        .map((parted) => (
          <Breakdown key={`${parted.mark}-${parted.dimension}`} parted={parted} period={period} />
        ))}
    </SimpleGrid>
  );
}

function Breakdown({ parted: { mark, dimension, rows }, period }: { parted: Parted; period: string }) {
  const { t, language, amount, valueName } = useFigureWords();
  const withPower = rows.some(({ wp }) => wp > 0);
  return (
    <section>
      <Title order={2} size="h5" mb="xs">
        {t("officeFigures.parted", {
          figure: t(`officeFigures.marks.${mark}`),
          dimension: t(`officeFigures.dimensions.${dimension}`).toLowerCase(),
        })}
      </Title>
      <SmallTable
        rows={rows}
        keyOf={({ value }) => value}
        stays
        columns={[
          {
            heading: t(`officeFigures.dimension.${dimension}`),
            strong: true,
            render: ({ value, name }) => (
              <AnchorLink to="/back-office/kpi/records" search={{ period, mark, dimension, value }} size="sm">
                {valueName(dimension, value, name)}
              </AnchorLink>
            ),
          },
          { heading: t("officeFigures.count"), right: true, render: ({ count }) => figure(count, language) },
          ...(hasAmount(mark)
            ? [
                {
                  heading: t("officeFigures.net"),
                  right: true as const,
                  render: (row: Parted["rows"][number]) => amount(mark, row.amount),
                },
              ]
            : []),
          ...(withPower
            ? [
                {
                  heading: "Wp",
                  right: true as const,
                  render: ({ wp }: Parted["rows"][number]) => figure(wp, language),
                },
              ]
            : []),
        ]}
      />
    </section>
  );
}
