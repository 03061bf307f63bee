import type { Party } from "../../invoicing/index.ts";
import type { Packages } from "../../logistics/index.ts";
import type { NamedDocument } from "../../orders/index.ts";
import type { Language, Locale } from "../../platform/locale.ts";
import { machine } from "../../platform/machine.ts";
import { Problem } from "../../platform/problems.ts";
import { romeDate, type CivilDate, type Instant } from "../../platform/time.ts";

/** Why goods travel (domain-rules 2.1). */
export const causes = [
  "sale",
  "on-approval",
  "return-to-supplier",
  "warranty-replacement",
  "gift",
  "transfer",
  "repair",
  "sample",
  "customer-return",
  "deposit-account",
] as const;
export type Cause = (typeof causes)[number];

/** Who pays the transport: the sender (franco), the recipient (assegnato), or whoever picks it up (EXW). */
export const transportTerms = ["franco", "assegnato", "exw"] as const;
export type TransportTerms = (typeof transportTerms)[number];

export const transportedBy = ["sender", "recipient", "carrier"] as const;
export type TransportedBy = (typeof transportedBy)[number];

/** What the carrier is handed. */
export type TransportPackages = Omit<Packages, "longest">;

export interface TransportCarrier {
  name: string;
  vatNumber?: string | undefined;
  address?: string | undefined;
}

/** Where goods lie when they are loaded. */
export interface LoadingPlace {
  id: string;
  /** At most four letters and digits that tell its series from the main warehouse's; absent for that one. */
  code?: string | undefined;
  name: string;
  address: Party;
}

/** Where they go: a name, an address, and how its people are reached. */
export interface Destination {
  name: string;
  street: string;
  houseNumber: string;
  postalCode: string;
  city: string;
  provinceCode?: string | undefined;
  countryCode: string;
  telephone?: string | undefined;
  tailLift: boolean;
  /** As the address says it of its place; documents of before they were told don't. */
  forklift?: boolean | undefined;
  truckAccess?: boolean | undefined;
  island?: boolean | undefined;
  details?: string | undefined;
}

export interface TransportLine {
  productId: string;
  code: string;
  name: string;
  quantity: number;
  /** Serial numbers in the list that goes with it: those that were scanned when its goods left. Absent where there is none. */
  serials?: number | undefined;
}

/** Lithium batteries as ADR 5.4.1.1.1 wants them on the paper: class 9. */
export interface DangerousGoods {
  productId: string;
  unNumber: "UN 3480" | "UN 3481";
  pieces: number;
  /** Grams of the pieces. */
  grams: number;
  /** Of a piece, where the product says it. */
  wattHours?: number | undefined;
}

/** What a document says, and will always say: its PDF is drawn from this alone. */
export interface TransportContent {
  /** "DDT 12/2026", of a warehouse with a code "DDT 12/2026/MI" */
  number: string;
  date: CivilDate;
  /** When its goods set out (DPR 472/1996): as the office said it, else as of the hand-over; until then the paper leaves room for it. */
  transportStart?: Instant | undefined;
  cause: Cause;
  terms: TransportTerms;
  by: TransportedBy;
  carrier?: TransportCarrier | undefined;
  plate?: string | undefined;
  seller: Party;
  loadedAt: { name: string; address: Party };
  buyer: Party;
  /** Absent where its recipient picks it up. */
  destination?: Destination | undefined;
  lines: readonly TransportLine[];
  packages: TransportPackages;
  dangerous: readonly DangerousGoods[];
  /** The reseller in whose name it travels: its paper names neither seller nor warehouse (spec 3, premium benefit 3). */
  onBehalfOf?: string | undefined;
  /** In which the buyer reads it beside Italian. */
  language: Language;
  locale: Locale;
  orderNumber: string;
  customerReference?: string | undefined;
  /** The version of the quotation that was accepted, of whose goods these are. */
  quotation?: { number: string; version: number; hash: string } | undefined;
  notes?: string | undefined;
}

/** A draft has no number, so there is none: what is to be issued is what the shipment says (openstamanager#1104's fault). */
export const transportStates = ["issued", "handed_over", "delivered_signed", "annulled"] as const;
export type TransportState = (typeof transportStates)[number];

/** A transport document (DPR 472/1996). An annulled one stays, and its number is never given again. */
export interface TransportDocument {
  id: string;
  shipmentId: string;
  /** Which of the shipment's documents it is: 1 for the first. */
  place: number;
  orderId: string;
  userId: string;
  companyId?: string | undefined;
  version: number;
  /** The warehouse's and the year's in which it is numbered. */
  series: string;
  issuedBy: string;
  issuedOn: Instant;
  /** What the code on its paper leads with to the page on which damage is told; documents of before that page have none. */
  damageToken?: string | undefined;
  content: TransportContent;
  state: TransportState;
  handedOverOn?: Instant | undefined;
  signed?: { name: string; on: Instant } | undefined;
  annulled?: { on: Instant; by: string; reason: string } | undefined;
}

type Facts = Pick<TransportDocument, "state" | "annulled">;

/** The way of a transport document (domain-rules 2.1). */
export const transportDocumentMachine = machine<Facts, "state">("state")({
  name: "transportDocument",
  states: transportStates,
  first: "issued",
  actions: {
    "hand-over": { from: ["issued"], to: "handed_over", actors: ["back-office", "warehouse"] },
    sign: { from: ["handed_over"], to: "delivered_signed", actors: ["back-office", "warehouse"] },
    /** Only before the goods leave, with a reason. */
    annul: {
      from: ["issued"],
      to: "annulled",
      actors: ["back-office"],
      guard: ({ annulled }) => {
        if (!annulled?.reason.trim()) throw new Problem("invalid-input", {}, [{ field: "reason", code: "required" }]);
      },
    },
  },
});

/** The document with which a shipment's goods go, of several the last; undefined where none was issued, or all were annulled. */
export const standingOf = (documents: readonly TransportDocument[]): TransportDocument | undefined =>
  documents.findLast(({ state }) => state !== "annulled");

/** What the shipment says of it in its order: when its goods set out once they have, for until then that is only meant. */
export const namedBy = ({ state, content }: Pick<TransportDocument, "state" | "content">): NamedDocument => ({
  number: content.number,
  on: content.date,
  ...(state !== "issued" && content.transportStart && { setOutOn: romeDate(new Date(content.transportStart)) }),
});

/** The series of a warehouse in a year: that of the document's own date, whenever it is written (OCA/l10n-italy#3094). */
export const seriesOf = (warehouseId: string, date: CivilDate): string => `${warehouseId}#${date.slice(0, 4)}`;

export const numberIn = (place: number, date: CivilDate, code?: string): string =>
  `DDT ${place}/${date.slice(0, 4)}${code ? `/${code}` : ""}`;
