export { serialsTakenBy } from "./list-serials.ts";
export { closingChecks } from "./scan/closing.ts";
export { serialsOfCode } from "./scan/read-scan.ts";
export type { Serial } from "./serial.ts";
