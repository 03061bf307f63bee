/** "-total": by the total, greatest first. */
export const sortingOf = (sort: string | undefined): { id: string; desc: boolean }[] =>
  sort ? [{ id: sort.replace(/^-/, ""), desc: sort.startsWith("-") }] : [];

export const sortText = ([first]: readonly { id: string; desc: boolean }[]): string | undefined =>
  first && `${first.desc ? "-" : ""}${first.id}`;

/** Figures by size, words as the language orders them, "A2" before "A10". */
export function compareValues(one: unknown, other: unknown, language: string): number {
  if (typeof one === "number" && typeof other === "number") return one - other;
  return String(one).localeCompare(String(other), language, { numeric: true, sensitivity: "base" });
}
