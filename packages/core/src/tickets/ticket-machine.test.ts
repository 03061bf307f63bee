import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { supportGround } from "./entitlement.ts";
import { ticketStatuses } from "./ticket-codes.ts";
import { ticketMachine } from "./ticket-machine.ts";

const { actions } = ticketMachine;
const names = Object.keys(actions) as (keyof typeof actions)[];

describe("the life of a ticket (domain-rules 5.11)", () => {
  it("never leaves what is closed, and reaches nothing that isn't a state, by whatever is tried", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...names), { maxLength: 30 }), (tried) => {
        let ticket: { status: (typeof ticketStatuses)[number] } = { status: "open" };
        for (const name of tried) {
          const { actors, to } = actions[name] as {
            actors: readonly ("customer" | "back-office" | "system")[];
            to?: string;
          };
          const [actor] = actors;
          if (!actor || !ticketMachine.offers(ticket, name, actor)) continue;
          const before = ticket.status;
          if (to) ticket = { status: to as typeof before };
          expect(ticketStatuses).toContain(ticket.status);
          if (before === "closed") expect(ticket.status).toBe("closed");
          if (ticket.status === "closed") expect(["closed", "resolved"]).toContain(before);
        }
      }),
    );
  });

  it("lets the office neither answer in its customer's name nor close what may still be answered", () => {
    expect(ticketMachine.offers({ status: "waiting_customer" }, "answer", "back-office")).toBe(false);
    expect(ticketMachine.offers({ status: "resolved" }, "close", "back-office")).toBe(false);
    expect(ticketMachine.offers({ status: "resolved" }, "keep", "back-office")).toBe(false);
  });
});

describe("the right to help", () => {
  const ground = (entitlement: "none" | "premium" | "exclusive", bought: boolean, brandSold: boolean) =>
    supportGround({ entitlement, bought, brandSold });

  it("is never refused to who bought here", () => {
    fc.assert(
      fc.property(fc.constantFrom("none", "premium", "exclusive"), fc.boolean(), (tier, sold) => {
        expect(ground(tier, true, sold)).toBe("bought");
      }),
    );
  });

  it("is premium's for brands of the shop, exclusive's for all others, and nobody else's", () => {
    expect([ground("none", false, true), ground("premium", false, true), ground("exclusive", false, true)]).toEqual([
      undefined,
      "post_sale_support",
      "post_sale_support",
    ]);
    expect([ground("none", false, false), ground("premium", false, false), ground("exclusive", false, false)]).toEqual([
      undefined,
      undefined,
      "support_other_products",
    ]);
  });
});
