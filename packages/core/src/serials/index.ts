export { standsStill, undoneOf, untouched } from "./correct-scanned.ts";
export { palletsFor } from "./pallets/pallets.ts";
export { receivePallet, wholePallet } from "./pallets/receive-pallet.ts";
export { takeList } from "./pallets/take-list.ts";
export { samplesOf } from "./pallets/pallet.ts";
export {
  everySerialTakenBy,
  serialsFromTo,
  serialsOnPallet,
  serialsTakenBy,
  serialsTakenByEach,
} from "./list-serials.ts";
export { takenBy } from "./scan/move-serial.ts";
export { closingChecks } from "./scan/closing.ts";
export { scannedFor, serialsOfCode } from "./scan/read-scan.ts";
export { articlesAt, toldLines } from "./scan/told-lines.ts";
export { standingNow, type StandingSerial } from "./standing-now.ts";
export type { Serial } from "./serial.ts";
export { keptCode, sentBackWrites, takenBackWrites } from "./take-back.ts";
