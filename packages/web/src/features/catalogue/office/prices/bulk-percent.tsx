import { Button, Checkbox, Group, NativeSelect, Paper, Stack, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useState } from "react";
import type { PriceType } from "@solvia/core/pricing/price";
import { officePricesTexts } from "../../../../i18n/areas/office-prices.ts";
import { officeProductsTexts } from "../../../../i18n/areas/office-products.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { Dialog } from "../../../../ui/dialogs/dialog.tsx";
import { PercentField } from "../../../../ui/fields/number-fields.tsx";
import type { Held } from "../../../../ui/fields/read-field.tsx";
import { cellKey, changedByPercent, roundings, type Amount, type Rounding } from "./grid-model.ts";
import { amount, typeName } from "./price-words.ts";
import { storedAmount, type Cell, type Row } from "./stored-amount.ts";
import type { PriceEdits } from "./use-price-edits.ts";
import { SmallTable } from "../../../../ui/table/small-table.tsx";

interface Props {
  rows: readonly Row[];
  locale: string;
  types: readonly PriceType[];
  edits: PriceEdits;
  clear: () => void;
  /** Selects what the filters find beyond this page; absent where that is all. */
  selectFound?: { run: () => void; running: boolean } | undefined;
}

/** So many changes are shown before they are brought into the grid; all of them are brought. */
const shownChanges = 100;

/** What can be done with the selected products' prices. */
export function BulkPercent({ clear, selectFound, ...props }: Props) {
  const { t } = useTexts(officePricesTexts, officeProductsTexts);
  const [opened, { open, close }] = useDisclosure(false);
  const name = t("officePrices.grid.selected", { count: props.rows.length });
  return (
    <Paper withBorder p="xs" mb="sm" role="region" aria-label={name}>
      <Group gap="xs">
        <Text fw={600} size="sm" role="status">
          {name}
        </Text>
        <Button size="compact-sm" variant="default" onClick={open}>
          {t("officePrices.grid.bulk")}
        </Button>
        {selectFound && (
          <Button size="compact-sm" variant="subtle" loading={selectFound.running} onClick={selectFound.run}>
            {t("officePrices.grid.selectFound")}
          </Button>
        )}
        <Button size="compact-sm" variant="subtle" ml="auto" onClick={clear}>
          {t("officeProducts.unselect")}
        </Button>
      </Group>
      {opened && (
        <Dialog onClose={close} title={t("officePrices.grid.bulk")} size={700}>
          <PercentForm
            {...props}
            close={() => {
              close();
              clear();
            }}
          />
        </Dialog>
      )}
    </Paper>
  );
}

interface Change {
  row: Row;
  cell: Cell;
  before: Amount & { price: number };
  after: Amount & { price: number };
}

function PercentForm({
  rows,
  locale,
  types,
  edits,
  close,
}: Omit<Props, "clear" | "selectFound"> & { close: () => void }) {
  const { t } = useTexts(officePricesTexts, officeProductsTexts);
  const [percent, setPercent] = useState<Held>("");
  const [chosen, setChosen] = useState<readonly string[]>(types);
  const [rounding, setRounding] = useState<Rounding>("cent");
  const changes = typeof percent === "number" ? changesOf(percent) : [];
  function changesOf(by: number): Change[] {
    return rows.flatMap((row) =>
      row.cells
        .filter(({ priceType }) => chosen.includes(priceType))
        .flatMap((cell): Change[] => {
          const edited = edits.edits[cellKey({ productId: row.id, locale, priceType: cell.priceType })];
          const { price, discount } = edited ?? storedAmount(cell);
          if (price === null) return [];
          const after = changedByPercent(price, by, rounding);
          return after === price ? [] : [{ row, cell, before: { price, discount }, after: { price: after, discount } }];
        }),
    );
  }
  const apply = () => {
    edits.put(changes.map(({ row, cell, after }) => ({ row, locale, cell, amount: after })));
    close();
  };
  return (
    <Stack>
      <Group align="flex-end">
        <PercentField
          label={t("officePrices.grid.percent")}
          value={percent}
          onChange={setPercent}
          minimum={-9900}
          maximum={100_000}
          w={170}
          data-autofocus
        />
        <NativeSelect
          label={t("officePrices.grid.rounding")}
          value={rounding}
          data={roundings.map((value) => ({ value, label: t(`officePrices.grid.roundings.${value}`) }))}
          onChange={(event) => setRounding(roundings.find((one) => one === event.currentTarget.value) ?? "cent")}
        />
      </Group>
      <Checkbox.Group label={t("officePrices.grid.which")} value={[...chosen]} onChange={setChosen}>
        <Group gap="md" mt={4}>
          {types.map((type) => (
            <Checkbox key={type} value={type} label={typeName(t, type)} />
          ))}
        </Group>
      </Checkbox.Group>
      {typeof percent === "number" && changes.length === 0 && (
        <Text size="sm">{t("officePrices.grid.noneToChange")}</Text>
      )}
      {changes.length > 0 && <Preview changes={changes} />}
      <Group justify="space-between">
        <Text size="xs" c="dimmed">
          {t("officePrices.grid.applyHint")}
        </Text>
        <Button disabled={changes.length === 0} onClick={apply}>
          {t("officePrices.grid.apply", { count: changes.length })}
        </Button>
      </Group>
    </Stack>
  );
}

function Preview({ changes }: { changes: readonly Change[] }) {
  const { t, language } = useTexts(officePricesTexts, officeProductsTexts);
  return (
    <div role="group" aria-label={t("officePrices.grid.preview")}>
      <SmallTable
        rows={changes.slice(0, shownChanges)}
        keyOf={({ row, cell }) => `${row.id} ${cell.priceType}`}
        minWidth={420}
        most={320}
        stays
        columns={[
          { heading: t("officeProducts.code"), render: ({ row }) => row.productCode },
          { heading: t("officePrices.panel.type"), render: ({ cell }) => typeName(t, cell.priceType) },
          { heading: t("officePrices.grid.before"), right: true, render: ({ before }) => amount(before, language) },
          {
            heading: t("officePrices.grid.after"),
            right: true,
            strong: true,
            render: ({ after }) => amount(after, language),
          },
        ]}
      >
        {changes.length > shownChanges && (
          <Text size="sm" p="xs">
            {t("officePrices.grid.morePreview", { count: changes.length - shownChanges })}
          </Text>
        )}
      </SmallTable>
    </div>
  );
}
