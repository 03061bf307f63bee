import { allowed, type User } from "../../platform/access.ts";
import type { Actor } from "../../platform/machine.ts";
import { officeActs, type OfficeAct } from "./act-codes.ts";
import { orderMachine } from "../order-machine.ts";
import type { Order } from "../order.ts";
import { fulfilmentMachine } from "../sending/fulfilment-machine.ts";

/** Whoever's rights don't let them change orders, an agent, only looks on. */
export type OfficeActor = Extract<Actor, "back-office" | "onlooker">;
export const officeActorOf = (user: Pick<User, "id" | "roles">): OfficeActor =>
  allowed("admin", user) ? "back-office" : "onlooker";

/** The acts that an order offers a colleague: what its machines let pass. Holds of a part are asked about when it is done. */
export const officeActsOf = (order: Order, actor: OfficeActor): OfficeAct[] =>
  officeActs.filter((act) =>
    act === "fail" ? orderMachine.offers(order, act, actor) : fulfilmentMachine.offers(order, act, actor),
  );
