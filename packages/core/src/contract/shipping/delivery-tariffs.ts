import * as z from "zod";
import {
  deliveryBands,
  deliverySurcharges,
  deliveryZones,
  oddRates,
  tariffStates,
} from "../../pricing/delivery/delivery-tariff.ts";
import { line } from "../../platform/text/typed.ts";
import { CentsAmount, CivilDateText, Id, InstantText, page, paging } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { beside, inOrder } from "../rewards/beside.ts";

/** Net cents of a delivery. */
const amount = z.int().min(0).max(1_000_000);
const zones = z.record(z.enum(deliveryZones), z.record(z.enum(deliveryBands), amount));
const surcharges = z.record(z.enum(deliverySurcharges), amount);

const TariffForm = z
  .strictObject({
    name: line().min(2).max(80),
    /** From its midnight in Rome; not before tomorrow. */
    from: CivilDateText,
    /** The last day; it counts until another does where there is none. */
    until: CivilDateText.optional(),
    zones,
    surcharges,
    /** Net cents of goods from which a delivery costs nothing; a cent would give all of them away. */
    freeFrom: z
      .int()
      .max(100_000_000)
      .refine((cents) => cents >= 10_000, "free-too-little")
      .optional(),
  })
  .refine(inOrder, beside("until", "before-start"))
  .superRefine((tariff, context) => {
    for (const { path, code } of oddRates(tariff)) context.addIssue({ code: "custom", path, message: code });
  });

const Tariff = z.object({
  id: Id,
  name: z.string(),
  from: CivilDateText,
  until: CivilDateText.optional(),
  zones: z.record(z.enum(deliveryZones), z.record(z.enum(deliveryBands), CentsAmount)),
  surcharges: z.record(z.enum(deliverySurcharges), CentsAmount),
  freeFrom: CentsAmount.optional(),
  createdOn: InstantText,
});

export const listDeliveryTariffs = endpoint({
  method: "GET",
  path: "/back-office/delivery-tariffs",
  access: "admin",
  shows: ["delivery-tariffs"],
  summary: "What carriers take, with how each tariff stands today, those that begin last first.",
  query: { ...paging, state: z.enum(tariffStates).optional() },
  returns: page(Tariff.extend({ state: z.enum(tariffStates) })),
});

export const addDeliveryTariff = endpoint({
  method: "POST",
  path: "/back-office/delivery-tariffs",
  access: "admin",
  about: { kind: "delivery-tariffs" },
  stale: ["delivery-tariffs"],
  summary: "A tariff for days to come; what was placed or sent keeps its own.",
  body: TariffForm,
  returns: Tariff,
  idempotent: true,
});

export const endDeliveryTariff = endpoint({
  method: "PUT",
  path: "/back-office/delivery-tariffs/{id}/end",
  access: "admin",
  about: { kind: "delivery-tariffs", id: "id" },
  stale: ["delivery-tariffs"],
  summary: "Say a tariff's last day, today at the earliest; one before it begins calls it off.",
  params: { id: Id },
  body: z.strictObject({
    until: CivilDateText,
    /** The last day that was read. */
    before: CivilDateText.optional(),
  }),
  returns: Tariff,
  errors: ["not-found", "version-conflict"],
});
