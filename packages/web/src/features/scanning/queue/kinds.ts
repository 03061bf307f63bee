import type { Endpoint } from "@solvia/core/contract/endpoint";
import type { Input } from "../../../api/client.ts";
import { addFoundGoods, countGoods, handInCount } from "../../../api/endpoints/back-office-logistics.gen.ts";
import {
  handOverShipment,
  noteShipment,
  putGoodsPlace,
  putLabel,
  putPackages,
  receiveIncomingMovement,
  receivePallet,
  scanSerial,
  setPicked,
  undoScan,
} from "../../../api/endpoints/warehouse.gen.ts";
import type { Route } from "../../../api/route.ts";

/**
 * What may wait on a device: endpoints that, sent twice, do it once, by their nature or by their Idempotency-Key. Their names are kept on
 * devices: one that was given stays.
 */
const kinds = {
  "scan-serial": scanSerial,
  "undo-scan": undoScan,
  "receive-movement": receiveIncomingMovement,
  "receive-pallet": receivePallet,
  "set-picked": setPicked,
  "put-label": putLabel,
  "hand-over": handOverShipment,
  "note-shipment": noteShipment,
  "put-packages": putPackages,
  "put-place": putGoodsPlace,
  "count-goods": countGoods,
  "add-found": addFoundGoods,
  "hand-in-count": handInCount,
} as const;

export type Kind = keyof typeof kinds;
export type InputOf<K extends Kind> = (typeof kinds)[K] extends Route<infer E> ? Input<E> : never;

/** The endpoint of a kept command; undefined where another version of the site kept it under a name that isn't known here. */
export const routeOf = (kind: string): Route<Endpoint> | undefined => (kind in kinds ? kinds[kind as Kind] : undefined);

/** What says that all before it is done: it isn't sent while something of the same subject that was given before it is refused and nobody has seen it. */
const conclusions: ReadonlySet<string> = new Set<Kind>(["hand-in-count"]);

export const concludes = (kind: string): boolean => conclusions.has(kind);
