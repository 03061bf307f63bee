import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { outcomesOf } from "../platform/machine.ts";
import { leadStatuses, type LeadStatus, stands } from "./lead-codes.ts";
import { leadMachine, namingMachine } from "./lead-machine.ts";
import { statusBy } from "./lead-after.ts";
import { answeredNow, givenBack, roomOf, taken, weekOf } from "./near/pace.ts";

const over: readonly LeadStatus[] = ["won", "lost", "expired"];
const names = Object.keys(leadMachine.actions) as (keyof typeof leadMachine.actions)[];

describe("the life of a lead (domain-rules 5.10)", () => {
  it("never leaves what is over, and names nobody before the address is confirmed", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...names), fc.nat(3)), { maxLength: 30 }), (tried) => {
        let lead: { status: LeadStatus } = { status: "new" };
        for (const [name, pick] of tried) {
          const action = leadMachine.actions[name];
          if (!leadMachine.offers(lead, name, action.actors[0])) continue;
          const before = lead.status;
          const ways = outcomesOf(action, before) as LeadStatus[];
          lead = { status: ways[pick % ways.length]! };
          expect(leadStatuses).toContain(lead.status);
          if (over.includes(before)) expect(lead.status).toBe(before);
          if (before === "new" && name !== "note") expect([name, lead.status]).toEqual(["verify", "verified"]);
        }
      }),
    );
  });

  it("refuses each actor what isn't theirs", () => {
    for (const actor of ["customer", "back-office", "system", "warehouse"] as const)
      expect(namingMachine.offers({ status: "named" }, "accept", actor)).toBe(false);
    expect(namingMachine.offers({ status: "declined" }, "accept", "installer")).toBe(false);
    expect(namingMachine.offers({ status: "named" }, "write", "customer")).toBe(false);
    expect(leadMachine.offers({ status: "verified" }, "win", "back-office")).toBe(false);
  });

  it("stands by those who are left in it", () => {
    const at = (status: "named" | "accepted" | "declined" | "lapsed", messages = 0) => ({ status, messages });
    expect(statusBy([])).toBeUndefined();
    expect(statusBy([at("declined"), at("lapsed")])).toBeUndefined();
    expect(statusBy([at("named"), at("declined")])).toBe("assigned");
    expect(statusBy([at("named"), at("accepted")])).toBe("accepted");
    expect(statusBy([at("accepted"), at("accepted", 2)])).toBe("contacted");
    expect(["named", "accepted", "won", "lost"].every((one) => stands(one as "named"))).toBe(true);
  });
});

describe("the pace", () => {
  const profile = {
    id: "I",
    name: "Sole",
    about: "",
    kinds: [],
    place: { postalCode: "20121", city: "Milano", countryCode: "IT", latitude: 45, longitude: 9, approximate: true },
    active: true,
    paceWeek: "2026-11-16",
    paceTaken: 5,
    asked: 5,
    answered: 4,
    revision: 1,
    changedOn: "2026-11-20T10:00:00.000Z",
  };
  const friday = new Date("2026-11-20T10:00:00Z");

  it("counts weeks from Monday by the clocks of Rome", () => {
    expect(weekOf(new Date("2026-11-22T22:59:59Z"))).toBe("2026-11-16");
    expect(weekOf(new Date("2026-11-22T23:00:00Z"))).toBe("2026-11-23");
  });

  it("takes five a week, has room again on Monday, and by what is given back in its own week", () => {
    expect(roomOf(profile, friday)).toBe(0);
    expect(roomOf(profile, new Date("2026-11-23T10:00:00Z"))).toBe(5);
    expect(taken(profile, new Date("2026-11-23T10:00:00Z"))).toMatchObject({ paceTaken: 1, asked: 6 });
    expect(roomOf(givenBack(profile, { week: "2026-11-16" }), friday)).toBe(1);
    expect(roomOf(givenBack(profile, { week: "2026-11-09" }), friday)).toBe(0);
  });

  it("counts an answer in time up to the second day", () => {
    const named = { namedOn: "2026-11-18T10:00:00.000Z" };
    expect(answeredNow(profile, named, friday).answered).toBe(5);
    expect(answeredNow(profile, named, new Date(friday.getTime() + 1)).answered).toBe(4);
  });
});
