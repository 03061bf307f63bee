import { existsSync, readFileSync } from "node:fs";
import { transform } from "esbuild";
import { describe, expect, it } from "vitest";
import { newEndpoint } from "./endpoint.ts";
import { newEvent } from "./event.ts";
import type { Made, Options, Read } from "./made.ts";
import { newScreen } from "./screen.ts";

const read: Read = (path) => (existsSync(path) ? readFileSync(path, "utf8") : undefined);

/** Every file can be read by who reads such files. */
async function parsed({ files }: Made): Promise<void> {
  for (const [path, content] of files) {
    if (path.endsWith(".json")) JSON.parse(content);
    else await transform(content, { loader: path.endsWith(".tsx") ? "tsx" : "ts" });
  }
}
const added = ({ files }: Made, path: string): string => {
  const before = new Set(read(path)?.split("\n"));
  return (files.get(path) ?? "")
    .split("\n")
    .filter((line) => line && !before.has(line))
    .join("\n");
};

describe("a new endpoint", () => {
  it("stands in the contract, has a handler and a case of an HTTP test", async () => {
    const made = newEndpoint(read, ["back-office/users", "list-badges"], { file: "people" });
    await parsed(made);
    const contract = "packages/core/src/contract/back-office/people.ts";
    expect(added(made, contract)).toContain('path: "/back-office/users/list-badges"');
    expect(made.files.get(contract)?.startsWith((read(contract) ?? "").slice(0, 200))).toBe(true);
    expect(added(made, "packages/functions/src/api/back-office/users/list-badges.ts")).toContain("serve(listBadges,");
    expect(added(made, "tests/http/office.test.ts")).toContain('"GET", "/back-office/users/list-badges"');
  });

  it("says of a write of the office what it is about", async () => {
    const write = ["back-office/users", "award-badge"];
    expect(() => newEndpoint(read, write, { file: "people" })).toThrow(/--about is missing/);
    const made = newEndpoint(read, write, { file: "people", about: "users" });
    await parsed(made);
    expect(added(made, "packages/core/src/contract/back-office/people.ts")).toContain('about: { kind: "users" }');
  });

  it("answers by the method and path that are said, about what its path names", () => {
    const options = { file: "people", about: "users", method: "DELETE", path: "/back-office/badges/{id}" };
    const made = newEndpoint(read, ["back-office/users", "take-badge"], options);
    const [, written = ""] =
      made.files.get("packages/core/src/contract/back-office/people.ts")?.split("export const takeBadge") ?? [];
    expect(written).toContain('method: "DELETE",\n  path: "/back-office/badges/{id}"');
    expect(written).toContain('about: { kind: "users", id: "id" }');
    expect(written).toContain("params: { id: z.string() }");
    expect(written).not.toContain("body:");
    expect(added(made, "tests/http/office.test.ts")).toContain('"DELETE", "/back-office/badges/none"');
  });

  it("begins a group, which joins the others", async () => {
    const made = newEndpoint(read, ["back-office/quotations", "list-quotations"], { group: "new" });
    await parsed(made);
    expect(made.files.get("packages/core/src/contract/back-office/quotations.ts")).toContain('from "../endpoint.ts"');
    expect(added(made, "packages/core/src/contract/index.ts").split("\n")).toEqual([
      'import * as backOfficeQuotations from "./back-office/quotations.ts";',
      '  "back-office/quotations": backOfficeQuotations,',
    ]);
  });

  it("is refused in words where method, path, kind or group are none", () => {
    const write = (options: Options) => () => newEndpoint(read, ["back-office/users", "award-badge"], options);
    const said = { file: "people", about: "users" };
    expect(write({ ...said, about: "badges" })).toThrow(/no kind badges: it is one of .*users.*AuditKind/);
    expect(write({ ...said, method: "PATCH" })).toThrow(/no method PATCH: it is one of GET, POST/);
    expect(write({ ...said, path: "badges" })).toThrow(/written like \/orders/);
    expect(write({ ...said, method: "GET", path: "/orders/{order}" })).toThrow(
      "There is an endpoint GET /orders/{id} already.",
    );
    expect(write({ ...said, group: "new" })).toThrow(/stands already: leave --group out/);
    expect(() => newEndpoint(read, ["badges", "list-badges"], {})).toThrow(
      /one of .*transactions.*--group new begins one/,
    );
  });

  it("is refused in words where it stands already, or its group doesn't", () => {
    expect(() => newEndpoint(read, ["account", "list-acts"], {})).toThrow("There is an endpoint listActs already.");
    expect(() => newEndpoint(read, ["badges", "list-badges"], {})).toThrow(/no group badges/);
    expect(() => newEndpoint(read, ["back-office/users", "list-badges"], {})).toThrow(/spread over people,/);
    expect(() => newEndpoint(read, ["account", "listBadges"], {})).toThrow(/small letters with hyphens/);
    expect(() => newEndpoint(read, ["account", "list-badges"], { access: "king" })).toThrow(/permission king/);
  });
});

