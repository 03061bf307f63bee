import { plusMonths } from "@solvia/core/platform/time";

/** Where the list of years begins (spec 9). */
export const firstMonth = "2021-01";

/** "2026-01" and -1: "2025-12". */
export const monthBeside = (period: string, step: -1 | 1): string => plusMonths(`${period}-01`, step).slice(0, 7);
