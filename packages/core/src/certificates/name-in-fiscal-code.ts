/** Letters that have no decomposition, as registers write them. */
const spelled: Readonly<Record<string, string>> = {
  ß: "SS",
  Æ: "AE",
  Œ: "OE",
  Ø: "O",
  Đ: "D",
  Ð: "D",
  Ł: "L",
  Þ: "TH",
  İ: "I",
  ı: "I",
};
const isConsonant = (letter: string): boolean => !"AEIOU".includes(letter);

/** The words of a name by their letters from A to Z; undefined where something else than Latin letters is in it: nobody knows how it was spelled. */
function wordsOf(name: string): string[] | undefined {
  const latin = name
    .replaceAll("ß", "SS")
    .toUpperCase()
    .replaceAll(/[ÆŒØĐÐŁÞİ]/g, (letter) => spelled[letter] ?? letter)
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "");
  if (/[^A-Z\s'’`.,-]/.test(latin)) return undefined;
  return latin
    .split(/[\s-]+/)
    .map((word) => word.replaceAll(/[^A-Z]/g, ""))
    .filter(Boolean);
}

/** The three letters of a surname or a name (decree of 23 December 1976, art. 4 and 5): consonants, then vowels, then X. */
function lettersOf(word: string, isGiven: boolean): string {
  const consonants = [...word].filter(isConsonant);
  const vowels = [...word].filter((letter) => !isConsonant(letter));
  const [first, , third, fourth] = consonants;
  if (isGiven && fourth !== undefined) return `${first}${third}${fourth}`;
  return [...consonants, ...vowels, "X", "X", "X"].slice(0, 3).join("");
}

/** Whether these may be the letters of a name of which the register has further words: what is typed begins it. */
function beginsWith(word: string, letters: string, isGiven: boolean): boolean {
  const own = [...word].filter(isConsonant);
  const given = [...letters];
  const vowel = given.findIndex((letter) => !isConsonant(letter));
  if (vowel >= 0) {
    // Too few consonants in all: those that are typed, others, then the vowels.
    const vowels = [...word].filter((letter) => !isConsonant(letter));
    const follow = given.slice(vowel).every((letter, at) => vowels[at] === undefined || vowels[at] === letter);
    return own.length <= vowel && own.every((letter, at) => letter === given[at]) && follow;
  }
  // The first of them as they are, any consonant after them.
  const plain = given.every((letter, at) => own[at] === undefined || own[at] === letter);
  if (!isGiven) return plain;
  // From the fourth consonant on the second is left out.
  const [first, , third, fourth] = own;
  const long = [first, third, fourth].every((letter, at) => letter === undefined || letter === given[at]);
  return long || (own.length < 3 && plain);
}

/** Whether three letters may be of what is typed: of all of it, of some of its words in a row, or of a longer name that it begins. */
function mayBe(words: readonly string[], letters: string, isGiven: boolean): boolean {
  // Somebody without one of the two.
  if (letters === "XXX") return true;
  const runs = words.flatMap((_, from) =>
    words.slice(from).map((__, more) => words.slice(from, from + more + 1).join("")),
  );
  return runs.some((run) => lettersOf(run, isGiven) === letters || beginsWith(run, letters, isGiven));
}

/**
 * Whether a person's codice fiscale may be theirs by its first six letters. Never says no to a valid one: compound names may be typed whole or in part,
 * names that the register knows and nobody types may follow, surname and name may stand the other way round, and what isn't written
 * in Latin letters isn't judged. "Omocodia" changes figures alone. True for whatever isn't a person's code.
 */
export function mayBeNamed({ name, surname }: { name: string; surname: string }, code: string): boolean {
  const [, ofSurname, ofName] = /^([A-Z]{3})([A-Z]{3})[0-9A-Z]{10}$/.exec(code) ?? [];
  if (!ofSurname || !ofName) return true;
  const [given, family] = [wordsOf(name), wordsOf(surname)];
  if (!given?.length || !family?.length) return true;
  return (
    (mayBe(family, ofSurname, false) && mayBe(given, ofName, true)) ||
    (mayBe(given, ofSurname, false) && mayBe(family, ofName, true))
  );
}
