import * as z from "zod";
import { agendaKinds, agendaSpans } from "../../orders/agenda/agenda-kinds.ts";
import { CentsAmount, CivilDateText, Id } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { Method } from "../shapes/order.ts";

export const listOrdersScheduler = endpoint({
  method: "GET",
  path: "/back-office/orders-scheduler",
  access: "admin",
  shows: ["orders", "money"],
  summary:
    "What orders have to do on which day of the next ones: payments due, ends unpaid or unapproved, goods that leave; with what is late.",
  query: {
    /** Days ahead. */
    span: z.enum(agendaSpans).optional(),
    kind: z.enum(agendaKinds).optional(),
  },
  returns: z.object({
    today: CivilDateText,
    until: CivilDateText,
    items: z.array(
      z.object({
        on: CivilDateText,
        kind: z.enum(agendaKinds),
        orderId: Id,
        number: z.string(),
        customer: z.string(),
        amount: CentsAmount,
        method: Method.optional(),
      }),
    ),
    /** There are more orders than were looked at. */
    more: z.boolean(),
  }),
});
