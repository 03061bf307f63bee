import { Badge, Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import { listMovements } from "@solvia/core/contract/back-office/logistics";
import type { AnswerOf } from "@solvia/core/contract/endpoint";
import { romeDate } from "@solvia/core/platform/time";
import type { SearchOf } from "../../../../api/search-of.ts";
import { officeStockTexts } from "../../../../i18n/areas/office-stock.ts";
import { officeTexts } from "../../../../i18n/areas/office.ts";
import { date } from "../../../../i18n/format.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { declareList, type Words } from "../../../../ui/list/declaration.ts";
import { OfficeList } from "../../../office-kit/office-list.tsx";
import { LoadDialog } from "./load-dialog.tsx";
import { TransferDialog } from "./transfer-dialog.tsx";
import { UnloadDialog } from "./unload-dialog.tsx";
import { MovementActs } from "./movement-acts.tsx";
import { useWarehouses } from "./use-warehouses.ts";
import { WarehouseFilter } from "./warehouse-choice.tsx";
import { useNamedWarehouses } from "./use-named-warehouses.ts";

type Contract = typeof listMovements;
export type Movement = AnswerOf<Contract>["items"][number];

const colours = { forecast: "orange", booked: "blue", done: "green", cancelled: "gray" } as const;

const pieces = ({ lines }: Movement): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);

const lineWords = ({ productCode, name, productId }: Movement["lines"][number]): string =>
  [productCode ?? productId, name].filter(Boolean).join(" · ");

/** What moves, by its first article. */
function goodsWords({ lines }: Movement, { t }: Pick<Words, "t">): string {
  const [first, ...more] = lines;
  if (!first) return "";
  return more.length === 0 ? lineWords(first) : `${lineWords(first)} ${t("officeStock.more", { count: more.length })}`;
}

const isOverdue = ({ state, direction, forecastOn }: Movement): boolean =>
  state === "forecast" && direction === "load" && forecastOn !== undefined && forecastOn < romeDate(new Date());

/** What comes into the warehouses and leaves them. */
const movements = declareList({
  name: "movements",
  contract: listMovements,
  title: "officeStock.movements",
  nameOf: (movement, words) => goodsWords(movement, words),
  filters: {
    text: { kind: "words", heading: "officeStock.search" },
    direction: {
      kind: "choice",
      heading: "officeStock.direction",
      any: "officeStock.all",
      word: (value, { t }) => t(`officeStock.directions.${value}`, { defaultValue: value }),
    },
    state: {
      kind: "choice",
      heading: "officeStock.state",
      any: "officeStock.all",
      word: (value, { t }) => t(`officeStock.states.${value}`, { defaultValue: value }),
    },
    cause: {
      kind: "choice",
      heading: "officeStock.cause",
      any: "officeStock.all",
      word: (value, { t }) => t(`officeStock.causes.${value}`, { defaultValue: value }),
    },
    warehouseId: { kind: "own", Field: WarehouseFilter },
    period: { kind: "month", heading: "officeStock.period", unless: ["state", "productId"] },
  },
  columns: [
    { id: "goods", heading: "officeStock.goods", lead: true, least: 24, value: goodsWords },
    { id: "pieces", heading: "officeStock.pieces", kind: "number", value: pieces },
    {
      id: "direction",
      heading: "officeStock.direction",
      whole: true,
      value: ({ direction }, { t }) => t(`officeStock.directions.${direction}`),
    },
    {
      id: "state",
      heading: "officeStock.state",
      whole: true,
      value: ({ state }, { t }) => t(`officeStock.states.${state}`),
      cell: (movement, { t }) => (
        <Group gap={4} wrap="nowrap">
          <Badge variant="light" color={colours[movement.state]} c="bright" size="sm" tt="none">
            {t(`officeStock.states.${movement.state}`)}
          </Badge>
          {movement.reversedBy && <Text size="xs">{t("officeStock.reversed")}</Text>}
        </Group>
      ),
    },
    {
      id: "cause",
      heading: "officeStock.cause",
      whole: true,
      value: ({ cause }, { t }) => t(`officeStock.causes.${cause}`),
    },
    {
      id: "warehouse",
      heading: "officeStock.warehouse",
      // Its name is put in its place by `useNamedWarehouses`.
      value: ({ warehouseId }) => warehouseId,
    },
    {
      id: "forecastOn",
      heading: "officeStock.forecastOn",
      kind: "date",
      value: ({ forecastOn }) => forecastOn,
      cell: (movement, { t, language }) =>
        movement.forecastOn && (
          <>
            {date(movement.forecastOn, language)}
            {isOverdue(movement) && (
              <Text span size="xs" c="red">
                {" "}
                {t("officeStock.overdue")}
              </Text>
            )}
          </>
        ),
    },
    { id: "createdOn", heading: "officeStock.createdOn", kind: "instant", value: ({ createdOn }) => createdOn },
    { id: "doneOn", heading: "officeStock.doneOn", kind: "instant", more: true, value: ({ doneOn }) => doneOn },
    { id: "reason", heading: "officeStock.reason", more: true, value: ({ reason }) => reason },
    { id: "reference", heading: "officeStock.reference", more: true, value: ({ reference }) => reference },
    {
      id: "acts",
      heading: "officeStock.actions",
      act: true,
      value: () => undefined,
      cell: (movement) => <MovementActs movement={movement} />,
    },
  ],
  Peek: Lines,
  empty: { title: "officeStock.movementsNone", hint: "officeStock.movementsNoneHint" },
  Beginnings,
});

