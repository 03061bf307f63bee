import { Badge, Card, Group, NativeSelect, Text, TextInput } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import type { AnswerOf } from "@solvia/core/contract/endpoint";
import type { listWarehouseShipments as Contract } from "@solvia/core/contract/warehouse";
import { pagesOf } from "../../api/client.ts";
import { listWarehouseShipments } from "../../api/endpoints/warehouse.gen.ts";
import { officeWarehouseTexts } from "../../i18n/areas/office-warehouse.ts";
import { date } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { Form } from "../../ui/form.tsx";
import { AnchorLink } from "../../ui/links.tsx";
import { Failure } from "../../ui/states.tsx";
import { Waiting } from "../../ui/waiting/waiting.tsx";
import { FloorPage } from "./floor-page.tsx";
import { HouseChoice } from "./house-choice.tsx";
import { MoreRows, NoRows } from "./more-rows.tsx";
import { outputSearch, outputStates, type OutputSearch, type OutputState } from "./output-search.ts";

type Row = AnswerOf<typeof Contract>["items"][number];

/** It is looked for when nothing was typed for so long (ms). */
const pause = 300;

/** What is to leave, by how far it is, the most urgent first. */
export function OutputsPage(search: OutputSearch) {
  const { t } = useTexts(officeWarehouseTexts);
  const navigate = useNavigate();
  const [typed, setTyped] = useState(search.text ?? "");
  const { status = "to_prepare", warehouse, text } = search;
  const change = (changed: OutputSearch) =>
    void navigate({
      to: "/warehouses/outputs",
      search: (now) => outputSearch({ ...now, ...changed }),
      replace: true,
    });
  const look = useDebouncedCallback((words: string) => change({ text: words.trim() }), pause);
  return (
    <FloorPage title={t("floor.outputs")}>
      <HouseChoice value={warehouse} onChange={(chosen) => change({ warehouse: chosen })} />
      <NativeSelect
        size="lg"
        aria-label={t("floor.outputs")}
        value={status}
        data={outputStates.map((value) => ({ value, label: t(`floor.states.${value}`) }))}
        onChange={({ currentTarget }) => change({ status: currentTarget.value as OutputState })}
      />
      <Form
        typed={false}
        onSubmit={(event) => {
          event.preventDefault();
          look.flush();
        }}
      >
        <TextInput
          size="lg"
          type="search"
          label={t("floor.search")}
          description={t("floor.searchHint")}
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            look(currentTarget.value);
          }}
          enterKeyHint="search"
        />
      </Form>
      <Rows status={status} warehouse={warehouse} text={text} />
    </FloorPage>
  );
}

interface Looked {
  status: OutputState;
  warehouse: string | undefined;
  text: string | undefined;
}

function Rows({ status, warehouse, text }: Looked) {
  const { t } = useTexts(officeWarehouseTexts);
  const list = useInfiniteQuery(
    pagesOf(listWarehouseShipments, { query: { status, warehouseId: warehouse, text, limit: 30 } }),
  );
  if (list.error && !list.data) return <Failure error={list.error} retry={() => void list.refetch()} />;
  if (!list.data) return <Waiting shape="cards" />;
  const rows = list.data.pages.flatMap(({ items }) => items);
  return (
    <>
      {rows.length === 0 && <NoRows title={t("floor.outputsNone")} hint={t("floor.outputsNoneHint")} />}
      {rows.map((row) => (
        <Output key={row.id} row={row} asked={status} />
      ))}
      <MoreRows query={list} />
    </>
  );
}

/** One of them; where a number or a serial has found it in another state than the one that is looked at, it says which. */
function Output({ row, asked }: { row: Row; asked: OutputState }) {
  const { t, language } = useTexts(officeWarehouseTexts);
  const { id, orderNumber, customerName, place, pickup, siteNeeds, pieces, priority, plannedOn, carrier } = row;
  const { block, held } = row;
  return (
    <Card withBorder padding="md" component="article">
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <AnchorLink to="/warehouses/outputs/$id" params={{ id }} fw={600} size="lg">
          {t("floor.output", { number: orderNumber })}
        </AnchorLink>
        <Text fw={700} size="lg" className="numbers">
          {t("floor.pieces", { count: pieces })}
        </Text>
      </Group>
      <Text className="long-words">{customerName}</Text>
      <Text size="sm">
        {[pickup ? t("floor.pickup") : place, ...siteNeeds.map((need) => t(`floor.needs.${need}`)), carrier]
          .filter(Boolean)
          .join(" · ")}
      </Text>
      {block && (
        <Text fw={700} c="orange.8">
          {[t(`floor.blocks.${block}`), held].filter(Boolean).join(" ")}
        </Text>
      )}
      <Group gap="xs">
        {row.state !== asked && (
          <Badge color="blue" variant="light" c="bright" tt="none" size="lg">
            {t(`floor.states.${row.state}`)}
          </Badge>
        )}
        {priority > 0 && (
          <Badge color="orange" variant="light" c="bright" tt="none" size="lg">
            {t("floor.urgent")}
          </Badge>
        )}
        {plannedOn && <Text size="sm">{t("floor.plannedOn", { on: date(plannedOn, language) })}</Text>}
      </Group>
    </Card>
  );
}
