import * as z from "zod";
import {
  leadStatuses,
  messageSides,
  namingStatuses,
  returnReasons,
  roofKinds,
  startTimes,
  wishKinds,
} from "../../leads/lead-codes.ts";
import { line, paragraphs } from "../../platform/text/typed.ts";
import { Id, InstantText, Language, Locale } from "../common.ts";
import { CountryCode } from "../shapes/address.ts";

/** Basis points. */
const share = z.int().min(0).max(10_000).optional();

/** Where a roof stands or an installer works: in Italy the postal code is enough, elsewhere a point on the map is needed. */
export const TypedPlace = z.strictObject({
  postalCode: line().toUpperCase().min(3).max(10),
  city: line().min(2).max(60),
  countryCode: CountryCode,
  latitude: z.number().min(-90).max(90).optional(),
  longitude: z.number().min(-180).max(180).optional(),
});

const LeadPlace = z.object({
  postalCode: z.string(),
  city: z.string(),
  countryCode: CountryCode,
  latitude: z.number(),
  longitude: z.number(),
  /** The middle of the postal code. */
  approximate: z.boolean(),
});

export const LeadWish = z.strictObject({
  kind: z.enum(wishKinds),
  roof: z.enum(roofKinds),
  /** kWp. */
  powerKw: z.number().min(0.5).max(10_000).optional(),
  /** kWh a year. */
  consumptionKwh: z.int().min(100).max(50_000_000).optional(),
  start: z.enum(startTimes),
  text: paragraphs().max(2000).optional(),
});

export const LeadMessage = z.object({
  id: Id,
  side: z.enum(messageSides),
  authorName: z.string(),
  text: z.string(),
  createdOn: InstantText,
});

const part = {
  installerId: Id,
  installerName: z.string(),
  status: z.enum(namingStatuses),
  km: z.int(),
  namedOn: InstantText,
  acceptedOn: InstantText.optional(),
  endedOn: InstantText.optional(),
};

const contact = { name: z.string(), email: z.string(), telephone: z.string().optional() };

const lead = {
  status: z.enum(leadStatuses),
  ...contact,
  place: LeadPlace,
  wish: LeadWish,
  linkUntil: InstantText,
  createdOn: InstantText,
};

/** As its person reads it, by their link. */
export const LinkedLead = z.object({
  ...lead,
  /** How many installers more may be named. */
  room: z.int(),
  installers: z.array(
    z.object({
      ...part,
      stands: z.boolean(),
      consent: z.object({ textVersion: z.string(), on: InstantText }),
      thread: z.array(LeadMessage),
    }),
  ),
});

export const NearInstaller = z.object({
  id: Id,
  name: z.string(),
  about: z.string(),
  kinds: z.array(z.enum(wishKinds)).readonly(),
  city: z.string(),
  postalCode: z.string(),
  km: z.int(),
  /** Where they are on a map, to about a kilometre. */
  point: z.object({ latitude: z.number(), longitude: z.number() }),
  /** Of the leads they were named in, answered within two days; absent before the first. */
  answerShare: share,
  /** How many leads they take this week. */
  room: z.int(),
});

/** As everybody reads an installer. */
export const PublicInstaller = NearInstaller.omit({ km: true, point: true }).extend({
  telephone: z.string().optional(),
  website: z.string().optional(),
});

export const OwnInstallerProfile = z.object({
  profile: z
    .object({
      id: Id,
      name: z.string(),
      about: z.string(),
      telephone: z.string().optional(),
      website: z.string().optional(),
      kinds: z.array(z.enum(wishKinds)).readonly(),
      place: LeadPlace,
      active: z.boolean(),
      room: z.int(),
      asked: z.int(),
      answered: z.int(),
      answerShare: share,
    })
    .nullable(),
});

/** As an installer reads a lead in which they were named: who it is only once they have accepted. */
export const InstallerLead = z.object({
  ...part,
  id: Id,
  city: z.string(),
  postalCode: z.string(),
  countryCode: CountryCode,
  wish: LeadWish,
  contact: z.object(contact).optional(),
  answerUntil: InstantText.optional(),
  returnUntil: InstantText.optional(),
  returnReason: z.enum(returnReasons).optional(),
  mayWrite: z.boolean(),
});

export const InstallerLeadPage = InstallerLead.extend({ thread: z.array(LeadMessage) });

/** A row of the office's list. */
export const OfficeLeadRow = z.object({
  id: Id,
  ...lead,
  language: Language,
  locale: Locale,
  named: z.int(),
  verifiedOn: InstantText.optional(),
  note: z.string().optional(),
  revision: z.int(),
  changedOn: InstantText,
});

export const OfficeLead = OfficeLeadRow.extend({
  installers: z.array(
    z.object({
      ...part,
      stands: z.boolean(),
      consent: z.object({
        textVersion: z.string(),
        on: InstantText,
        ip: z.string().optional(),
        byEmployee: z.string().optional(),
        how: z.string().optional(),
      }),
      remindedOn: InstantText.optional(),
      returnReason: z.enum(returnReasons).optional(),
      returnWords: z.string().optional(),
      thread: z.array(LeadMessage),
    }),
  ),
  near: z.array(NearInstaller),
});
