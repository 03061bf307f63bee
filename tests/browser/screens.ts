import { mkdir, rm } from "node:fs/promises";
import type { Page } from "playwright-core";
import { ensureSite } from "@solvia/local/web-build";
import { openVisitor, startBrowser, widths, type Width } from "../support/browser.ts";
import { Caller, password, startTestCloud } from "../support/cloud.ts";
import { sellingToShow } from "../support/selling-to-show.ts";

/** `npm run screens`: pictures of the screens at both widths, into docs/screens. A page is shown to its first fold. */
const folder = "docs/screens";

const publicScreens = {
  home: "/",
  search: "/search?category=panels",
  kits: "/kit",
  "search-table": "/search?category=batteries&view=table",
  category: "/category/batteries",
  about: "/about-us",
  services: "/services",
  dropshipping: "/dropshipping-services-for-photovoltaic-products",
  superbonus: "/files/superbonus",
  "promo-byd": "/promo-byd",
  privacy: "/privacy",
  "sales-conditions": "/sales-conditions",
  registration: "/registration",
  "registration-company": "/registration?kind=business",
  "registration-success": "/registration-success?email=ada@example.org&kind=business",
  "reset-password": "/reset-password",
  withdrawal: "/withdrawal",
} as const;

interface Facts {
  order: string;
  product: string;
  brand: string;
  /** Two panels beside an inverter. */
  compared: string;
  series: string;
  kit: string;
  user: string;
  company: string;
  quotation: string;
  invoice: string;
  slip: string;
}

const catalogueScreens = ({ product, brand, compared }: Facts) => ({
  brand: `/brand/${brand}`,
  compare: `/compare?ids=${encodeURIComponent(compared)}`,
  wholesale: `/wholesale/${product}`,
});

const customerScreens = ({ order, quotation }: Facts) => ({
  quotations: "/quotations",
  quotation: `/quotations/${quotation}`,
  "own-offer": `/quotations/${quotation}/own-offer`,
  "request-quotation": "/request-quotation",
  contact: "/contact",
  newsletter: "/subscribe-to-newsletter",
  "coming-soon": "/coming-soon",
  jobs: "/work-with-us",
  job: "/work-with-us/warehouse-worker",
  plans: "/plans",
  subscription: "/profile/my-subscription",
  milestones: "/dashboard/milestones",
  "reduced-vat": "/profile/reduced-vat-auto-certification",
  cart: "/forklift",
  checkout: "/checkout",
  orders: "/profile/my-orders",
  order: `/profile/my-orders/${order}`,
  shipment: `/shipment?id=${order}`,
  "my-products": "/profile/my-products",
  success: `/checkout/success/${order}`,
  transactions: "/transactions",
  transaction: `/transactions/${order}.1`,
  account: "/profile/account",
  settings: "/profile/settings",
  notifications: "/profile/notifications",
  addresses: "/profile/shipping-address",
  company: "/profile/company",
  chat: "/profile/chat",
});

const officeScreens = ({ order, product, series, kit, user, company, quotation, invoice, slip }: Facts) => ({
  office: "/back-office",
  "office-quotations": "/back-office/quotations",
  "office-quotation": `/back-office/quotations/${quotation}`,
  "office-quotations-board": "/back-office/quotations/board",
  "office-new-quotation": "/back-office/quotations/new",
  "office-quotation-requests": "/back-office/quotation-requests",
  "office-contacts": "/back-office/contacts",
  "office-campaigns": "/back-office/cold-email-center",
  "office-messages": "/back-office/messages",
  "office-invoices": "/back-office/invoices",
  "office-invoice": `/back-office/invoices/${invoice}`,
  "office-slips": "/back-office/collections",
  "office-slip": `/back-office/collections/${slip}`,
  "office-slip-due": "/back-office/collections/due",
  "office-orders-scheduler": "/back-office/orders-scheduler",
  "office-orders": "/back-office/orders",
  "office-order": `/back-office/orders/${order}`,
  "office-new-order": "/back-office/orders/new",
  "office-payments": "/back-office/payments",
  "office-bank": "/back-office/bank",
  "office-returns": "/back-office/returns",
  "office-withdrawals": "/back-office/withdrawals",
  "office-return-requests": "/back-office/return-requests",
  "office-vat": "/back-office/vat-certifications",
  "office-insurances": "/back-office/insurances",
  "office-coupons": "/back-office/coupons",
  "office-milestones": "/back-office/milestones",
  "office-kpi": "/back-office/kpi",
  "office-sales-kpi": "/back-office/sales-kpi",
  "office-kpi-tech": "/back-office/kpi-tech",
  "office-late": "/back-office/orders?waiting=late",
  "office-products": "/back-office/products",
  "office-product": `/back-office/save-product/${product}`,
  "office-series-list": "/back-office/series",
  "office-series": `/back-office/save-series/${series}`,
  "office-stand-out": "/back-office/stand-out-products",
  "office-kits": "/back-office/kits",
  "office-kit": `/back-office/kits?kit=${kit}`,
  "office-import": "/back-office/products/import",
  "office-export": "/back-office/products/export",
  "office-translations": `/back-office/translations/series/${series}`,
  "office-prices": "/back-office/prices",
  "office-prices-import": "/back-office/prices/import",
  "office-suppliers": "/back-office/suppliers",
  "office-availabilities": "/back-office/availabilities",
  "office-users": "/back-office/users",
  "office-user": `/back-office/users/${user}`,
  "office-new-user": "/back-office/users/new",
  "office-company": `/back-office/company/${company}`,
  "office-verify-companies": "/back-office/verify-companies",
  "office-merchants": "/back-office/merchants",
  "office-premium": "/back-office/premium",
  "office-audit-log": "/back-office/audit-log",
  "office-chats": "/back-office/chats",
  "office-care": "/back-office/care",
  "office-reviews": "/back-office/reviews",
});

