import { Text, Title } from "@mantine/core";
import type { AnswerOf } from "@solvia/core/contract/endpoint";
import type { listDueCollections as Contract } from "@solvia/core/contract/back-office/payments";
import { officeCollectionsTexts } from "../../../../i18n/areas/office-collections.ts";
import { date, money } from "../../../../i18n/format.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { AnchorLink } from "../../../../ui/links.tsx";
import { SmallTable } from "../../../../ui/table/small-table.tsx";
import { useOrderColumn } from "./use-line-columns.tsx";

/** Lines at the bank that ask for what other money has paid, each a way to its slip, where it is recalled. */
export function ToRecall({ rows }: { rows: AnswerOf<typeof Contract>["toRecall"] }) {
  const { t, language } = useTexts(officeCollectionsTexts);
  const order = useOrderColumn();
  return (
    <div>
      <Title order={2} size="h4">
        {t("officeCollections.toRecall")}
      </Title>
      <Text size="sm" c="dimmed" mb="xs">
        {t("officeCollections.toRecallHint")}
      </Text>
      <SmallTable
        rows={rows}
        keyOf={({ id }) => id}
        minWidth={640}
        columns={[
          {
            heading: t("officeCollections.number"),
            render: ({ collectionId, number }) => (
              <AnchorLink to="/back-office/collections/$id" params={{ id: collectionId }} size="sm">
                {number}
              </AnchorLink>
            ),
          },
          { heading: t("officeCollections.debtor"), wide: true, render: ({ customer }) => customer },
          order,
          { heading: t("officeCollections.collected"), render: ({ on }) => date(on, language) },
          {
            heading: t("officeCollections.why"),
            wide: true,
            render: ({ why, left }) => t(`officeCollections.vain.${why}`, { money: money(left, language) }),
          },
          { heading: t("officeCollections.asked"), right: true, render: ({ amount }) => money(amount, language) },
        ]}
      />
    </div>
  );
}
