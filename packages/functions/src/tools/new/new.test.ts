import { existsSync, readFileSync } from "node:fs";
import { transform } from "esbuild";
import { describe, expect, it } from "vitest";
import { newEndpoint } from "./endpoint.ts";
import { events } from "@solvia/core/events";
import { newEvent } from "./event.ts";
import type { Made, Options, Read } from "./made.ts";
import { newScreen } from "./screen.ts";

/** The tree that stands; what is made here is of zebras, which nobody will sell: who uses the tool rightly breaks no test. */
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
    const made = newEndpoint(read, ["back-office/users", "list-zebras"], { file: "people" });
    await parsed(made);
    const contract = "packages/core/src/contract/back-office/people.ts";
    expect(added(made, contract)).toContain('path: "/back-office/users/list-zebras"');
    expect(made.files.get(contract)?.startsWith((read(contract) ?? "").slice(0, 200))).toBe(true);
    expect(added(made, "packages/functions/src/api/back-office/users/list-zebras.ts")).toContain("serve(listZebras,");
    expect(added(made, "tests/http/office.test.ts")).toContain('"GET", "/back-office/users/list-zebras"');
  });

  it("says of a write of the office what it is about", async () => {
    const write = ["back-office/users", "award-zebra"];
    expect(() => newEndpoint(read, write, { file: "people" })).toThrow(/--about is missing/);
    const made = newEndpoint(read, write, { file: "people", about: "users" });
    await parsed(made);
    expect(added(made, "packages/core/src/contract/back-office/people.ts")).toContain('about: { kind: "users" }');
  });

  it("answers by the method and path that are said, about what its path names", () => {
    const options = { file: "people", about: "users", method: "DELETE", path: "/back-office/zebras/{id}" };
    const made = newEndpoint(read, ["back-office/users", "take-zebra"], options);
    const [, written = ""] =
      made.files.get("packages/core/src/contract/back-office/people.ts")?.split("export const takeZebra") ?? [];
    expect(written).toContain('method: "DELETE",\n  path: "/back-office/zebras/{id}"');
    expect(written).toContain('about: { kind: "users", id: "id" }');
    expect(written).toContain("params: { id: z.string() }");
    expect(written).not.toContain("body:");
    expect(added(made, "tests/http/office.test.ts")).toContain('"DELETE", "/back-office/zebras/none"');
  });

  it("begins a group, which joins the others", async () => {
    const made = newEndpoint(read, ["back-office/zebras", "list-zebras"], { group: "new" });
    await parsed(made);
    expect(made.files.get("packages/core/src/contract/back-office/zebras.ts")).toContain('from "../endpoint.ts"');
    expect(added(made, "packages/core/src/contract/index.ts").split("\n")).toEqual([
      'import * as backOfficeZebras from "./back-office/zebras.ts";',
      '  "back-office/zebras": backOfficeZebras,',
    ]);
    const test = made.files.get("tests/http/office-zebras.test.ts") ?? "";
    expect(test).toContain("cloud = await startTestCloud();");
    expect(test).toContain('"GET", "/back-office/zebras/list-zebras"');
    expect([...made.files.keys()]).not.toContain("tests/http/office.test.ts");
  });

  it("is tested in the file of its group's name, where there is one that takes a case", () => {
    const made = newEndpoint(read, ["back-office/orders", "list-zebras"], {});
    expect(added(made, "tests/http/office-orders.test.ts")).toContain("/back-office/orders/list-zebras");
  });

  it("is refused in words where method, path, kind or group are none", () => {
    const write = (options: Options) => () => newEndpoint(read, ["back-office/users", "award-zebra"], options);
    const said = { file: "people", about: "users" };
    expect(write({ ...said, about: "zebras" })).toThrow(/no kind zebras: it is one of .*users.*AuditKind/);
    expect(write({ ...said, method: "PATCH" })).toThrow(/no method PATCH: it is one of GET, POST/);
    expect(write({ ...said, path: "zebras" })).toThrow(/written like \/orders/);
    expect(write({ ...said, method: "GET", path: "/orders/{order}" })).toThrow(
      "There is an endpoint GET /orders/{id} already.",
    );
    expect(write({ ...said, group: "new" })).toThrow(/stands already: leave --group out/);
    expect(() => newEndpoint(read, ["zebras", "list-zebras"], {})).toThrow(
      /one of .*transactions.*--group new begins one/,
    );
  });

  it("is refused in words where it stands already, or its group doesn't", () => {
    expect(() => newEndpoint(read, ["account", "list-acts"], {})).toThrow("There is an endpoint listActs already.");
    expect(() => newEndpoint(read, ["zebras", "list-zebras"], {})).toThrow(/no group zebras/);
    expect(() => newEndpoint(read, ["back-office/users", "list-zebras"], {})).toThrow(/spread over people,/);
    expect(() => newEndpoint(read, ["account", "listZebras"], {})).toThrow(/small letters with hyphens/);
    expect(() => newEndpoint(read, ["account", "list-zebras"], { access: "king" })).toThrow(/permission king/);
  });
});

