/**
 * The one reader of what people type, paste and import: numbers, amounts, percentages, technical data and days. Pure; the
 * web, the imports and the API's forms share it. Each reader takes the text and the field and answers a `Reading`:
 *
 * - `empty`: nothing was written (never zero)
 * - `exact`: the only meaning, to be stored as it is
 * - `asked`: the meanings to choose from; with a single one, that one has to be confirmed (it was rounded, or is written
 *   as another country does)
 * - `refused`: a code and what is allowed; the words are the web's `numbers.refused.<code>`
 *
 * `notation` says how the text is written: `notationOf(language, country)` for what a person types, `programNotation` for a
 * program's output, a notation of the file's own with `certain: true` where its decimal sign is known, and undefined for a
 * file from anywhere, where all that could be read in two ways is asked. Values: `readMoney` integer cents, `readPercent`
 * integer basis points (5 % is 500), `readMeasure` the field's unit, `readDate` an ISO day. What `write…` writes is read
 * as the same value, and never asked.
 */
export { readCodeLines, withoutPrices, type CodeLine, type CodeLineFault } from "./code-lines.ts";
export { notationOf, programNotation, type Notation } from "./notation.ts";
export { readDate } from "./read-date.ts";
export { readMeasure } from "./read-measure.ts";
export { readMoney } from "./read-money.ts";
export { readNumber, type NumberField } from "./read-number.ts";
export { readPieces } from "./read-pieces.ts";
export { basisPointsOf, readPercent, shareOf, type PercentField } from "./read-percent.ts";
export { mapReading, refusals, type Choice, type Reading, type Refusal, type RefusalCode } from "./reading.ts";
export { writeDate, writeMoney, writeNumber, writePercent } from "./write.ts";
