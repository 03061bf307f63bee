import { Checkbox, Table, Text } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from "react";
import type { PriceType } from "@solvia/core/pricing/price";
import { officePricesTexts } from "../../../../i18n/areas/office-prices.ts";
import { officeProductsTexts } from "../../../../i18n/areas/office-products.ts";
import { notation } from "../../../../i18n/format.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { AnchorLink } from "../../../../ui/links.tsx";
import { cellKey, cellText, pastedBlock, placeAfter, readCell, type Place } from "./grid-model.ts";
import { PriceCell } from "./price-cell.tsx";
import { typeName } from "./price-words.ts";
import { storedAmount, type Row } from "./stored-amount.ts";
import type { PriceEdits } from "./use-price-edits.ts";

interface Props {
  rows: readonly Row[];
  locale: string;
  types: readonly PriceType[];
  edits: PriceEdits;
  selected: ReadonlySet<string>;
  select: (ids: ReadonlySet<string>) => void;
}

/** The grid as a sheet: one cell has the focus, keys move it, and what is typed goes into it. */
export function PriceSheet({ rows, locale, types, edits, selected, select }: Props) {
  const { t, language } = useTexts(officePricesTexts, officeProductsTexts);
  const signs = notation(language);
  const table = useRef<HTMLTableElement>(null);
  const [chosen, setPlace] = useState<Place>({ row: 0, column: 0 });
  const place = { row: Math.min(chosen.row, rows.length - 1), column: Math.min(chosen.column, types.length - 1) };
  const [typed, setTyped] = useState<string | undefined>();
  const go = (next: Place) => {
    setTyped(undefined);
    setPlace(next);
    table.current?.querySelector<HTMLElement>(`[data-place="${next.row} ${next.column}"]`)?.focus();
  };
  const step = (key: string) => go(placeAfter(place, key, rows.length, types.length) ?? place);
  const cellAt = ({ row, column }: Place) => rows[row]?.cells.find(({ priceType }) => priceType === types[column]);
  /** Empty cells of a block leave the price as it is; what isn't plain is asked above the sheet. */
  const put = (texts: readonly (readonly string[])[]) => {
    const said = texts.flatMap((line, down) =>
      line.map((text, right) => {
        const at = { row: place.row + down, column: place.column + right };
        return { row: rows[at.row], cell: cellAt(at), text, reading: readCell(text, signs) };
      }),
    );
    const inside = said.flatMap(({ row, cell, ...rest }) => (row && cell ? [{ row, cell, ...rest }] : []));
    const exact = inside.flatMap(({ row, cell, reading }) =>
      reading.is === "exact" ? [{ row, locale, cell, amount: reading.value }] : [],
    );
    const unclear = inside.flatMap(({ row, cell, text, reading }) =>
      reading.is === "asked" || reading.is === "refused" ? [{ row, locale, cell, text, reading }] : [],
    );
    if (exact.length > 0 || unclear.length > 0) edits.put(exact, unclear);
    const outside = said.filter(({ row, cell, text }) => !(row && cell) && text.trim() !== "").length;
    if (outside > 0)
      notifications.show({ color: "orange", message: t("officePrices.grid.outside", { count: outside }) });
  };
  /** On purpose, by its key: confirmed when it is saved. */
  const endPrice = () => {
    const [row, cell] = [rows[place.row], cellAt(place)];
    if (row && cell) edits.put([{ row, locale, cell, amount: { price: null, discount: 0 } }]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (typed !== undefined || !(event.target instanceof HTMLTableCellElement)) return;
    const { key, ctrlKey, metaKey, shiftKey } = event;
    if (ctrlKey || metaKey) {
      const letter = key.toLowerCase();
      if (letter === "y" || (letter === "z" && shiftKey)) edits.stepForth();
      else if (letter === "z") edits.stepBack();
      else return;
    } else if (placeAfter(place, key, rows.length, types.length)) step(key);
    else if (key === "Enter" || key === "F2") setTyped("");
    else if (/^[\d,.]$/.test(key)) setTyped(key);
    else if (key === "Delete" || key === "Backspace") endPrice();
    else if (key === " ") select(selected.symmetricDifference(new Set([rows[place.row]?.id ?? ""])));
    else return;
    event.preventDefault();
  };
  const onPaste = (event: ClipboardEvent) => {
    if (typed !== undefined) return;
    event.preventDefault();
    put(pastedBlock(event.clipboardData.getData("text")));
  };
  const onCopy = (event: ClipboardEvent) => {
    const [cell, row] = [cellAt(place), rows[place.row]];
    if (typed !== undefined || !cell || !row || !document.getSelection()?.isCollapsed) return;
    event.preventDefault();
    const shown = edits.edits[cellKey({ productId: row.id, locale, priceType: cell.priceType })] ?? storedAmount(cell);
    event.clipboardData.setData("text", cellText(shown, signs));
  };
  const all = rows.every(({ id }) => selected.has(id));
  return (
    <Table.ScrollContainer minWidth={320 + types.length * 130} type="native" className="price-scroll">
      <Table
        ref={table}
        role="grid"
        aria-label={t("officePrices.grid.table")}
        className="numbers price-sheet cards"
        stickyHeader
        verticalSpacing={4}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onCopy={onCopy}
      >
        <Table.Thead>
          <Table.Tr>
            <Table.Th w={36} className="card-check" data-label={t("officePrices.grid.selectAll")}>
              <Checkbox
                aria-label={t("officePrices.grid.selectAll")}
                checked={all}
                indeterminate={!all && selected.size > 0}
                onChange={() => select(new Set(all ? [] : rows.map(({ id }) => id)))}
              />
            </Table.Th>
            <Table.Th visibleFrom="sm">{t("officeProducts.code")}</Table.Th>
            <Table.Th>{t("officeProducts.name")}</Table.Th>
            {types.map((type) => (
              <Table.Th key={type} ta="right" w={130}>
                {typeName(t, type)}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row, index) => (
            <Table.Tr key={row.id} {...(selected.has(row.id) && { bg: "var(--chosen)" })}>
              <Table.Td className="card-check">
                <Checkbox
                  aria-label={t("officeProducts.select", { name: row.name })}
                  checked={selected.has(row.id)}
                  onChange={() => select(selected.symmetricDifference(new Set([row.id])))}
                />
              </Table.Td>
              <Table.Td className="card-hidden">{row.productCode}</Table.Td>
              <Table.Th scope="row" fw={400} className="card-title">
                <AnchorLink to="/back-office/save-product/$id" params={{ id: row.id }} size="sm">
                  {row.name}
                </AnchorLink>
                <Text size="xs" c="dimmed">
                  {row.brand}
                  <Text component="span" size="xs" hiddenFrom="sm">
                    {" "}
                    · {row.productCode}
                  </Text>
                </Text>
              </Table.Th>
              {types.map((type, column) => (
                <PriceCell
                  key={type}
                  row={row}
                  type={type}
                  locale={locale}
                  place={{ row: index, column }}
                  current={place.row === index && place.column === column}
                  typed={place.row === index && place.column === column ? typed : undefined}
                  edits={edits}
                  choose={setPlace}
                  edit={() => setTyped("")}
                  done={(text, key) => {
                    if (text !== undefined) put([[text]]);
                    if (key === undefined) setTyped(undefined);
                    else step(key);
                  }}
                />
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
