/** What a field of an editor holds: a number in the shown unit, a text, a switch; "" is nothing. */
export type Value = string | number | boolean;
export type Values = Record<string, Value>;

export interface Merged {
  values: Values;
  /** Fields that both changed, each its own way; `values` keeps mine. */
  conflicts: { field: string; theirs: Value }[];
}

/** Puts what I have changed since `base` onto what somebody else has saved meanwhile. */
export function mergeEdits(base: Values, mine: Values, theirs: Values): Merged {
  const conflicts: Merged["conflicts"] = [];
  const values: Values = { ...theirs };
  for (const [field, value] of Object.entries(mine)) {
    if (value === base[field]) continue;
    values[field] = value;
    const other = theirs[field];
    if (other !== undefined && other !== base[field] && other !== value) conflicts.push({ field, theirs: other });
  }
  return { values, conflicts };
}
