import { Button, Group, Table, Text, VisuallyHidden } from "@mantine/core";
import { useRef, useState } from "react";
import type { PriceType } from "@solvia/core/pricing/price";
import { officePricesTexts } from "../../../../i18n/areas/office-prices.ts";
import { money, notation } from "../../../../i18n/format.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { refusalText } from "../../../../ui/fields/reading-words.ts";
import { cellKey, cellText, readCell, type Amount, type Edit, type Place } from "./grid-model.ts";
import { amount, lastDay, typeName } from "./price-words.ts";
import { storedAmount, type Cell, type Row } from "./stored-amount.ts";
import type { PriceEdits } from "./use-price-edits.ts";

interface Props {
  row: Row;
  type: PriceType;
  locale: string;
  place: Place;
  /** Whether keys go to this cell. */
  current: boolean;
  /** Where it is being edited: the character that began it. */
  typed: string | undefined;
  edits: PriceEdits;
  choose: (place: Place) => void;
  edit: () => void;
  /** Ends the editing with a text, or without one to keep what was; the key moves on, if there is one. */
  done: (text: string | undefined, key?: string) => void;
}

/** A price in the grid: read, edited, changed and not yet saved, or changed by somebody else too. */
export function PriceCell({ row, type, locale, place, current, typed, edits, choose, edit, done }: Props) {
  const { t } = useTexts(officePricesTexts);
  const cell = row.cells.find(({ priceType }) => priceType === type);
  if (!cell) return <Table.Td />;
  const key = cellKey({ productId: row.id, locale, priceType: type });
  const changed = edits.edits[key];
  const shown = changed ?? storedAmount(cell);
  return (
    <Table.Td
      ta="right"
      tabIndex={current ? 0 : -1}
      data-place={`${place.row} ${place.column}`}
      className="price-cell"
      data-label={typeName(t, type)}
      {...(changed && { "data-changed": changed.theirs ? "conflict" : "pending" })}
      onFocus={() => choose(place)}
      onDoubleClick={edit}
      onClick={({ nativeEvent }) => {
        // A finger has no second click to spare, nor keys.
        if (!(nativeEvent instanceof PointerEvent) || nativeEvent.pointerType !== "touch" || typed !== undefined)
          return;
        choose(place);
        edit();
      }}
    >
      {typed === undefined ? (
        <Shown shown={shown} cell={cell} />
      ) : (
        <CellInput
          label={t("officePrices.grid.cell", { type: typeName(t, type), name: row.name })}
          begun={typed}
          before={shown}
          done={done}
        />
      )}
      {changed?.theirs && typed === undefined && (
        <Conflict
          edit={changed}
          theirs={changed.theirs}
          keepMine={() => edits.put([{ row, locale, cell, amount: changed }])}
          keepTheirs={() => edits.forget([key])}
        />
      )}
    </Table.Td>
  );
}

function Shown({ shown, cell }: { shown: Amount; cell: Cell }) {
  const { t, language } = useTexts(officePricesTexts);
  const { price, discount } = shown;
  return (
    <>
      {price === null ? (
        <>
          <Text component="span" c="dimmed" aria-hidden>
            –
          </Text>
          <VisuallyHidden>{t("officePrices.grid.empty")}</VisuallyHidden>
        </>
      ) : (
        amount({ price, discount }, language)
      )}
      {cell.validTo && (
        <Text size="xs" c="dimmed">
          {t("officePrices.grid.until", { to: lastDay(cell.validTo, language) })}
        </Text>
      )}
      {cell.scheduled > 0 && (
        <Text size="xs" c="dimmed">
          {t("officePrices.grid.scheduled", { count: cell.scheduled })}
        </Text>
      )}
    </>
  );
}

interface InputProps {
  label: string;
  begun: string;
  before: Amount;
  done: Props["done"];
}

function CellInput({ label, begun, before, done }: InputProps) {
  const { t, language } = useTexts(officePricesTexts);
  const signs = notation(language);
  const [text, setText] = useState(begun || cellText(before, signs));
  const reading = readCell(text, signs);
  const faulty = reading.is === "refused";
  const ended = useRef(false);
  /** Moving the focus away is a blur too: only the first end counts. */
  const end = (...how: Parameters<typeof done>) => {
    if (ended.current) return;
    ended.current = true;
    done(...how);
  };
  return (
    <input
      className="price-input"
      aria-label={label}
      aria-invalid={faulty}
      {...(reading.is === "refused" && { title: refusalText(t, reading.refusal, (cents) => money(cents, language)) })}
      value={text}
      inputMode="decimal"
      ref={(input) => {
        if (!input || input === document.activeElement) return;
        input.focus();
        if (begun) input.setSelectionRange(begun.length, begun.length);
        else input.select();
      }}
      onChange={(event) => setText(event.currentTarget.value)}
      onKeyDown={(event) => {
        event.stopPropagation();
        const { key, shiftKey } = event;
        if (key === "Escape") end(undefined, key);
        else if (!faulty && key === "Enter") end(text, shiftKey ? "ArrowUp" : "ArrowDown");
        else if (!faulty && key === "Tab") end(text, shiftKey ? "ArrowLeft" : "ArrowRight");
        else if (key !== "Enter" && key !== "Tab") return;
        event.preventDefault();
      }}
      onBlur={() => end(text)}
    />
  );
}

interface ConflictProps {
  edit: Edit;
  theirs: Amount;
  keepMine: () => void;
  keepTheirs: () => void;
}

/** Both values stay until somebody chooses. */
function Conflict({ edit, theirs, keepMine, keepTheirs }: ConflictProps) {
  const { t, language } = useTexts(officePricesTexts);
  const words = ({ price, discount }: Amount) =>
    price === null ? t("officePrices.grid.empty") : amount({ price, discount }, language);
  return (
    <div role="alert">
      <Text size="xs">{t("officePrices.grid.conflict", { theirs: words(theirs), mine: words(edit) })}</Text>
      <Group gap={4} justify="flex-end">
        <Button size="compact-sm" variant="default" onClick={keepTheirs}>
          {t("officePrices.grid.keepTheirs")}
        </Button>
        <Button size="compact-sm" onClick={keepMine}>
          {t("officePrices.grid.keepMine")}
        </Button>
      </Group>
    </div>
  );
}