/** An order that waits for its transfer, a cart with a system in it, and a saved one. */
async function prepare(url: string): Promise<Facts> {
  const caller = await new Caller(url).login("azienda@solvia.example");
  const first = async (query: string) => {
    const { body } = await caller.call("GET", `/products/search?available=true&${query}`);
    const [found] = (body as { items: { id: string; path: string; price: { priceId: string } }[] }).items;
    return found!;
  };
  const add = async (query: string, quantity: number) => {
    const { price } = await first(query);
    await caller.call("POST", `/orders/product-price/${price.priceId}/quantity/${quantity}`);
  };
  const sold = await sellingToShow(await new Caller(url).login("admin@solvia.example"), caller);
  await add("category=panels&typology=fullblack", 18);
  const { body: addresses } = await caller.call("GET", "/addresses");
  const [address] = (addresses as { items: { id: string }[] }).items;
  const { body: cart } = await caller.call("GET", "/orders/open");
  const { id } = cart as { id: string };
  const { body: changed } = await caller.call("POST", `/orders/${id}/shipping-address/${address!.id}`);
  await caller.call("POST", `/orders/${id}/pay`, {
    method: "manual_wire_transfer",
    expectedTotal: (changed as { amounts: { total: number } }).amounts.total,
    salesConditionsAccepted: true,
  });
  await add("category=structures", 20);
  await caller.call("POST", "/orders/save-open", { name: "Cantiere Rossi" });
  await add("category=panels&typology=bifacial", 16);
  await add("category=inverters&typology=hybrid-threephase", 1);
  const { body: open } = await caller.call("GET", "/orders/open");
  await caller.call("POST", `/orders/${(open as { id: string }).id}/shipping-address/${address!.id}`);
  const { id: product, path } = await first("category=panels");
  const { id: inverter } = await first("category=inverters&typology=hybrid-threephase");
  const { id: black } = await first("category=panels&typology=fullblack");
  const { body: page } = await caller.call("GET", `/products/product/${product}`);
  const { body: kits } = await caller.call("GET", "/kits");
  const [kit] = (kits as { items: { id: string }[] }).items;
  const { body: user } = await caller.call("GET", "/user");
  const { body: company } = await caller.call("GET", "/company");
  const idOf = (body: unknown) => (body as { id: string }).id;
  return {
    order: id,
    product,
    brand: path.split("/")[2] ?? "",
    compared: JSON.stringify([product, black, inverter]),
    series: idOf((page as { series: unknown }).series),
    kit: kit!.id,
    user: idOf((user as { user: unknown }).user),
    company: idOf((company as { company: unknown }).company),
    ...sold,
  };
}

/** What the audit log has to tell: a note about the order, and an agent for its customer. */
async function workInTheOffice(url: string, { order, user }: Facts): Promise<void> {
  const [admin, agent] = await Promise.all(
    ["admin@solvia.example", "agente@solvia.example"].map((email) => new Caller(url).login(email)),
  );
  const { body } = await agent!.call("GET", "/user");
  const { id } = (body as { user: { id: string } }).user;
  await admin!.call("PUT", `/back-office/orders/${order}/notes`, { notes: "Chiamare prima della consegna.", seen: "" });
  await admin!.call("POST", `/back-office/users/${user}/owner`, { ownerId: id });
}

async function logIn(page: Page, email: string): Promise<void> {
  await page.goto("/login");
  await page.getByRole("textbox", { name: "E-mail" }).fill(email);
  await page.getByLabel("Password", { exact: false }).first().fill(password);
  await page.getByRole("dialog").getByRole("button", { name: "Accedi" }).click();
  await page.getByRole("dialog").waitFor({ state: "hidden" });
}

await ensureSite();
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const [cloud, browser] = await Promise.all([startTestCloud(), startBrowser()]);
const facts = await prepare(cloud.url);
await workInTheOffice(cloud.url, facts);
for (const width of Object.keys(widths) as Width[]) {
  const shoot = async (page: Page, name: string) => {
    await page.waitForLoadState("networkidle");
    await page.screenshot({ path: `${folder}/${name}-${widths[width].width}.jpg`, type: "jpeg", quality: 72 });
  };
  const visit = async (page: Page, screens: Readonly<Record<string, string>>) => {
    for (const [name, path] of Object.entries(screens)) {
      await page.goto(path);
      await shoot(page, name);
    }
  };
  const visitor = await openVisitor(browser, cloud.url, width);
  await visit(visitor, { ...publicScreens, ...catalogueScreens(facts) });
  await visitor.goto(`/product/${facts.product}`);
  await visitor.getByRole("button", { name: "Aggiungi al carrello" }).first().waitFor();
  await shoot(visitor, "product");
  await visitor.goto(`/kit/${facts.kit}`);
  await visitor.getByRole("heading", { name: "Che cosa contiene" }).waitFor();
  await shoot(visitor, "kit");
  await visitor.goto("/login");
  await shoot(visitor, "login");
  const customer = await openVisitor(browser, cloud.url, width);
  await logIn(customer, "azienda@solvia.example");
  await visit(customer, customerScreens(facts));
  const office = await openVisitor(browser, cloud.url, width);
  await logIn(office, "admin@solvia.example");
  await visit(office, officeScreens(facts));
}
await browser.close();
await cloud.stop();
process.exit(0);
