import type { ClientRect, KeyboardCoordinateGetter } from "@dnd-kit/core";

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The column beside one, as an arrow leads there; undefined at the board's edge and for every other key. */
export function columnBeside<C extends string>(columns: readonly C[], at: C, key: string): C | undefined {
  const step = steps[key];
  return step === undefined ? undefined : columns[columns.indexOf(at) + step];
}

/** So far inside its column (CSS pixels) a card lies. */
const inset = 8;

/** Where a card comes to lie in a column: at its height where the column reaches so far, else near its end. */
export const placeIn = ({ left, top, bottom }: Pick<ClientRect, "left" | "top" | "bottom">, y: number) => ({
  x: left + inset,
  y: Math.max(top + inset, Math.min(y, bottom - 5 * inset)),
});

/**
 * The keys of a board: one press of an arrow is one column, however wide it is. Up and down lead nowhere: a column has no order of its own.
 * `columnOf` is where a card stood when it was taken.
 */
export const byColumns =
  <C extends string>(
    columns: readonly C[],
    columnOf: (card: unknown) => string | undefined,
  ): KeyboardCoordinateGetter =>
  (event, { currentCoordinates, context }) => {
    if (!event.code.startsWith("Arrow")) return undefined;
    event.preventDefault();
    const from = context.over?.id ?? columnOf(context.active?.data.current);
    const at = columns.find((column) => column === from);
    const to = at && columnBeside(columns, at, event.code);
    const rect = to && context.droppableRects.get(to);
    return rect ? placeIn(rect, currentCoordinates.y) : undefined;
  };
