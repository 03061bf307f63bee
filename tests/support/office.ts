import type { Page } from "playwright-core";
import { createDemonstrationUser } from "@solvia/core/accounts/registration/create-demonstration-user";
import type { LocalCloud } from "@solvia/local/cloud";
import { ensureSite } from "@solvia/local/web-build";
import { openVisitor, startBrowser, type Width } from "./browser.ts";
import { Caller, mails, password, startTestCloud } from "./cloud.ts";
import type { Stage } from "./shop-stage.ts";

const administrator = { email: "admin@solvia.example", name: "Giulia", surname: "Ferraro" } as const;

/** An empty shop with one administrator, for a screen of the back office: built site, cloud and browser. */
export async function startOffice() {
  await ensureSite();
  const [cloud, browser] = await Promise.all([startTestCloud({ seeded: false }), startBrowser()]);
  await createDemonstrationUser({ ...administrator, password, roles: ["admin"] }, new Date());
  const admin = await new Caller(cloud.url).login(administrator.email);
  return {
    cloud,
    browser,
    admin,
    /** A page as the administrator sees it. */
    open: (path: string, width: Width = "desktop") => openWith({ browser, cloud }, admin.cookie, path, width),
    stop: async () => {
      await browser.close();
      await cloud.stop();
    },
  };
}
export type Office = Awaited<ReturnType<typeof startOffice>>;

/** A page of whoever has these cookies, as a caller over HTTP keeps them. */
export async function openWith({ browser, cloud }: Stage, cookie: string, path: string, width: Width): Promise<Page> {
  const page = await openVisitor(browser, cloud.url, width);
  const cookies = cookie.split("; ").map((one) => /^([^=]*)=(.*)$/.exec(one) ?? []);
  await page.context().addCookies(cookies.map(([, name = "", value = ""]) => ({ name, value, url: cloud.url })));
  await page.goto(path);
  return page;
}

/** A page of somebody who is logged in already, by the cookie of a login over HTTP. */
export const openAs = async (stage: Stage, email: string, path: string, width: Width = "desktop"): Promise<Page> =>
  openWith(stage, (await new Caller(stage.cloud.url).login(email)).cookie, path, width);

/** Fills text fields in by their labels. */
export async function fill(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(fields))
    await page.getByRole("textbox", { name: label, exact: true }).fill(value);
}

/** What a pattern finds in the newest mail to an address; undefined until it is there. */
export async function inMailTo(cloud: LocalCloud, email: string, pattern: RegExp): Promise<string | undefined> {
  const found = (await mails(cloud.mailboxUrl)).filter(({ to }) => to[0]?.address === email);
  return found.map(({ html }) => pattern.exec(html)?.[0]).find((text) => text !== undefined);
}
