import type { Reading } from "@solvia/core/platform/reading";
import { cellKey, type Amount, type Edit, type Edits } from "./grid-model.ts";
import { storedAmount, type Cell, type Row } from "./stored-amount.ts";

type Priced = Amount & { price: number };

/** A text for a cell that has several meanings, or none. */
export interface Question {
  row: Row;
  locale: string;
  cell: Cell;
  text: string;
  reading: Extract<Reading<Priced>, { is: "asked" | "refused" }>;
}

/** What was done in the grid and isn't saved: a cell has a new amount, or a text that is still asked about. */
export interface Unsaved {
  edits: Edits;
  /** By the cell's key: a newer value or text of the cell takes the place of its question. */
  questions: Readonly<Record<string, Question>>;
}

export const nothingUnsaved: Unsaved = { edits: {}, questions: {} };

export interface Change {
  row: Row;
  locale: string;
  cell: Cell;
  amount: Amount;
}

const same = (a: Amount, b: Amount): boolean => a.price === b.price && a.discount === b.discount;
const keyOf = ({ row, locale, cell }: Pick<Change, "row" | "locale" | "cell">): string =>
  cellKey({ productId: row.id, locale, priceType: cell.priceType });

/** Amounts for cells, and what of them has to be asked; an amount that is stored already is no change. */
export function withValues(
  before: Unsaved,
  changes: readonly Change[],
  newQuestions: readonly Question[] = [],
): Unsaved {
  const edits: Record<string, Edit> = { ...before.edits };
  const questions: Record<string, Question> = { ...before.questions };
  for (const change of changes) {
    const { row, locale, cell, amount } = change;
    const { price, discount } = amount;
    const { priceType, version } = cell;
    const { id: productId, name, units } = row;
    const key = keyOf(change);
    delete questions[key];
    const stored = storedAmount(cell);
    if (same(amount, stored)) delete edits[key];
    else edits[key] = { productId, locale, priceType, version, before: stored, name, units, price, discount };
  }
  for (const question of newQuestions) questions[keyOf(question)] = question;
  return { edits, questions };
}

/** Without what was done to some cells. */
export function without({ edits, questions }: Unsaved, keys: readonly string[]): Unsaved {
  const kept = <T>(all: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(all).filter(([key]) => !keys.includes(key)));
  return { edits: kept(edits), questions: kept(questions) };
}

/** The cell of a question stays as it is. */
export const settled = ({ edits, questions }: Unsaved, question: Question): Unsaved => ({
  edits,
  questions: without({ edits: {}, questions }, [keyOf(question)]).questions,
});

/** The states before and after, step by step. */
export interface Steps<T> {
  now: T;
  before: readonly T[];
  after: readonly T[];
}

export const done = <T>({ now, before }: Steps<T>, next: T): Steps<T> => ({
  now: next,
  before: [...before, now],
  after: [],
});

export function stepBack<T>(steps: Steps<T>): Steps<T> {
  const last = steps.before.at(-1);
  if (last === undefined) return steps;
  return { now: last, before: steps.before.slice(0, -1), after: [steps.now, ...steps.after] };
}

export function stepForth<T>(steps: Steps<T>): Steps<T> {
  const [next, ...after] = steps.after;
  if (next === undefined) return steps;
  return { now: next, before: [...steps.before, steps.now], after };
}
