import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Recent } from "@solvia/core/platform/storing/recent";
import { RowLog } from "@solvia/core/platform/row-log/row-log";
import { viewerHeader } from "@solvia/core/platform/http/viewer-header";
import { startCloud, type LocalCloud } from "@solvia/local/cloud";
import { choosePortsAnew, freePort } from "@solvia/local/gateways/ports";
import { seed } from "@solvia/local/seed/seed";
import { grantedPermissions } from "./permissions.ts";
import { copySeeded } from "./seeded-folder.ts";
import { demandValidInvoices } from "./stored-invoices.ts";
import { unsaidIn } from "./stale-writes.ts";
import { followWrites } from "./writes.ts";

/**
 * The whole local cloud on free ports with a folder of its own, with the demonstration data unless told otherwise. Its functions
 * are held to what their roles on AWS grant, and to what their endpoints say that they make stale: one that was refused something,
 * or wrote what its endpoint doesn't say, fails the file when it is stopped, and so does an invoice that the official schema refuses.
 */
export async function startTestCloud({ seeded = true } = {}): Promise<LocalCloud> {
  const folder = await mkdtemp(join(tmpdir(), "solvia-"));
  if (seeded) await copySeeded(folder);
  // Files of a worker share what they import, clients and memories too.
  choosePortsAnew();
  RowLog.forgetAll();
  Recent.forgetAll();
  const denied = new Set<string>();
  const granted = await grantedPermissions();
  const cloud = await startCloud({
    folder,
    port: await freePort(),
    longestWindowMs: 200,
    ...(seeded && { seed: () => seed() }),
    permissions: { granted, denied: (what) => denied.add(what) },
  });
  const unsaid = new Set<string>();
  followWrites((file, entity) => {
    for (const one of unsaidIn(file, entity)) unsaid.add(one);
  });
  return {
    ...cloud,
    stop: async () => {
      await cloud.stop();
      await demandValidInvoices(folder).finally(() => rm(folder, { recursive: true, force: true }));
      if (denied.size > 0) throw new Error(["their roles on AWS would refuse:", ...denied].join("\n"));
      if (unsaid.size > 0) throw new Error(["their pages would show what was before:", ...unsaid].join("\n"));
    },
  };
}

export const password = "sole-e-vento-2026";

/** A caller of the API with a cookie of its own, as a browser would be. */
export class Caller {
  readonly #url: string;
  cookie = "";
  /** Whom its page is for, by id, as pages say it with each request; nobody is said as by a program. */
  viewer: string | undefined;

  constructor(url: string) {
    this.#url = url;
  }

  async call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const json = body !== undefined && !(body instanceof FormData);
    const response = await fetch(`${this.#url}/api${path}`, {
      method,
      redirect: "manual",
      headers: {
        origin: this.#url,
        ...(this.cookie && { cookie: this.cookie }),
        ...(this.viewer !== undefined && { [viewerHeader]: this.viewer }),
        ...(json && { "content-type": "application/json" }),
        ...headers,
      },
      ...(json ? { body: JSON.stringify(body) } : body instanceof FormData && { body }),
    });
    for (const set of response.headers.getSetCookie()) this.#keep(set);
    const text = await response.text();
    const isJson = response.headers.get("content-type")?.includes("json");
    return {
      status: response.status,
      headers: response.headers,
      body: (text && isJson ? JSON.parse(text) : text) as never,
    };
  }

  /** As a browser does: a cookie takes the place of its namesake, one without an age goes. What only pages read is left. */
  #keep(set: string): void {
    if (!/; HttpOnly\b/.test(set)) return;
    const [cookie = ""] = set.split(";");
    const others = this.cookie.split("; ").filter((held) => held && held.split("=")[0] !== cookie.split("=")[0]);
    this.cookie = [...others, ...(/Max-Age=0\b/.test(set) ? [] : [cookie])].join("; ");
  }

  async login(email: string): Promise<this> {
    const { status } = await this.call("POST", "/login", { email, password });
    if (status !== 204) throw new Error(`login of ${email} answered ${status}`);
    return this;
  }
}

/** The mails in the mailbox, oldest first. */
export async function mails(
  mailboxUrl: string,
): Promise<{ id: string; subject: string; html: string; text: string; to: { address: string }[] }[]> {
  const response = await fetch(`${mailboxUrl}/api/email`);
  return (await response.json()) as never;
}
