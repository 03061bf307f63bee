import { notifications } from "@mantine/notifications";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type * as z from "zod";
import type { ChangedPrices, PriceRow } from "@solvia/core/contract/shapes/back-office-price";
import type { Locale } from "@solvia/core/platform/locale";
import type { Reading } from "@solvia/core/platform/reading";
import { warningsTogether, type PriceWarning } from "@solvia/core/pricing/price-warnings";
import { call } from "../../../api/client.ts";
import { changePrices, listPriceBatches, listPrices } from "../../../api/endpoints.gen.ts";
import { useTexts } from "../../../i18n/index.ts";
import { problemText } from "../../../ui/states.tsx";
import { cellKey, type Amount, type Edit, type Edits } from "./grid-model.ts";

export type Row = z.output<typeof PriceRow>;
export type Cell = Row["cells"][number];
type Changed = z.output<typeof ChangedPrices>["cells"];
type Page = { items: Row[]; cursor: string | null };

/** The most that one request takes. */
const largestBatch = 200;

export const storedAmount = ({ price, discount }: Cell): Amount => ({ price: price ?? null, discount: discount ?? 0 });

/** An amount for a cell. */
interface Put {
  row: Row;
  locale: string;
  cell: Cell;
  amount: Amount;
}

const placeKey = ({ row, locale, cell }: Pick<Put, "row" | "locale" | "cell">): string =>
  cellKey({ productId: row.id, locale, priceType: cell.priceType });

/** A text for a cell that has several meanings, or none. */
export interface Question {
  row: Row;
  locale: string;
  cell: Cell;
  text: string;
  reading: Extract<Reading<Amount & { price: number }>, { is: "asked" | "refused" }>;
}

const same = (a: Amount, b: Amount): boolean => a.price === b.price && a.discount === b.discount;

/** Why edits have to be confirmed before they are saved; those of a product in a shop are measured together. */
export function warningsOf(edits: readonly Edit[]): Map<Edit, readonly PriceWarning[]> {
  const groups = Map.groupBy(edits, ({ productId, locale }) => `${productId} ${locale}`);
  return new Map(
    [...groups.values()].flatMap((of) => {
      const changes = of.map(({ priceType, before, price, discount }) => ({
        priceType,
        before: before.price === null ? undefined : { price: before.price, discount: before.discount },
        after: price === null ? undefined : { price, discount },
      }));
      return warningsTogether(changes, of[0]?.units ?? []).map((found, index) => [of[index] as Edit, found] as const);
    }),
  );
}

/** Parts of at most so many edits, a product's together: whoever takes them measures them together too. */
function portionsOf(edits: readonly Edit[]): Edit[][] {
  const portions: Edit[][] = [];
  for (const of of Map.groupBy(edits, ({ productId }) => productId).values()) {
    const last = portions.at(-1);
    if (last && last.length + of.length <= largestBatch) last.push(...of);
    else portions.push([...of]);
  }
  return portions;
}

/** What was looked at and confirmed is sent with its codes. One request for each shop, and for each two hundred cells; tells what each answered, so that a later one's failure loses nothing. */
async function save(edits: Edits, answered: (cells: Answered[]) => void): Promise<void> {
  const group = crypto.randomUUID();
  const all = Object.values(edits);
  const warnings = warningsOf(all);
  for (const [locale, of = []] of Object.entries(Object.groupBy(all, (edit) => edit.locale))) {
    for (const portion of portionsOf(of)) {
      const changes = portion.map((edit) => {
        const { productId, priceType, price, discount, version } = edit;
        const confirmed = warnings.get(edit)?.map(({ code }) => code) ?? [];
        return { productId, priceType, price, discount, version, confirmed };
      });
      const { cells } = await call(changePrices, { body: { locale: locale as Locale, changes, group } });
      answered(cells.map((cell) => ({ ...cell, locale })));
    }
  }
}

