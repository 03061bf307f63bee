import { globSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { companyMachine } from "@solvia/core/accounts/company/company-status";
import { transactionMachine, type Transaction } from "@solvia/core/payments/transaction";
import { orderMachine } from "@solvia/core/orders/order-machine";
import { actors, outcomesOf, type Actor, type AnyMachine } from "@solvia/core/platform/machine";
import { machines } from "./machines.ts";

/** A thing of each machine that the guards of an action let pass: what is left is states and actors. */
const things: Readonly<Record<string, object | ((action: string) => object)>> = {
  order: { fulfilment: "none", reserved: true, transactions: [] },
  fulfilment: {
    status: "paid",
    transactions: [],
    lines: [],
    troubled: false,
    termsOfPayment: "hundred_upon_order",
  },
  // It leaves with its paper; while that stands, nothing of it is changed.
  shipment: (action) => ({
    lines: [],
    shippedOn: "2026-11-20T10:00:00.000Z",
    ...(action === "hand-over" && { transportDocument: {} }),
    file: { label: true, carrier: { adr: true, tailLift: true } },
    order: {
      status: "paid",
      fulfilment: "none",
      transactions: [],
      lines: [],
      address: "pickup",
      termsOfPayment: "hundred_upon_order",
    },
  }),
  transaction: { superseded: false, attempts: 1 },
  vatChange: {
    status: "pendingPayment",
    lines: [],
    amounts: { treatment: { rule: "domestic" }, shipmentState: "known" },
  },
  company: {},
  claim: {},
  damageClaim: {},
  slip: {},
  slipLine: {},
  bankEntry: { credit: true, currency: "eur", shares: [] },
  correction: { steps: [] },
  coupon: {},
  milestone: {},
  certificate: {
    signed: {},
    identity: {},
    checklist: ["signer", "identity", "signature", "plant", "goods"],
    reason: "other use",
  },
  transcription: { attempts: 1 },
  publication: { type: "article", title: "Tetti piani", written: true, thumbnailUrl: "/p.png", lessonIds: [] },
  purchase: { lines: [{ received: 1 }] },
  quotation: {},
  request: {},
  officeMessage: {},
  return: { lines: [{ received: [{ condition: "as-new", quantity: 1 }] }] },
  subscription: { autoRenew: false, takenBack: true },
  transportDocument: { annulled: { reason: "wrong address" } },
};

function thingFor(name: string, action: string): object {
  const thing = things[name] ?? {};
  return typeof thing === "function" ? thing(action) : thing;
}

/** What a machine demands, for actions and actors that no type has looked at. */
type Demand = (thing: object, action: string, actor: Actor) => void;

const walked = (machine: AnyMachine & { demand?: unknown }): void =>
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          action: fc.constantFrom(...Object.keys(machine.actions)),
          actor: fc.constantFrom(...actors),
          pick: fc.nat(9),
        }),
      ),
      (steps) => {
        let state = machine.first;
        for (const { action, actor, pick } of steps) {
          const declared = machine.actions[action];
          if (!declared) throw new Error(action);
          const ask = () =>
            (machine.demand as Demand)({ ...thingFor(machine.name, action), [machine.field]: state }, action, actor);
          if (!declared.from.includes(state) || !declared.actors.includes(actor)) {
            expect(ask).toThrow("invalid-transition");
            continue;
          }
          ask();
          const outcomes = outcomesOf(declared, state);
          const next = outcomes[pick % outcomes.length] ?? state;
          expect(machine.leads(state, next, action)).toBe(true);
          expect(machine.states).toContain(next);
          state = next;
        }
      },
    ),
  );

/** The states that some way of actions leads to. */
function reachable({ first, actions }: AnyMachine): Set<string> {
  const found = new Set([first]);
  for (const state of found) {
    for (const action of Object.values(actions)) {
      if (action.from.includes(state)) for (const next of outcomesOf(action, state)) found.add(next);
    }
  }
  return found;
}

describe.each(machines)("the machine $name", (machine) => {
  test("does what it declares and nothing else, whoever walks through it", () => {
    expect(() => walked(machine)).not.toThrow();
  });

  test("names its states alone, and no action that no way leads to", () => {
    const found = reachable(machine);
    for (const [name, action] of Object.entries(machine.actions)) {
      for (const state of action.from) expect(machine.states, name).toContain(state);
      for (const state of action.from)
        for (const next of outcomesOf(action, state)) expect(machine.states).toContain(next);
      expect(
        action.from.some((state) => found.has(state)),
        name,
      ).toBe(true);
    }
  });
});

test("every machine of the house is drawn and walked", () => {
  const declared = globSync("packages/core/src/**/*.ts")
    .map((file) => readFileSync(file, "utf8"))
    .flatMap((text) => [...text.matchAll(/= machine<[^]*?name: "(\w+)"/g)].map(([, name = ""]) => name));
  expect(declared.toSorted()).toEqual(machines.map(({ name }) => name).toSorted());
});

const transaction = (changes: Partial<Transaction>): Transaction => ({
  orderId: "O1",
  seq: 1,
  userId: "U1",
  amount: 100,
  status: "pending_payment",
  method: "card",
  dueDateProvisional: false,
  superseded: false,
  attempts: 1,
  createdOn: "2026-11-22T10:00:00.000Z",
  version: 1,
  ...changes,
});

test("who may not drive a thing is refused, by types and by the machine", () => {
  // @ts-expect-error a customer doesn't mark their own transfer as paid
  expect(() => transactionMachine.after(transaction({}), "mark-paid", "customer")).toThrow("invalid-transition");
  // @ts-expect-error nor verifies their own company
  expect(() => companyMachine.demand({ status: "pending" }, "verify", "customer")).toThrow("invalid-transition");
});

test("guards and effects are the machine's own", () => {
  const failed = transaction({ status: "failed", providerIntentId: "pi_1" });
  expect(transactionMachine.after(failed, "retry", "customer")).toMatchObject({
    status: "pending_payment",
    attempts: 2,
    providerIntentId: undefined,
  });
  const replaced = { ...failed, superseded: true };
  expect(() => transactionMachine.after(replaced, "retry", "customer")).toThrow("invalid-transition");
  const cancelled = {
    status: "failed",
    fulfilment: "none",
    reserved: false,
    transactions: [],
    cancelledOn: "2026-11-22T10:00:00.000Z",
  } as const;
  expect(() => orderMachine.demand(cancelled, "retry", "customer")).toThrow("order-ended");
  // What has failed is given up once: while it still keeps pieces.
  expect(() => orderMachine.demand(cancelled, "fail", "back-office")).toThrow("invalid-transition");
  expect(() => orderMachine.demand({ ...cancelled, reserved: true }, "fail", "back-office")).not.toThrow();
});
