import type { Notation } from "./notation.ts";
import { readMeasure } from "./read-measure.ts";
import { cleaned } from "./read-number.ts";
import { refused, type Reading } from "./reading.ts";

/** What a quantity allows, in pieces. */
interface PiecesField {
  notation: Notation | undefined;
  minimum: number;
  maximum?: number | undefined;
}

/**
 * Reads how many pieces: a whole number, which the unit may follow ("5 pz"). One with a plus before it is how many more, in no
 * field of ours a quantity: refused as `signed`.
 */
export const readPieces = (text: string, { notation, minimum, maximum }: PiecesField): Reading<number> =>
  cleaned(text).startsWith("+")
    ? refused("signed")
    : readMeasure(text, { notation, decimals: 0, minimum, maximum, unit: "pz" });
