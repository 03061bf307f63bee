import { Badge, Stack, Text, Title } from "@mantine/core";
import { officePurchasesTexts } from "../../../i18n/areas/office-purchases.ts";
import { date, figure } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { SmallTable } from "../../../ui/table/small-table.tsx";
import type { Proposal } from "./purchase.ts";

/** How a proposal comes about, step by step. */
export function ProposalPeek({ row }: { row: Proposal }) {
  const { t, language } = useTexts(officePurchasesTexts);
  const horizon = { date: date(row.horizon, language) };
  const steps: readonly (readonly [words: string, pieces: number])[] = [
    [t("officePurchases.left"), row.left],
    [t("officePurchases.step.available"), row.available],
    [t("officePurchases.step.incoming", horizon), row.incomingInTime],
    ...(row.incomingLater > 0 ? [[t("officePurchases.step.later"), row.incomingLater] as const] : []),
    [t("officePurchases.step.waiting"), row.waiting],
    [t("officePurchases.step.projected"), row.projected],
    [t("officePurchases.step.minimum", { count: row.leadDays }), row.minimum],
    [t("officePurchases.step.target", horizon), row.target],
    [t("officePurchases.step.missing"), row.missing],
    [t("officePurchases.step.quantity", { minimum: row.minQuantity ?? 1, pack: row.pack ?? 1 }), row.quantity],
  ];
  return (
    <Stack gap="xs">
      <Title order={3} size="h5">
        {t("officePurchases.arithmetic")}
      </Title>
      <SmallTable
        rows={steps}
        keyOf={([words]) => words}
        stays
        columns={[
          { heading: t("officePurchases.arithmetic"), render: ([words]) => words },
          { heading: t("officePurchases.pieces"), right: true, render: ([, pieces]) => figure(pieces, language) },
        ]}
      />
      <Text size="sm">
        {t(row.isLeadAssumed ? "officePurchases.leadUsedAssumed" : "officePurchases.leadUsed", { count: row.leadDays })}
        {" · "}
        {row.measured
          ? t("officePurchases.leadMeasured", {
              count: row.measured.deliveries,
              days: t("officePurchases.days", { count: row.measured.days }),
            })
          : t("officePurchases.leadNotMeasured")}
      </Text>
      {row.isLate && (
        <Badge color="red" variant="light" c="bright" tt="none">
          {t("officePurchases.late")}
        </Badge>
      )}
      {row.others > 0 && (
        <Text size="sm" c="dimmed">
          {t("officePurchases.others", { count: row.others })}
        </Text>
      )}
    </Stack>
  );
}
