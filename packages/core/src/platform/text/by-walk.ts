/** What lies somewhere in a warehouse. */
interface Lying {
  productCode: string;
  /** Where, as the warehouse calls it; absent where nobody has said it. */
  place?: string | undefined;
}

const walked = new Intl.Collator("it", { numeric: true, sensitivity: "base" });

/** The order of a walk: by place as people count ("A-2" before "A-10"), what lies nowhere last, then by code. */
export function byWalk(a: Lying, b: Lying): number {
  if (a.place === undefined || b.place === undefined) {
    if (a.place !== b.place) return a.place === undefined ? 1 : -1;
    return walked.compare(a.productCode, b.productCode);
  }
  return walked.compare(a.place, b.place) || walked.compare(a.productCode, b.productCode);
}
