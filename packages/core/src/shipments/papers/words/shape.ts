import type { Cause } from "../transport-document.ts";

/** What a transport document and the labels of its packages say besides the words of all documents (`wordsFor`). */
export interface TransportWords {
  title: string;
  order: string;
  sender: string;
  loadedAt: string;
  onBehalfOf: string;
  recipient: string;
  destination: string;
  pickup: string;
  start: string;
  cause: string;
  port: string;
  franco: string;
  assegnato: string;
  exw: string;
  by: string;
  bySender: string;
  byRecipient: string;
  carrier: string;
  plate: string;
  serials: string;
  serialList: string;
  annexTo: string;
  brand: string;
  model: string;
  serial: string;
  packages: string;
  aspect: string;
  pallet: string;
  box: string;
  loose: string;
  gross: string;
  net: string;
  pallets: string;
  /** What the place of delivery asks of whoever drives there. */
  needs: string;
  tailLift: string;
  forklift: string;
  smallVehicle: string;
  island: string;
  callBefore: string;
  notes: string;
  driver: string;
  signature: string;
  annulled: string;
  /** Beside the code that opens the page on which damage is told. */
  damage: string;
  causes: Readonly<Record<Cause, string>>;
}
