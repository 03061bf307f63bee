import type { Language, Locale } from "../platform/locale.ts";
import type { Instant } from "../platform/time.ts";
import type {
  LeadStatus,
  MessageSide,
  NamingStatus,
  ReturnReason,
  RoofKind,
  StartTime,
  WishKind,
} from "./lead-codes.ts";

export interface LeadPlace {
  postalCode: string;
  city: string;
  countryCode: string;
  latitude: number;
  longitude: number;
  /** The middle of the postal code, not a point that somebody chose. */
  approximate: boolean;
}

export interface LeadWish {
  kind: WishKind;
  roof: RoofKind;
  /** kWp; absent where its person doesn't know. */
  powerKw?: number | undefined;
  /** kWh a year. */
  consumptionKwh?: number | undefined;
  start: StartTime;
  /** Their own words: shown only to who has accepted, they may hold a telephone number. */
  text?: string | undefined;
}

/** What somebody wishes from an installer, and how they are reached. */
export interface Lead {
  id: string;
  status: LeadStatus;
  name: string;
  /** In lower case. */
  email: string;
  /** E.164. */
  telephone?: string | undefined;
  language: Language;
  locale: Locale;
  /** Of whom it is, where they were logged in. */
  userId?: string | undefined;
  place: LeadPlace;
  wish: LeadWish;
  /** The version of the notice on personal data that was read. */
  privacyVersion: string;
  /** Hashes of the tokens that open it, the newest last. */
  links: readonly string[];
  linkUntil: Instant;
  /** How many installers stand in it: never more than `mostNamed`. */
  named: number;
  verifiedOn?: Instant | undefined;
  /** What the office notes for itself. */
  note?: string | undefined;
  /** Rises with each write. */
  revision: number;
  createdOn: Instant;
  changedOn: Instant;
}

/** That its person agreed that this one installer learns how they are reached once they accept. */
export interface NamingConsent {
  textVersion: string;
  on: Instant;
  /** Of whoever agreed; absent where the office wrote down what was said to it. */
  ip?: string | undefined;
  /** Of the employee who wrote it down, and how it was said. */
  byEmployee?: string | undefined;
  how?: string | undefined;
}

export interface Naming {
  leadId: string;
  installerId: string;
  /** As the profile said it then. */
  installerName: string;
  status: NamingStatus;
  consent: NamingConsent;
  /** The account of the lead's person, where they were logged in: the consent is theirs. */
  userId?: string | undefined;
  /** Whole kilometres. */
  km: number;
  namedOn: Instant;
  /** The Monday of the week whose pace it counts in. */
  week: string;
  acceptedOn?: Instant | undefined;
  /** When they accepted or declined. */
  answeredOn?: Instant | undefined;
  remindedOn?: Instant | undefined;
  returnReason?: ReturnReason | undefined;
  returnWords?: string | undefined;
  endedOn?: Instant | undefined;
  messages: number;
  revision: number;
}

export interface LeadMessage {
  leadId: string;
  installerId: string;
  id: string;
  side: MessageSide;
  authorName: string;
  text: string;
  userId?: string | undefined;
  createdOn: Instant;
}
