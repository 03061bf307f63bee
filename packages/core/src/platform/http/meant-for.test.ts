import { expect, it } from "vitest";
import { demandMeant } from "./meant-for.ts";

const own = { id: "agent" };
const acting = { id: "customer", actedBy: { id: "agent", name: "Ada Neri", toldKinds: [] } };
const ended = { id: "agent", actingEnded: true } as const;
const write = { method: "POST", access: "customer" } as const;
const read = { method: "GET", access: "customer" } as const;
const cart = { method: "POST", access: "shopper" } as const;

type Asked = Parameters<typeof demandMeant>[0];
type Caller = Parameters<typeof demandMeant>[1];

function answer(asked: Asked, caller: Caller, viewer: string | undefined): string {
  try {
    demandMeant(asked, caller, viewer);
    return "done";
  } catch (error) {
    return (error as Error).message;
  }
}

it.each([
  ["the employee's own page, at work", write, own, "agent", "done"],
  ["the customer's page, while it is acted for them", write, acting, "customer", "done"],
  ["another customer's page", write, acting, "other", "meant-for-another"],
  ["the employee's own page, while another tab acts", write, acting, "agent", "meant-for-another"],
  ["the employee's own page, read while another tab acts", read, acting, "agent", "meant-for-another"],
  ["the customer's page when the hour is over", write, ended, "customer", "meant-for-another"],
  ["the customer's page read when the hour is over", read, ended, "customer", "meant-for-another"],
  ["the employee's page when the hour is over", write, ended, "agent", "done"],
  ["a write that names nobody, while it is acted", write, acting, undefined, "meant-for-another"],
  ["a write that names nobody, when the hour is over", write, ended, undefined, "meant-for-another"],
  ["a first read, before the page knows", read, acting, undefined, "done"],
  ["a program that names nobody, for itself", write, own, undefined, "done"],
  ["a page whose session has ended, at its cart", cart, undefined, "customer", "not-logged-in"],
  ["a visitor at their cart", cart, undefined, undefined, "done"],
  ["who it is, the way in and the way out", { ...write, ofSession: true }, acting, "other", "done"],
] as const)("%s: %#", (_, asked, caller, viewer, expected) => expect(answer(asked, caller, viewer)).toBe(expected));
