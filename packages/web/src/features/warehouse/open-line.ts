interface Line {
  productId: string;
  quantity: number;
  scanned: number;
  needsSerials: boolean;
}

/** The only article of which serials are still missing: what a code doesn't say by itself is meant of it. */
export function openLine(lines: readonly Line[]) {
  const [only, ...others] = lines.filter(({ needsSerials, scanned, quantity }) => needsSerials && scanned < quantity);
  return only && others.length === 0 ? { productId: only.productId } : {};
}
