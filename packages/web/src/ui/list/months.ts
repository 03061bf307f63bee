/** Where the list of years begins (spec 9). */
export const firstMonth = "2021-01";

/** "2026-01" and -1: "2025-12". */
export const monthBeside = (period: string, step: -1 | 1): string => {
  const [year = 0, month = 1] = period.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 + step)).toISOString().slice(0, 7);
};
