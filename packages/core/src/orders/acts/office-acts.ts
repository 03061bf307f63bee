import { officeActs, type OfficeAct } from "./act-codes.ts";
import { offeredOf } from "./offered.ts";
import { orderMachine } from "../order-machine.ts";
import type { Order } from "../order.ts";
import { fulfilmentMachine } from "../sending/fulfilment-machine.ts";

/** The acts that an order offers the office: what its machines let pass. Holds of a part are asked about when it is done. */
export const officeActsOf = (order: Order): OfficeAct[] =>
  offeredOf(officeActs, (act) =>
    act === "fail"
      ? orderMachine.demand(order, act, "back-office")
      : fulfilmentMachine.demand(order, act, "back-office"),
  );
