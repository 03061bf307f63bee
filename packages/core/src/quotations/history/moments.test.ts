import { expect, it } from "vitest";
import { momentsOf } from "./moments.ts";

const at = (day: number): string => `2026-11-${String(day).padStart(2, "0")}T09:00:00.000Z`;
const acceptance = { orderId: "O1", userId: "U1", name: "Ada Neri", at: at(12), version: 2, hash: "" };
const word = { id: "M1", from: "customer", authorName: "Ada", asksChange: true, version: 1, createdOn: at(8) } as const;
const open = { acceptances: [], status: "sent", sent: 2, validUntil: "2026-11-20" } as const;

it("tells what the customer did, the newest first, and nothing that the office wrote", () => {
  const messages = [
    word,
    { ...word, id: "M2", asksChange: false, version: 2, createdOn: at(10) },
    { ...word, id: "M3", from: "office" as const, createdOn: at(11) },
  ];
  const moments = momentsOf({ quotation: { ...open, acceptances: [acceptance] }, messages, openedOn: at(7) });
  expect(moments.map(({ what, byName, version }) => [what, byName, version])).toEqual([
    ["accepted", "Ada Neri", 2],
    ["asked", "Ada", 2],
    ["asked-change", "Ada", 1],
    ["opened", undefined, undefined],
  ]);
});

it("tells that time ran out at the end of its last day in Rome, of one that has expired alone", () => {
  const none = { messages: [] };
  expect(momentsOf({ ...none, quotation: open })).toEqual([]);
  const [ended] = momentsOf({ ...none, quotation: { ...open, status: "expired" } });
  expect(ended).toMatchObject({ what: "expired", version: 2 });
  expect(ended?.at.slice(0, 13)).toBe("2026-11-20T22");
});
