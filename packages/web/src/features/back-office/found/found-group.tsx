import type { Icon } from "../../../ui/icon.tsx";
import type { FoundGroup } from "./exact-first.ts";

/** One of what was found, called by its number or its code. */
export interface FoundRow {
  id: string;
  label: string;
  description: string;
  /** What names it exactly, where that isn't its label. */
  exact?: string;
  onClick: () => void;
}

/** What was found of one kind, each by its number: who types that means it. */
export const foundGroup = (group: string, Icon: Icon, rows: readonly FoundRow[]): FoundGroup => ({
  group,
  exact: Object.fromEntries(rows.map(({ id, label, exact = label }) => [id, exact])),
  actions: rows.map(({ id, label, description, onClick }) => ({
    id,
    label,
    description,
    onClick,
    leftSection: <Icon size={18} />,
  })),
});

/** What tells it from others, in one line. */
export const described = (...parts: readonly (string | false | undefined)[]): string =>
  parts.filter(Boolean).join(" · ");

/** Each once, the first of them, as many as are shown of a kind. */
export const firstFew = <Row extends { id: string }>(rows: readonly Row[]): Row[] =>
  rows.filter(({ id }, at) => rows.findIndex((row) => row.id === id) === at).slice(0, shown);

/** As many of a kind as are shown. */
export const shown = 5;
