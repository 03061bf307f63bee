import { afterEach, expect, it } from "vitest";
import { handler as connect } from "../chat/connect.ts";
import { handler } from "./authorize.ts";

const names = ["ORIGIN_SECRET", "ONLY_THROUGH_CDN", "SITE_ORIGIN"] as const;
afterEach(() => {
  for (const name of names) delete process.env[name];
});

const keep = (value: object) => (process.env["ORIGIN_SECRET"] = JSON.stringify(value));
const isAuthorized = async (headers: Record<string, string>) => (await handler({ headers })).isAuthorized;

it("lets in who shows the secret of now, or the one of before while both are kept", async () => {
  keep({ now: "new", before: "old" });
  expect(await isAuthorized({ "solvia-cdn": "new" })).toBe(true);
  expect(await isAuthorized({ "Solvia-Cdn": "old" })).toBe(true);
  expect(await isAuthorized({ "solvia-cdn": "older" })).toBe(false);
  keep({ now: "new" });
  expect(await isAuthorized({ "solvia-cdn": "old" })).toBe(false);
});

it("lets nobody in who shows nothing, nor anybody where the secret is missing or empty", async () => {
  keep({ now: "new", before: "" });
  expect(await isAuthorized({})).toBe(false);
  expect(await isAuthorized({ "solvia-cdn": "" })).toBe(false);
  keep({ now: "" });
  await expect(isAuthorized({ "solvia-cdn": "new" })).rejects.toThrow("no value");
  delete process.env["ORIGIN_SECRET"];
  await expect(isAuthorized({ "solvia-cdn": "new" })).rejects.toThrow("lacks ORIGIN_SECRET");
});

it("opens no socket of the chat past the CDN where a stage says so, whatever else the request has", async () => {
  process.env["SITE_ORIGIN"] = "https://shop.solvia.example";
  process.env["ONLY_THROUGH_CDN"] = "yes";
  keep({ now: "new" });
  const statusOf = async (headers: Record<string, string>) =>
    (
      await connect({
        headers: { Origin: "https://shop.solvia.example", ...headers },
        requestContext: {},
      } as unknown as Parameters<typeof connect>[0])
    ).statusCode;
  expect(await statusOf({})).toBe(403);
  expect(await statusOf({ "solvia-cdn": "guessed" })).toBe(403);
  // Through the CDN it is asked who it is.
  expect(await statusOf({ "solvia-cdn": "new" })).toBe(401);
});
