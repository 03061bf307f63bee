import { machine } from "../../platform/machine.ts";
import { requestStatuses, type QuotationRequest } from "./request.ts";

type Facts = Pick<QuotationRequest, "status">;

/** The life of a request for a quotation (domain-rules 5.3); converted and rejected are its ends. */
export const requestMachine = machine<Facts>()({
  name: "request",
  states: requestStatuses,
  first: "new",
  actions: {
    /** To an employee, or on to another one. */
    assign: { from: ["new", "assigned"], to: "assigned", actors: ["back-office"] },
    answer: { from: ["assigned"], actors: ["back-office"] },
    convert: { from: ["new", "assigned"], to: "converted", actors: ["back-office"] },
    reject: { from: ["new", "assigned"], to: "rejected", actors: ["back-office"] },
  },
});
