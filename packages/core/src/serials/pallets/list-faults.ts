import { otherKinds } from "../codes/lookalikes.ts";
import { unreadableReasons } from "../codes/read-code.ts";

/** Why a row of a supplier's list is refused, beside what its code is instead of a serial. */
export const rowFaults = [
  /** A spreadsheet has made a day of the code. */
  "day",
  /** The same serial stands in an earlier row. */
  "twice",
  /** It doesn't say which article it is of, and the movement brings several. */
  "article-missing",
  /** The movement brings no such article. */
  "article-unexpected",
  /** More pieces of the article than are to come. */
  "beyond",
  /** The house has, or had, this piece already. */
  "known",
  /** Another delivery is to bring it. */
  "other-delivery",
  "pallet-unreadable",
  "pallet-full",
  "pallet-received",
] as const;

export const listFaults = [...unreadableReasons, ...otherKinds, ...rowFaults] as const;
export type ListFault = (typeof listFaults)[number];

/** What becomes of what earlier lists of the delivery have announced: it stays, or the new list is the one that holds. */
export const earlierLists = ["add", "replace"] as const;
export type EarlierLists = (typeof earlierLists)[number];