describe("a new event", () => {
  const options = { queues: "email,notifications", it: "Una zebra per te", en: "A zebra for you" };

  it("is a value of its domain, with its letter, its notice and their texts", async () => {
    for (const domain of ["accounts", "catalogue", "orders"]) {
      const made = newEvent(read, [domain, "zebra-awarded"], options);
      await parsed(made);
      expect(added(made, `packages/core/src/${domain}/events.ts`)).toContain(
        'export const zebraAwarded = event("zebra-awarded"',
      );
      expect(added(made, `packages/core/src/${domain}/letters/index.ts`)).toContain('"zebra-awarded": async');
      expect(added(made, "packages/core/src/crm/notifications/notify.ts")).toContain('"zebra-awarded": aboutAccount');
      expect(added(made, "packages/texts/mail/it.json")).toContain("Una zebra per te");
      expect(added(made, "packages/texts/profile/en.json")).toContain("A zebra for you");
    }
  });

  it("writes no letter that nobody gets", () => {
    const made = newEvent(read, ["catalogue", "zebra-drawn"], { queues: "images" });
    expect([...made.files.keys()]).toEqual(["packages/core/src/catalogue/events.ts"]);
  });

  it("is refused in words where it stands already, or nobody would hear of it", () => {
    expect(() => newEvent(read, ["catalogue", "product-available"], options)).toThrow(
      "There is an event product-available already.",
    );
    for (const { type } of events) expect(() => newEvent(read, ["orders", type], options)).toThrow(/already/);
    expect(() => newEvent(read, ["catalogue", "zebra-drawn"], {})).toThrow(/--queues is missing/);
    expect(() => newEvent(read, ["catalogue", "zebra-drawn"], { queues: "drums" })).toThrow(
      /no queue drums: it is one of .*email/,
    );
    expect(() => newEvent(read, ["tax", "zebra-drawn"], options)).toThrow(/declares no events/);
    expect(() => newEvent(read, ["catalogue", "zebra-drawn"], { queues: "email" })).toThrow(/--it is missing/);
  });
});

describe("a new screen", () => {
  const titles = { it: "Zebre", en: "Zebras" };

  it("is a route of three lines, a page and its texts", async () => {
    for (const [path, feature, area, routes] of [
      ["back-office/zebras", "account/office", "office", "office-routes"],
      ["profile/zebras", "profile/zebras", "profile", "customer-routes"],
      ["zebras", "zebras", "showcase", "routes"],
    ] as const) {
      const made = newScreen(read, [path], { ...titles, feature });
      await parsed(made);
      expect(added(made, `packages/web/src/${routes}/${path}.tsx`)).toContain(`createFileRoute("/${path}")`);
      expect(added(made, `packages/web/src/features/${feature}/zebras-page.tsx`)).toContain('t("zebras.title")');
      expect(added(made, `packages/texts/${area}/it.json`)).toContain("Zebre");
    }
  });

  it("is refused in words where it stands already, or its feature isn't said", () => {
    expect(() => newScreen(read, ["profile/notifications"], titles)).toThrow(
      "There is a screen profile/notifications already.",
    );
    expect(() => newScreen(read, ["profile/my-orders"], titles)).toThrow(/already/);
    expect(() => newScreen(read, ["back-office/zebras"], titles)).toThrow(/--feature is missing/);
    expect(() => newScreen(read, ["profile/zebras"], { it: "Zebre" })).toThrow(/--en is missing/);
    expect(() => newScreen(read, ["warehouse/zebras"], titles)).toThrow(/not at warehouse/);
  });
});
