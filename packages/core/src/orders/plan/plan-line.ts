/** The days in a plan's name: they are stored as ISO dates, the same in every language. */
const isoDay = /\d{4}-\d{2}-\d{2}/g;

/** The name of a line as its reader writes days; only a plan's name has days in it that are ours. `day` writes a civil date. */
export const lineNameWith = (
  { category, name }: { category: string; name: string },
  day: (date: string) => string,
): string => (category === "subscriptions" ? name.replaceAll(isoDay, day) : name);