describe("a new event", () => {
  const options = { queues: "email,notifications", it: "Un distintivo per te", en: "A badge for you" };

  it("is a value of its domain, with its letter, its notice and their texts", async () => {
    for (const domain of ["accounts", "catalogue", "orders"]) {
      const made = newEvent(read, [domain, "badge-awarded"], options);
      await parsed(made);
      expect(added(made, `packages/core/src/${domain}/events.ts`)).toContain(
        'export const badgeAwarded = event("badge-awarded"',
      );
      expect(added(made, `packages/core/src/${domain}/letters/index.ts`)).toContain('"badge-awarded": async');
      expect(added(made, "packages/core/src/crm/notifications/notify.ts")).toContain('"badge-awarded": aboutAccount');
      expect(added(made, "packages/texts/mail/it.json")).toContain("Un distintivo per te");
      expect(added(made, "packages/texts/profile/en.json")).toContain("A badge for you");
    }
  });

  it("writes no letter that nobody gets", () => {
    const made = newEvent(read, ["catalogue", "badge-drawn"], { queues: "images" });
    expect([...made.files.keys()]).toEqual(["packages/core/src/catalogue/events.ts"]);
  });

  it("is refused in words where it stands already, or nobody would hear of it", () => {
    expect(() => newEvent(read, ["catalogue", "product-available"], options)).toThrow(
      "There is an event product-available already.",
    );
    expect(() => newEvent(read, ["catalogue", "badge-drawn"], {})).toThrow(/--queues is missing/);
    expect(() => newEvent(read, ["catalogue", "badge-drawn"], { queues: "drums" })).toThrow(
      /no queue drums: it is one of .*email/,
    );
    expect(() => newEvent(read, ["tax", "badge-drawn"], options)).toThrow(/declares no events/);
    expect(() => newEvent(read, ["catalogue", "badge-drawn"], { queues: "email" })).toThrow(/--it is missing/);
  });
});

describe("a new screen", () => {
  const titles = { it: "Distintivi", en: "Badges" };

  it("is a route of three lines, a page and its texts", async () => {
    for (const [path, feature, area] of [
      ["back-office/badges", "account/office", "office"],
      ["profile/badges", "profile/badges", "profile"],
      ["badges", "badges", "showcase"],
    ] as const) {
      const made = newScreen(read, [path], { ...titles, feature });
      await parsed(made);
      expect(added(made, `packages/web/src/routes/${path}.tsx`)).toContain(`createFileRoute("/${path}")`);
      expect(added(made, `packages/web/src/features/${feature}/badges-page.tsx`)).toContain('t("badges.title")');
      expect(added(made, `packages/texts/${area}/it.json`)).toContain("Distintivi");
    }
  });

  it("is refused in words where it stands already, or its feature isn't said", () => {
    expect(() => newScreen(read, ["profile/notifications"], titles)).toThrow(
      "There is a screen profile/notifications already.",
    );
    expect(() => newScreen(read, ["profile/my-orders"], titles)).toThrow(/already/);
    expect(() => newScreen(read, ["back-office/badges"], titles)).toThrow(/--feature is missing/);
    expect(() => newScreen(read, ["profile/badges"], { it: "Distintivi" })).toThrow(/--en is missing/);
    expect(() => newScreen(read, ["warehouse/badges"], titles)).toThrow(/not at warehouse/);
  });
});
