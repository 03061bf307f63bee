import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { endpoints } from "@solvia/core/contract";
import { allowedWithin, permissions, type MemberRole, type Reach, type Role } from "@solvia/core/platform/access";
import type { LocalCloud } from "@solvia/local/cloud";
import { Caller, startTestCloud } from "../support/cloud.ts";

/** One login per role, and for each place in a company; every one of them is a customer too. */
const logins: Readonly<Record<string, { email: string; roles: readonly Role[]; memberRole?: MemberRole }>> = {
  customer: { email: "cliente@solvia.example", roles: ["customer"] },
  owner: { email: "azienda@solvia.example", roles: ["customer"], memberRole: "owner" },
  buyer: { email: "acquirente@solvia.example", roles: ["customer"], memberRole: "buyer" },
  viewer: { email: "contabile@solvia.example", roles: ["customer"], memberRole: "viewer" },
  subscriber: { email: "premium@solvia.example", roles: ["customer", "subscriber"], memberRole: "owner" },
  reseller: { email: "rivenditore@solvia.example", roles: ["customer", "subscriber", "reseller"], memberRole: "owner" },
  installer: { email: "installatore@solvia.example", roles: ["customer", "installer"], memberRole: "owner" },
  merchant: { email: "commerciante@solvia.example", roles: ["customer", "merchant"], memberRole: "owner" },
  sales_agent: { email: "agente@solvia.example", roles: ["customer", "sales_agent"] },
  warehouse: { email: "magazzino@solvia.example", roles: ["customer", "warehouse"] },
  admin: { email: "admin@solvia.example", roles: ["customer", "admin"] },
};

let cloud: LocalCloud;
const callers: Record<string, Caller> = {};

beforeAll(async () => {
  cloud = await startTestCloud();
  callers["nobody"] = new Caller(cloud.url);
  for (const [role, { email }] of Object.entries(logins)) callers[role] = await new Caller(cloud.url).login(email);
});
afterAll(() => cloud.stop());

/** An address that names nothing: what is allowed ends in a 4xx of its own, never in 401 or 403. */
const emptyAddress = (path: string): string =>
  path
    .replaceAll("{email}", "nobody@example.org")
    .replaceAll("{vat}", "IT00000000000")
    .replaceAll(/\{\w+\}/g, "none");

interface Holders {
  roles?: Partial<Record<Role, Reach>>;
  visitors?: true;
}
const holdersOf = (access: keyof typeof permissions): Holders["roles"] => (permissions[access] as Holders).roles;
const forVisitors = (access: keyof typeof permissions) => (permissions[access] as Holders).visitors === true;

/** What ends the very sessions that the matrix calls with, whatever is sent. */
const endings = new Set(["/logout", "/user/sessions/end", "/company/leave"]);
/** What is for keys alone, whoever is logged in: tests/http/reseller-keys.test.ts. */
const guarded = endpoints.filter(
  ({ endpoint: { access, path, scope } }) => holdersOf(access) && !endings.has(path) && !scope,
);

describe("each guarded endpoint called as each role (authorisation matrix)", () => {
  it.each(guarded.map(({ endpoint }) => [endpoint.method, endpoint.path, endpoint.access, endpoint.within] as const))(
    "%s %s is for %s %s",
    async (method, path, access, within) => {
      const body = method === "GET" || method === "DELETE" ? undefined : {};
      const answers = await Promise.all(
        Object.entries(callers).map(async ([role, caller]) => {
          const { status } = await caller.call(method, emptyAddress(path), body);
          return [role, status === 401 ? "unknown" : status === 403 ? "refused" : "allowed"] as const;
        }),
      );
      const holders = holdersOf(access) ?? {};
      const expected = Object.keys(callers).map((role) => {
        if (role === "nobody") return [role, forVisitors(access) ? "allowed" : "unknown"];
        const holds = logins[role]?.roles.some((one) => holders[one]) && allowedWithin(within, logins[role]);
        return [role, holds ? "allowed" : "refused"];
      });
      expect(answers).toEqual(expected);
    },
  );
});

describe("attacks", () => {
  it("refuses a write with the cookie from another site's page (CSRF)", async () => {
    const { status, body } = await callers["customer"]!.call("POST", "/logout", undefined, {
      origin: "https://evil.example",
    });
    expect(status).toBe(403);
    expect(body).toMatchObject({ code: "origin-not-allowed" });
  });

  it("refuses to log somebody in from another site's form, which carries no cookie (login CSRF)", async () => {
    const stranger = new Caller(cloud.url);
    const credentials = { email: "cliente@solvia.example", password: "sole-e-vento-2026" };
    for (const origin of ["https://evil.example", "null"]) {
      const { status, body, headers } = await stranger.call("POST", "/login", credentials, { origin });
      expect([status, body]).toMatchObject([403, { code: "origin-not-allowed" }]);
      expect(headers.has("set-cookie")).toBe(false);
    }
  });

  it("gives a new session at every login and does not take one that was planted (session fixation)", async () => {
    const planted = new Caller(cloud.url);
    planted.cookie = "solvia_session=01M7XQGDMTM4CNP6CGTMPNNQEV.planted";
    await planted.login("cliente@solvia.example");
    expect(planted.cookie).not.toContain("planted");
  });

  it("sets the session cookie HttpOnly and SameSite", async () => {
    const { headers } = await new Caller(cloud.url).call("POST", "/login", {
      email: "cliente@solvia.example",
      password: "sole-e-vento-2026",
    });
    expect(headers.get("set-cookie")).toMatch(/HttpOnly; SameSite=Lax/);
  });

  it("answers the unknown e-mail and the wrong password alike (enumeration)", async () => {
    const wrong = await new Caller(cloud.url).call("POST", "/login", {
      email: "cliente@solvia.example",
      password: "wrong-password",
    });
    const unknown = await new Caller(cloud.url).call("POST", "/login", {
      email: "nobody@solvia.example",
      password: "wrong-password",
    });
    expect([wrong.status, (wrong.body as { code: string }).code]).toEqual([
      unknown.status,
      (unknown.body as { code: string }).code,
    ]);
  });

  it("refuses a body that is no JSON, and says which fields of a form are wrong", async () => {
    const broken = await fetch(`${cloud.url}/api/login`, {
      method: "POST",
      body: "{",
      headers: { "content-type": "application/json" },
    });
    expect(broken.status).toBe(400);
    const { status, body } = await new Caller(cloud.url).call("POST", "/register", {});
    expect(status).toBe(422);
    expect((body as { errors: { field: string }[] }).errors.map(({ field }) => field)).toContain("email");
  });

  it("refuses a body over the gateway's limit", async () => {
    const { status } = await new Caller(cloud.url).call("POST", "/register", { name: "x".repeat(11 * 1024 * 1024) });
    expect(status).toBe(413);
  });
});
