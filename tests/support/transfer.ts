import { newId } from "@solvia/core/platform/ids";

/** How the office marks what has come by transfer: whenever it is read, another transfer. */
export const mark = {
  settledOn: "2026-11-20",
  get settlementRef() {
    return `CRO ${newId()}`;
  },
};
