import { chromium as pw } from "playwright-core";
import chromium from "@sparticuz/chromium";
const base = process.argv[2],
  out = process.argv[3],
  look = process.argv[4] || "light",
  who = process.argv[5];
const paths = process.argv.slice(6);
const browser = await pw.launch({
  executablePath: await chromium.executablePath(),
  args: ["--no-sandbox", "--disable-gpu"],
});
for (const [w, h] of [
  [1440, 900],
  [390, 844],
]) {
  const ctx = await browser.newContext({ viewport: { width: w, height: h }, locale: "it-IT" });
  await ctx.addInitScript((l) => {
    try {
      localStorage.setItem("solvia_look", l);
    } catch {}
  }, look);
  const page = await ctx.newPage();
  if (who && who !== "-") {
    const [e, p] = who.split(":");
    const r = await ctx.request
      .post(base + "/api/login", { data: { email: e, password: p }, headers: { origin: base } })
      .catch((e) => e);
    if (r.status?.() !== 200) console.log("login", r.status?.(), await r.text?.());
  }
  for (const path of paths) {
    await page.goto(base + path, { waitUntil: "load" });
    await page.waitForTimeout(2500);
    const name = `${out}/${path.replace(/[^\w]+/g, "_") || "home"}-${w}-${look}.png`;
    await page.screenshot({ path: name });
    console.log(name);
  }
  await ctx.close();
}
await browser.close();
