const longest = 36 ** 5;

/** ProgressivoInvio of a place in the house's lifetime of files, five characters in base 36 (domain-rules 1.5). Throws when they are used up. */
export function progressiveOf(place: number): string {
  if (place >= longest) throw new Error("The names of files for the exchange are used up");
  return place.toString(36).toUpperCase().padStart(5, "0");
}

/** The name of a file for the exchange: who sends it, and its progressive. */
export const fileNameOf = (vatNumber: string, progressive: string): string => `${vatNumber}_${progressive}.xml`;
