/** An address of a register as a form takes it. */
export interface RegisterAddress {
  street: string;
  houseNumber?: string | undefined;
  postalCode: string;
  city: string;
  provinceCode?: string | undefined;
}

const titled = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/(^|[\s'’(-])(\p{L})/gu, (_, before: string, letter: string) => `${before}${letter.toUpperCase()}`);

/** The line of the place: a postal code before the town, as most countries write it, in Italy with its province after. */
const place = /^(?:[A-Z]{1,2}-)?(\d{4} ?[A-Z]{2}|\d{4}-\d{3}|\d{2}-\d{3}|\d{4,6})\s+(.+?)(?:\s+\(?([A-Z]{2})\)?)?$/;
/** A number before the street (France, Luxembourg) or behind it. */
const numberFirst = /^(\d+[A-Z]?(?:\s?(?:BIS|TER))?)[,\s]\s*(.+)$/i;
const numberLast = /^(.+?)[,\s]\s*(?:N\.?\s*)?((?:\d+[\w/-]*)|SNC)$/i;

/**
 * Takes a register's text apart, which stands in lines: street, then postal code and town. What does not look like that
 * is left to whoever fills in the form: undefined.
 */
export function parseRegisterAddress(text: string, countryCode: string): RegisterAddress | undefined {
  const lines = text
    .split(/\n|, (?=\d{4,5} )/)
    .map((line) => line.trim())
    .filter(Boolean);
  const at = lines.findIndex((line, index) => index > 0 && place.test(line.toUpperCase()));
  const [, postalCode, city, province] = place.exec((lines[at] ?? "").toUpperCase()) ?? [];
  const streetLine = lines[at - 1];
  if (!streetLine || !postalCode || !city) return undefined;
  const italian = countryCode === "IT";
  const [, first, after] = numberFirst.exec(streetLine) ?? [];
  const [, before, last] = numberLast.exec(streetLine) ?? [];
  const houseNumber = after ? first : last;
  return {
    street: titled(after ?? before ?? streetLine),
    ...(houseNumber && { houseNumber: houseNumber.toUpperCase() }),
    postalCode,
    city: titled(italian || !province ? city : `${city} ${province}`),
    ...(italian && province && { provinceCode: province }),
  };
}
