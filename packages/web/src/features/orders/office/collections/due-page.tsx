import { Button, Checkbox, Container, Group, SegmentedControl, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { mostLines } from "@solvia/core/collections/collection";
import { collectionKinds, type CollectionKind } from "@solvia/core/payments/collection-kinds";
import type { AnswerOf } from "@solvia/core/contract/endpoint";
import type { listDueCollections as Contract } from "@solvia/core/contract/back-office/payments";
import { call, queryOf } from "../../../../api/client.ts";
import { listDueCollections, makeCollection } from "../../../../api/endpoints.gen.ts";
import { officeCollectionsTexts } from "../../../../i18n/areas/office-collections.ts";
import { date, money } from "../../../../i18n/format.ts";
import { inFours } from "../../../../i18n/in-fours.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { AnchorLink } from "../../../../ui/links.tsx";
import { Empty, Failure } from "../../../../ui/states.tsx";
import { SmallTable } from "../../../../ui/table/small-table.tsx";
import { Waiting } from "../../../../ui/waiting/waiting.tsx";
import { BackOffice } from "../../../office-kit/layout.tsx";
import { useToldMutation } from "../../../office-kit/use-told-mutation.ts";
import { ToRecall } from "./to-recall.tsx";
import { useLineColumns, useOrderColumn } from "./use-line-columns.tsx";

type Due = AnswerOf<typeof Contract>;

export const DueCollectionsPage = () => (
  <BackOffice access={listDueCollections.access}>
    <DueCollections />
  </BackOffice>
);

/** What is to go to the bank: chosen, and made a slip. */
function DueCollections() {
  const { t } = useTexts(officeCollectionsTexts);
  const { data, error, refetch } = useQuery(queryOf(listDueCollections, {}));
  return (
    <Container size="xl" py="md">
      <AnchorLink to="/back-office/collections" size="sm">
        {t("officeCollections.all")}
      </AnchorLink>
      <Title order={1} size="h3" mt={4}>
        {t("officeCollections.dueTitle")}
      </Title>
      <Text c="dimmed" mb="md">
        {t("officeCollections.dueHint")}
      </Text>
      {error && <Failure error={error} retry={() => void refetch()} />}
      {!data && !error && <Waiting shape="record" />}
      {data && (
        <Stack gap="lg">
          {data.items.length === 0 ? (
            <Empty title={t("officeCollections.noneDue")} hint={t("officeCollections.noneDueHint")} />
          ) : (
            <Kinds items={data.items} />
          )}
          {data.toRecall.length > 0 && <ToRecall rows={data.toRecall} />}
          {data.hindered.length > 0 && <Hindered rows={data.hindered} />}
        </Stack>
      )}
    </Container>
  );
}

/** The kinds of slips that something is due for, one of them at a time. */
function Kinds({ items }: { items: Due["items"] }) {
  const { t } = useTexts(officeCollectionsTexts);
  const [wished, setWished] = useState<CollectionKind>();
  const kinds = collectionKinds.filter((kind) => items.some((item) => item.kind === kind));
  const kind = kinds.find((one) => one === wished) ?? kinds[0] ?? "riba";
  return (
    <Stack>
      {kinds.length > 1 && (
        <Group>
          <SegmentedControl
            aria-label={t("officeCollections.which")}
            value={kind}
            onChange={setWished}
            data={kinds.map((value) => ({ value, label: t(`officeCollections.kinds.${value}`) }))}
          />
        </Group>
      )}
      <Choice key={kind} kind={kind} items={items.filter((item) => item.kind === kind)} />
    </Stack>
  );
}

function Choice({ kind, items }: { kind: CollectionKind; items: Due["items"] }) {
  const { t, language } = useTexts(officeCollectionsTexts);
  const navigate = useNavigate();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const chosen = items.filter(({ id }) => !left.has(id));
  const taken = chosen.slice(0, mostLines);
  const sum = taken.reduce((total, { amount }) => total + amount, 0);
  const { about, asked } = useLineColumns();
  const make = useToldMutation(
    () => call(makeCollection, { body: { kind, transactions: taken.map(({ id }) => id) } }),
    {
      said: "added",
      after: ({ id }) => navigate({ to: "/back-office/collections/$id", params: { id } }),
    },
  );
  const toggle = (id: string) =>
    setLeft(left.has(id) ? new Set([...left].filter((one) => one !== id)) : new Set([...left, id]));
  return (
    <Stack>
      <SmallTable
        rows={items}
        keyOf={({ id }) => id}
        minWidth={760}
        columns={[
          {
            heading: t("officeCollections.debtor"),
            wide: true,
            render: ({ id, debtor }) => (
              <Checkbox
                label={debtor.name}
                description={inFours(debtor.iban)}
                checked={!left.has(id)}
                onChange={() => toggle(id)}
              />
            ),
          },
          ...about,
          { heading: t("officeCollections.due"), render: ({ dueDate }) => date(dueDate, language) },
          ...asked,
        ]}
      />
      {chosen.length > mostLines && <Text size="sm">{t("officeCollections.tooMany", { most: mostLines })}</Text>}
      <Group>
        <Button disabled={taken.length === 0} loading={make.isPending} onClick={() => make.mutate(undefined)}>
          {t("officeCollections.make", { count: taken.length, money: money(sum, language) })}
        </Button>
      </Group>
    </Stack>
  );
}

function Hindered({ rows }: { rows: Due["hindered"] }) {
  const { t, language } = useTexts(officeCollectionsTexts);
  const order = useOrderColumn();
  return (
    <div>
      <Title order={2} size="h4">
        {t("officeCollections.hindered")}
      </Title>
      <SmallTable
        rows={rows}
        keyOf={({ id }) => id}
        minWidth={560}
        columns={[
          { heading: t("officeCollections.debtor"), wide: true, render: ({ customer }) => customer },
          order,
          { heading: t("officeCollections.due"), render: ({ dueDate }) => dueDate && date(dueDate, language) },
          {
            heading: t("officeCollections.hindrance"),
            render: ({ hindrance }) => t(`officeCollections.hindrances.${hindrance}`),
          },
          { heading: t("officeCollections.amount"), right: true, render: ({ amount }) => money(amount, language) },
        ]}
      />
    </div>
  );
}
