/** What a row would put into a transaction. */
export interface Weight {
  items: number;
  bytes: number;
}

/** DynamoDB takes a hundred items and 4 MB in one transaction; the bytes are reckoned without keys and dates, which have the rest. */
export const largest: Weight = { items: 100, bytes: 3_000_000 };

/** Parts rows into transactions, in their order; a row that is too large for one by itself is in none. */
export function portionsOf<T extends Weight>(rows: readonly T[]): T[][] {
  const portions: (Weight & { rows: T[] })[] = [];
  for (const row of rows) {
    if (row.items > largest.items || row.bytes > largest.bytes) continue;
    const last = portions.at(-1);
    if (last && last.items + row.items <= largest.items && last.bytes + row.bytes <= largest.bytes) {
      last.rows.push(row);
      last.items += row.items;
      last.bytes += row.bytes;
    } else portions.push({ rows: [row], items: row.items, bytes: row.bytes });
  }
  return portions.map((portion) => portion.rows);
}
