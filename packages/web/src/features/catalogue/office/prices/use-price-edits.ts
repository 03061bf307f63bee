import { notifications } from "@mantine/notifications";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type * as z from "zod";
import type { ChangedPrices } from "@solvia/core/contract/shapes/back-office-price";
import type { Locale } from "@solvia/core/platform/locale";
import { warningsTogether, type PriceWarning } from "@solvia/core/pricing/price-warnings";
import { call } from "../../../../api/client.ts";
import { changePrices, listPrices } from "../../../../api/endpoints.gen.ts";
import { officePricesTexts } from "../../../../i18n/areas/office-prices.ts";
import { officeTexts } from "../../../../i18n/areas/office.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { problemText } from "../../../../ui/states.tsx";
import { cellKey, type Edit, type Edits } from "./grid-model.ts";
import {
  done,
  nothingUnsaved,
  settled,
  stepBack,
  stepForth,
  withValues,
  without,
  type Change,
  type Question,
  type Steps,
  type Unsaved,
} from "./grid-steps.ts";
import { storedAmount, type Row } from "./stored-amount.ts";

type Changed = z.output<typeof ChangedPrices>["cells"];
type Page = { items: Row[]; cursor: string | null };

/** The most that one request takes. */
const largestBatch = 200;

/** Why edits have to be confirmed before they are saved; those of a product in a shop are measured together. */
function warningsOf(edits: readonly Edit[]): Map<Edit, readonly PriceWarning[]> {
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

/**
 * The changed cells of the grid: each step can be taken back and done again until they are saved; a conflict keeps both
 * values. Saving waits for what is asked, and leaves out what somebody else has changed until one of both is chosen.
 */
export function usePriceEdits() {
  const { t } = useTexts(officePricesTexts, officeTexts);
  const client = useQueryClient();
  const [steps, setSteps] = useState<Steps<Unsaved>>({ now: nothingUnsaved, before: [], after: [] });
  const { edits, questions } = steps.now;
  const change = (next: (now: Unsaved) => Unsaved) => setSteps((current) => done(current, next(current.now)));

  const saving = useMutation({
    mutationFn: async (sent: Edits) => {
      let saved = 0;
      const tell = () =>
        saved > 0 && notifications.show({ color: "green", message: t("officePrices.grid.saved", { count: saved }) });
      await save(sent, (cells) => {
        setSteps(({ now }) => ({
          now: { ...now, edits: stillEdited(now.edits, sent, cells) },
          before: [],
          after: [],
        }));
        showCells(client, cells);
        saved += cells.filter(({ conflict }) => !conflict).length;
      }).finally(tell);
    },
    onError: (error) => notifications.show({ color: "red", title: t("bo.error"), message: problemText(t, error) }),
  });
  const [isAsking, setAsking] = useState(false);
  const conflicts = Object.values(edits).filter(({ theirs }) => theirs !== undefined).length;
  const ready = Object.fromEntries(Object.entries(edits).filter(([, { theirs }]) => theirs === undefined));
  const warned = [...warningsOf(Object.values(ready))].flatMap(([edit, warnings]) =>
    warnings.length > 0 ? [{ ...edit, after: edit, warnings }] : [],
  );
  const say = (message: string) => notifications.show({ color: "orange", message });
  const open = Object.keys(questions).length;
  return {
    edits,
    questions: Object.values(questions),
    /** Puts amounts into cells, and what has to be asked about others, as one step. */
    put: (changes: readonly Change[], newQuestions: readonly Question[] = []) =>
      change((now) => withValues(now, changes, newQuestions)),
    forget: (keys: readonly string[]) => change((now) => without(now, keys)),
    leave: (question: Question) => change((now) => settled(now, question)),
    discard: () => change(() => nothingUnsaved),
    stepBack: () => setSteps(stepBack),
    stepForth: () => setSteps(stepForth),
    /** Saves, or says first what is open: questions, a choice between two values, what is unusual (`warned`). */
    save: () => {
      if (open > 0) return say(t("officePrices.grid.settleFirst", { count: open }));
      if (Object.keys(ready).length === 0) {
        if (conflicts > 0) say(t("officePrices.grid.chooseFirst"));
        return undefined;
      }
      if (warned.length > 0) return setAsking(true);
      return saving.mutate(ready);
    },
    warned: isAsking ? warned : [],
    confirm: () => {
      setAsking(false);
      saving.mutate(ready);
    },
    goBack: () => setAsking(false),
    saving: saving.isPending,
    conflicts,
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
