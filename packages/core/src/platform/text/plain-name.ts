/** Without accents and capitals. Most names need no decomposition, which is what takes the time. */
export const plain = (text: string): string =>
  // oxlint-disable-next-line no-control-regex -- the whole of ASCII
  (/^[\x00-\x7f]*$/.test(text) ? text : text.normalize("NFD").replaceAll(/\p{M}/gu, "")).toLowerCase();

/** Letters that dots part, as "s.p.a." and "s. r. l.", and a legal form in parts without them; nothing of an e-mail address. */
const parted = /(?<![\p{L}\p{N}.@_-])(?:(?:\p{L}\. ?)+\p{L}|s (?:r l(?: s)?|p a|n c|a s))\.?(?![\p{L}\p{N}.@])/gu;
const endingDot = /(?<=\p{L})\.(?=\s|$)/gu;

/** As names of people and firms are compared: "Conti S.p.A.", "CONTI SPA" and "Conti S. p. A." are the same. */
export const plainName = (text: string): string =>
  plain(text)
    .replaceAll(parted, (letters) => letters.replaceAll(/[. ]/g, ""))
    .replaceAll(endingDot, "");

/** The words of a search as names are compared with them. */
export const nameWords = (text: string): string[] => plainName(text).split(/\s+/).filter(Boolean);
