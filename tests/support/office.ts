import type { Browser, Page } from "playwright-core";
import type { LocalCloud } from "@solvia/local/cloud";
import { openVisitor, type Width } from "./browser.ts";
import { Caller, mails } from "./cloud.ts";

/** A page of somebody who is logged in already, by the cookie of a login over HTTP. */
export async function openAs(
  { browser, cloud }: { browser: Browser; cloud: LocalCloud },
  email: string,
  path: string,
  width: Width = "desktop",
): Promise<Page> {
  const page = await openVisitor(browser, cloud.url, width);
  const [name = "", value = ""] = (await new Caller(cloud.url).login(email)).cookie.split("=");
  await page.context().addCookies([{ name, value, url: cloud.url }]);
  await page.goto(path);
  return page;
}

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
