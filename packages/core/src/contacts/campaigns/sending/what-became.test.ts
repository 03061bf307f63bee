import { expect, it } from "vitest";
import { tooMany } from "../outcomes/stop-rules.ts";
import { batchSize, minutesFor, pauseMs, workersAtOnce } from "./share.ts";
import { whatBecame } from "./what-became.ts";

it.each([
  [{ responseCode: 550, command: "RCPT TO", code: "EENVELOPE" }, "refused"],
  [{ responseCode: 554, command: "DATA", code: "EMESSAGE" }, "failed"],
  [{ responseCode: 451, command: "RCPT TO", code: "EENVELOPE" }, "later"],
  [{ responseCode: 454, command: "DATA" }, "later"],
  [{ responseCode: 535, command: "AUTH PLAIN", code: "EAUTH" }, "later"],
  [{ code: "ESOCKET", syscall: "connect" }, "later"],
  [{ code: "EDNS" }, "later"],
  [{ code: "ETIMEDOUT", command: "CONN", message: "Greeting never received" }, "later"],
  [{ code: "EENVELOPE", message: "No recipients defined" }, "failed"],
  [{ code: "ETIMEDOUT", command: "CONN", message: "Timeout" }, "unsure"],
  [{ code: "ECONNECTION", command: "CONN", message: "Connection closed unexpectedly" }, "unsure"],
  ["something else", "unsure"],
] as const)("a refusal %o is %s", (error, became) => {
  expect(whatBecame(error)).toBe(became);
});

it("a campaign stands still at 5 % who don't receive and at 0.1 % who complain, of a hundred letters at least", () => {
  const counts = { sent: 95, refused: 5, bounced: 5, complained: 0 };
  expect(tooMany(counts)).toBe("bounces");
  expect(tooMany({ ...counts, sent: 94 })).toBeUndefined();
  expect(tooMany({ ...counts, bounced: 4, complained: 1 })).toBeUndefined();
  expect(tooMany({ sent: 2000, refused: 0, bounced: 0, complained: 2 })).toBe("complaints");
  expect(tooMany({ sent: 2001, refused: 0, bounced: 0, complained: 2 })).toBeUndefined();
});

it.each([1, 10, 60, 120, 600, 20_000])(
  "at %i letters a minute all workers together keep to it, each done within a minute",
  (share) => {
    expect((workersAtOnce * 60_000) / pauseMs(share)).toBeCloseTo(share);
    if (share >= 4) expect((batchSize(share) - 1) * pauseMs(share)).toBeLessThan(60_000);
    expect(minutesFor(share * 3 + 1, share)).toBe(4);
    expect(minutesFor(10, 0)).toBeNull();
  },
);