const damagedWords = ({ lines }: Movement, productId: string): string =>
  lines.find((line) => line.productId === productId)?.productCode ?? productId;

/** All that moves, with why. */
function Lines({ row }: { row: Movement }) {
  const { t } = useTexts(officeStockTexts);
  return (
    <>
      {row.lines.map((line) => (
        <Group key={line.productId} justify="space-between" wrap="nowrap" gap="sm">
          <Text size="sm" className="long-words">
            {lineWords(line)}
          </Text>
          <Text size="sm" className="numbers">
            {line.quantity}
          </Text>
        </Group>
      ))}
      {row.reason && <Text size="sm">{`${t("officeStock.reason")}: ${row.reason}`}</Text>}
      {row.damaged?.map(({ productId, quantity }) => (
        <Text key={productId} size="sm" c="red">
          {t("officeStock.damaged", { count: quantity, name: damagedWords(row, productId) })}
        </Text>
      ))}
      {row.notes && <Text size="sm">{`${t("officeStock.notes")}: ${row.notes}`}</Text>}
      {row.reverses && <Text size="sm">{t("officeStock.reverses")}</Text>}
    </>
  );
}

function Beginnings() {
  const { t } = useTexts(officeStockTexts, officeTexts);
  const { isSeveral } = useWarehouses();
  const [open, setOpen] = useState<"load" | "unload" | "transfer">();
  const close = () => setOpen(undefined);
  return (
    <>
      <Button size="xs" onClick={() => setOpen("load")}>
        {t("officeStock.load")}
      </Button>
      <Button size="xs" variant="default" onClick={() => setOpen("unload")}>
        {t("officeStock.unload")}
      </Button>
      {isSeveral && (
        <Button size="xs" variant="default" onClick={() => setOpen("transfer")}>
          {t("officeStock.transfer")}
        </Button>
      )}
      {open === "load" && <LoadDialog onClose={close} />}
      {open === "unload" && <UnloadDialog onClose={close} />}
      {open === "transfer" && <TransferDialog onClose={close} />}
    </>
  );
}

export const MovementsPage = ({ search }: { search: SearchOf<Contract> }) => (
  <OfficeList list={useNamedWarehouses(movements)} search={search} />
);
