/** Languages of the warehouse's own papers: those of the office. */
export const paperLanguages = ["it", "en"] as const;
export type PaperLanguage = (typeof paperLanguages)[number];
