/** Without what was left empty: a contract tells "absent" from "wrong". */
export const filled = <V extends object>(values: V): Partial<V> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== "" && value !== undefined)) as Partial<V>;
