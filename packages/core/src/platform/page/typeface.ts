import type { Language } from "../locale.ts";

/** The house's typeface, Onest (SIL Open Font License 1.1), by the parts that a language's letters are in. */
export const typefaceParts = {
  latin:
    "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD",
  "latin-ext":
    "U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF",
  cyrillic: "U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116",
} as const;

export type TypefacePart = keyof typeof typefaceParts;

/**
 * What stands where the typeface is late: the system's, stretched to Onest's measures (a line of Italian is 5 % wider than in Arial;
 * ascent 0.97, descent 0.305 of the size). A page keeps it then, and the next one has Onest: nothing moves under a reader (`optional`).
 */
const standIn =
  '@font-face{font-family:"Onest stand-in";src:local("Arial"),local("Liberation Sans"),local("Helvetica Neue"),local("Roboto");size-adjust:105%;ascent-override:92.4%;descent-override:29%;line-gap-override:0%}';

/** The parts that a language is read in: asked for before anything is drawn, so that they are there by then. */
export const typefacePartsOf = (language: Language): TypefacePart[] => {
  if (["bg", "uk"].includes(language)) return ["latin", "cyrillic"];
  return ["pl", "ro", "hr", "sr"].includes(language) ? ["latin", "latin-ext"] : ["latin"];
};

export const fontFamily = 'Onest,"Onest stand-in",-apple-system,BlinkMacSystemFont,"Segoe UI",sans-serif';

/** The kit's style sheets come before its theme and name another face for that moment: the house's is said over them. */
const overTheKit = `:root:root{--mantine-font-family:${fontFamily}}`;

/** The faces as a style sheet, with each part's address; a browser loads only the parts whose letters it draws. */
export const typefaceStyle = (addresses: Partial<Readonly<Record<TypefacePart, string>>>): string =>
  overTheKit +
  standIn +
  Object.entries(typefaceParts)
    .filter(([part]) => part in addresses)
    .map(
      ([part, range]) =>
        `@font-face{font-family:Onest;font-style:normal;font-weight:100 900;font-display:optional;src:url("${addresses[part as TypefacePart]}") format("woff2");unicode-range:${range}}`,
    )
    .join("");
