import type { User } from "./access.ts";
import type { Locale } from "./locale.ts";

type Editor = Pick<User, "adminLocale" | "locale">;

/** The locale that an administrator edits in: it decides what of a series may be written (spec 6). */
export const adminLocaleOf = ({ adminLocale, locale }: Editor): Locale => adminLocale ?? locale;

/** Series are described in the Italian locale only (spec 6). */
export const mayDescribeSeries = (editor: Editor): boolean => adminLocaleOf(editor) === "it";

/** Documents of series are added and removed in the Italian and the United Kingdom locale only (spec 6). */
export const mayChangeDocuments = (editor: Editor): boolean => ["it", "gb"].includes(adminLocaleOf(editor));