/** The changed cells of the grid: each step can be taken back until they are saved; a conflict keeps both values. */
export function usePriceEdits() {
  const { t } = useTexts();
  const client = useQueryClient();
  const [edits, setEdits] = useState<Edits>({});
  const [questions, setQuestions] = useState<readonly Question[]>([]);
  const [steps, setSteps] = useState<readonly { edits: Edits; questions: readonly Question[] }[]>([]);

  const change = (next: Edits, asked: readonly Question[] = questions) => {
    setSteps([...steps, { edits, questions }]);
    setEdits(next);
    setQuestions(asked);
  };
  /**
   * Puts amounts into cells as one step, and asks about those that aren't plain; an amount that is stored already is no
   * change. A cell has one question at most, and none once it was given something newer.
   */
  const put = (changes: readonly Put[], asked: readonly Question[] = []) => {
    const next: Record<string, Edit> = { ...edits };
    for (const { row, locale, cell, amount } of changes) {
      const { priceType, version } = cell;
      const { id: productId, name, units } = row;
      const key = cellKey({ productId, locale, priceType });
      if (same(amount, storedAmount(cell))) delete next[key];
      else {
        const before = storedAmount(cell);
        next[key] = { productId, locale, priceType, version, before, name, units, ...amount };
      }
    }
    const given = new Set([...changes, ...asked].map(placeKey));
    change(next, [...questions.filter((question) => !given.has(placeKey(question))), ...asked]);
  };
  const forget = (keys: readonly string[]) =>
    change(Object.fromEntries(Object.entries(edits).filter(([key]) => !keys.includes(key))));
  const stepBack = () => {
    const before = steps.at(-1);
    if (!before) return;
    setEdits(before.edits);
    setQuestions(before.questions);
    setSteps(steps.slice(0, -1));
  };

  const saving = useMutation({
    mutationFn: async (sent: Edits) => {
      let saved = 0;
      const tell = () =>
        saved > 0 && notifications.show({ color: "green", message: t("officePrices.grid.saved", { count: saved }) });
      await save(sent, (cells) => {
        setEdits((current) => stillEdited(current, sent, cells));
        setSteps([]);
        showCells(client, cells);
        saved += cells.filter(({ conflict }) => !conflict).length;
      }).finally(tell);
    },
    onError: (error) =>
      notifications.show({ color: "red", title: t("officeSuppliers.error"), message: problemText(t, error) }),
    onSettled: () => client.invalidateQueries({ queryKey: [listPriceBatches.path] }),
  });
  const [isAsking, setAsking] = useState(false);
  const warned = [...warningsOf(Object.values(edits))].flatMap(([edit, warnings]) =>
    warnings.length > 0 ? [{ ...edit, after: edit, warnings }] : [],
  );
  return {
    edits,
    questions,
    put,
    /** Leaves a cell that is asked about as it is. */
    leave: (question: Question) =>
      change(
        edits,
        questions.filter((other) => other !== question),
      ),
    forget,
    discard: () => change({}, []),
    stepBack,
    /** Saves, or asks first about what is unusual (`warned`); a value that isn't settled holds all back. */
    save: () => {
      if (questions.length > 0) {
        const message = t("officePrices.grid.settleFirst", { count: questions.length });
        notifications.show({ color: "orange", message });
      } else if (warned.length > 0) setAsking(true);
      else saving.mutate(edits);
    },
    warned: isAsking ? warned : [],
    confirm: () => {
      setAsking(false);
      saving.mutate(edits);
    },
    goBack: () => setAsking(false),
    saving: saving.isPending,
    conflicts: Object.values(edits).filter(({ theirs }) => theirs !== undefined).length,
  };
}

type Answered = Changed[number] & { locale: string };

/** What is left to save: what was edited again while it was being saved, and what somebody else changed too. */
function stillEdited(current: Edits, sent: Edits, cells: readonly Answered[]): Edits {
  const left: Record<string, Edit> = { ...current };
  for (const cell of cells) {
    const key = cellKey(cell);
    const edit = current[key];
    if (!edit) continue;
    if (cell.conflict)
      left[key] = { ...edit, version: cell.version, before: storedAmount(cell), theirs: storedAmount(cell) };
    else if (edit === sent[key]) delete left[key];
    else left[key] = { ...edit, version: cell.version, before: storedAmount(cell) };
  }
  return left;
}

export type PriceEdits = ReturnType<typeof usePriceEdits>;

/** Puts cells that the API has answered into every page of the grid that shows them. */
function showCells(client: ReturnType<typeof useQueryClient>, cells: readonly Answered[]): void {
  const queries = client.getQueryCache().findAll({ queryKey: [listPrices.path] });
  for (const { queryKey } of queries) {
    const { query } = queryKey[1] as { query: { locale?: string } };
    const fresh = new Map(
      cells
        .filter(({ locale }) => locale === query.locale)
        .map((cell) => [`${cell.productId} ${cell.priceType}`, cell]),
    );
    client.setQueryData<Page>(
      queryKey,
      (page) =>
        page && {
          ...page,
          items: page.items.map((row) => ({
            ...row,
            cells: row.cells.map((cell) => fresh.get(`${row.id} ${cell.priceType}`) ?? cell),
          })),
        },
    );
  }
}
