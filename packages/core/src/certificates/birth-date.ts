import type { CivilDate } from "../platform/time.ts";

/** Who declares is of age (art. 2 of the Italian civil code), and nobody has lived longer than so many years. */
const ages = { least: 18, most: 120 };

/** The letters of the months in a codice fiscale, from January (decree of 23 December 1976). */
const months = "ABCDEHLMPRST";
/** What stands for a digit where two people would have the same code ("omocodia"), from 0. */
const omocodes = "LMNPQRSTUV";
/** A woman's day is that of the month and forty. */
const women = 40;

const figuresOf = (letters: string): number =>
  Number(
    letters.replaceAll(/[A-Z]/g, (letter) => {
      const digit = omocodes.indexOf(letter);
      return digit < 0 ? letter : String(digit);
    }),
  );

/** "85-12-10" of a person's codice fiscale: the century isn't in it. Undefined for an entity's code. */
export function birthInFiscalCode(code: string): string | undefined {
  const [, year = "", month = "", day = ""] = /^[A-Z]{6}([0-9A-Z]{2})([A-Z])([0-9A-Z]{2})[A-Z]/.exec(code) ?? [];
  const at = months.indexOf(month) + 1;
  if (!year || at === 0) return undefined;
  const dayOf = figuresOf(day) % women;
  return [figuresOf(year), at, dayOf].map((part) => String(part).padStart(2, "0")).join("-");
}

export type BirthRefusal = "in-the-future" | "not-of-age" | "too-long-ago" | "not-of-fiscal-code";

/** Who was born that day is so many years old today; who was born on 29 February is so on 1 March. */
const yearsBefore = (today: CivilDate, years: number): CivilDate =>
  `${String(Number(today.slice(0, 4)) - years).padStart(4, "0")}${today.slice(4)}`;

/** Why somebody who declares can't be born that day, as the codice fiscale beside it says or as people live. */
export function birthRefusal(
  { birthDate, fiscalCode }: { birthDate: CivilDate; fiscalCode: string },
  today: CivilDate,
): BirthRefusal | undefined {
  if (birthDate > today) return "in-the-future";
  if (birthDate > yearsBefore(today, ages.least)) return "not-of-age";
  if (birthDate < yearsBefore(today, ages.most)) return "too-long-ago";
  const told = birthInFiscalCode(fiscalCode);
  return told !== undefined && told !== birthDate.slice(2) ? "not-of-fiscal-code" : undefined;
}
