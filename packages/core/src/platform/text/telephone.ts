const digitsOf = (text: string): string => text.replaceAll(/\D/g, "");
/** Fewer digits are no telephone. */
const shortest = 6;

/**
 * Whether a telephone in E.164 is the one that somebody types, however they write it: with its country ("+39 02 …", "0039 02 …",
 * "+49 (0)30 …") or as it is dialled there ("02 …", "030 …"), whole or its beginning or end. Undefined where a text is no telephone.
 */
export function telephoneFinder(text: string): ((telephone: string) => boolean) | undefined {
  const typed = text.trim();
  if (!/^\+?[\d\s()./-]+$/.test(typed)) return undefined;
  const digits = digitsOf(typed.replace("(0)", "")).replace(/^00/, "");
  if (digits.length < shortest) return undefined;
  const isWithCountry = /^(\+|00)/.test(typed);
  // What many countries dial in front within the country stands in no international number; Italy's 0 does.
  const dialled = digits.replace(/^0/, "");
  return (telephone) => {
    const known = digitsOf(telephone);
    return isWithCountry ? known.startsWith(digits) : known.includes(digits) || known.includes(dialled, 1);
  };
}
