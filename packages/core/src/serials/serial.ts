import type { Category } from "../platform/category.ts";
import { machine } from "../platform/machine.ts";
import type { Instant } from "../platform/time.ts";

export const serialStates = ["expected", "in_stock", "shipped", "returned", "repaired", "scrapped"] as const;
export type SerialState = (typeof serialStates)[number];

/** Where a piece is and by what it came there: what a scan changes, and what undoing it gives back. */
export interface Standing {
  state: SerialState;
  warehouseId?: string | undefined;
  /** The movement that it was scanned for last; one that is open may still be undone, one that is cancelled never was. */
  movementId?: string | undefined;
  /** The movements that brought it here last and took it away last. */
  loadId?: string | undefined;
  loadedOn?: Instant | undefined;
  unloadId?: string | undefined;
  unloadedOn?: Instant | undefined;
  shipmentId?: string | undefined;
  orderId?: string | undefined;
  returnId?: string | undefined;
}

/** What somebody said that became of a piece, and the movement that its stock moved by. */
export interface SerialAct {
  action: SerialAction;
  reason: string;
  /** The employee, by id. */
  by: string;
  on: Instant;
  movementId?: string | undefined;
}

/** One piece of an article. Its code is a text in capitals, unique for the article (domain-rules 5.5). */
export interface Serial extends Standing {
  code: string;
  productId: string;
  /** As the article was called when the piece was first known. */
  productCode: string;
  brand: string;
  name: string;
  version: number;
  purchaseId?: string | undefined;
  supplierId?: string | undefined;
  /** The pallet that it came on, or is to come on. */
  sscc?: string | undefined;
  /** The movement that is to bring it by its supplier's list. */
  announcedFor?: string | undefined;
  lot?: string | undefined;
  /** How it stood before the last scan; absent: nobody knew of it. */
  before?: Standing | undefined;
  /** Why it was repaired, put back or scrapped, in somebody's words. */
  reason?: string | undefined;
  /** Who said it, the latest twenty; pieces of before have none. */
  acts?: readonly SerialAct[] | undefined;
  createdOn: Instant;
  changedOn: Instant;
}

/**
 * Whether the stock's figures count a piece: what was scanned last has brought it. One that left and came back unsold, or was taken out by a movement of its own, isn't counted; one that was
 * scrapped before that was done by a movement still is.
 */
export const isInFigures = ({ state, movementId, loadId }: Standing): boolean =>
  state !== "expected" && state !== "shipped" && movementId !== undefined && movementId === loadId;

type Facts = Pick<Serial, "state">;

/** The life of one piece. A scan for a movement is undone as long as the movement is open. */
export const serialMachine = machine<Facts, "state">("state")({
  name: "serial",
  states: serialStates,
  first: "expected",
  actions: {
    load: { from: ["expected"], to: "in_stock", actors: ["warehouse"] },
    /** A supplier's list isn't always read before its goods are sold. What was repaired is put back first. */
    unload: { from: ["expected", "in_stock"], to: "shipped", actors: ["warehouse"] },
    /** What another warehouse has sent. */
    arrive: { from: ["shipped"], to: "in_stock", actors: ["warehouse"] },
    "take-back": { from: ["shipped"], to: "returned", actors: ["warehouse"] },
    restock: { from: ["returned", "repaired"], to: "in_stock", actors: ["warehouse"] },
    repair: { from: ["in_stock", "returned"], to: "repaired", actors: ["warehouse"] },
    scrap: { from: ["expected", "in_stock", "returned", "repaired"], to: "scrapped", actors: ["warehouse"] },
    "undo-scan": {
      from: ["in_stock", "shipped", "returned"],
      to: ["expected", "in_stock", "shipped"],
      actors: ["warehouse"],
    },
  },
});

/** What is done to a piece that lies in a warehouse, besides scanning it for a movement. */
export const serialActions = ["restock", "repair", "scrap"] as const;
export type SerialAction = (typeof serialActions)[number];

/** Categories whose pieces leave and come with their serials alone (domain-rules 5.5). Of panels they may be scanned. */
const required: ReadonlySet<Category> = new Set(["inverters", "batteries", "emobility", "optimizers"]);

/** Whether each piece of an article has to be scanned: accessories of those kinds have no serials. */
export const needsSerials = (category: Category, typology: string | undefined): boolean =>
  required.has(category) && typology !== "accessories";
