/** The languages of everything that is read; Italian is the source, English the fallback. */
export const languages = ["it", "en", "es", "fr", "de", "ro", "pt", "nl", "bg", "pl", "sr", "uk", "nb", "hr"] as const;
export type Language = (typeof languages)[number];
