import { subscriptionsTexts } from "@solvia/texts/subscriptions";
import { benefits, isComing, planOf, plans, priceOf, type Benefit, type Plan } from "../../plans/index.ts";
import { fill } from "../../platform/text/fill.ts";
import { romeDate } from "../../platform/time.ts";
import { serviceGross } from "../../tax/index.ts";
import { addressIn, pathOf, plansKey } from "./address.ts";
import type { PageContent } from "./document.ts";
import { html, type Html } from "./html.ts";
import { short } from "./parts.ts";
import { planNames, plansChoice, plansStyle } from "./plans-look.ts";
import type { Reader } from "./reader.ts";
import { breadcrumbData } from "./structured-data.ts";

type Texts = Awaited<ReturnType<typeof subscriptionsTexts.in>>;

/** The plans beside each other, each benefit once, and what is paid when: the application shows the same. */
export async function plansPage(reader: Reader, origin: string, now: Date): Promise<PageContent> {
  const texts = await subscriptionsTexts.in(reader.language);
  const { plans: t } = texts;
  const path = pathOf(plansKey);
  const url = addressIn(reader.country, path, origin);
  return {
    title: t.title,
    description: short(t.lead),
    path,
    style: plansStyle,
    calls: ["/user", "/subscriptions/products"],
    structured: [
      breadcrumbData([
        { name: reader.words.home, url: addressIn(reader.country, "/", origin) },
        { name: t.title, url },
      ]),
    ],
    body: html`<div class="s-wrap s-page">
      <div class="plans">
        <header class="plans-head">
          <h1>${t.title}</h1>
          <p>${t.lead}</p>
        </header>
        <ul class="plans-cards">
          ${plans.map((plan) => cardOf(plan, texts, reader, now))}
        </ul>
        <section class="plans-part">
          <h2>${t.when}</h2>
          <dl class="plans-when">
            ${([t.trial, t.month, t.change, t.end] as const).map(
              ({ title, text }) =>
                html`<div>
                  <dt>${title}</dt>
                  <dd>${text}</dd>
                </div>`,
            )}
          </dl>
        </section>
      </div>
    </div>`,
  };
}

const benefitText = (benefit: Benefit, { subscription: s }: Texts): string =>
  isComing(benefit) ? `${s.benefit[benefit]} (${s.coming})` : s.benefit[benefit];

function cardOf(plan: Plan, texts: Texts, reader: Reader, now: Date): Html {
  const { subscription: s, plans: t } = texts;
  const { price } = priceOf(plan, romeDate(now));
  const gross = serviceGross(price, reader.country.code, now);
  const tried = plan === "premium";
  const own = benefits.filter((benefit) => planOf(benefit) === plan);
  return html`<li class="plans-card${tried ? "" : " plans-card-top"}">
    <h2>${planNames[plan]}</h2>
    <p class="plans-price">${fill(s.perMonth, { price: reader.money(price) })}</p>
    ${gross !== undefined && html`<p class="plans-quiet">${fill(s.withVat, { amount: reader.money(gross) })}</p>`}
    <p class="plans-quiet">${tried ? t.free : t.atOnce}</p>
    <a class="plans-go" href="${addressIn(reader.country, plansChoice)}"
      >${tried ? s.act.try : fill(s.act.start, { plan: planNames[plan] })}</a
    >
    ${!tried && html`<p class="plans-quiet">${s.and}</p>`}
    <ul class="plans-list">
      ${own.map((benefit) => html`<li>${benefitText(benefit, texts)}</li>`)}
    </ul>
  </li>`;
}
