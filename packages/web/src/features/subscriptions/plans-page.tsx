import { Container } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { planNames, plansChoice, plansStyle } from "@solvia/core/site/pages/plans-look";
import { serviceGross } from "@solvia/core/tax/service-vat";
import { queryOf } from "../../api/client.ts";
import { getSubscription } from "../../api/endpoints.gen.ts";
import { subscriptionsTexts } from "../../i18n/areas/subscriptions.ts";
import { useCountry } from "../../i18n/country.ts";
import { money } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { useUser } from "../login/session.ts";
import { usePageHead } from "../../ui/page-head.ts";
import { Failure, Loading } from "../../ui/states.tsx";
import { plansQuery } from "./plans-query.ts";
import type { Choice, Offer } from "./view.ts";

const steps = ["trial", "month", "change", "end"] as const;

/** The plans beside each other, each benefit once, and what is paid when, for anybody: the public page says the same. */
export function PlansPage() {
  const { t } = useTexts(subscriptionsTexts);
  const { data, error, refetch } = useQuery(plansQuery);
  const user = useUser();
  const own = useQuery({ ...queryOf(getSubscription, {}), enabled: Boolean(user) });
  usePageHead({ title: t("plans.title"), description: t("plans.lead"), path: "/plans" });
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  const { items } = data;
  return (
    <Container size="xl" py="lg">
      <style>{plansStyle}</style>
      <div className="plans">
        <header className="plans-head">
          <h1>{t("plans.title")}</h1>
          <p>{t("plans.lead")}</p>
        </header>
        <ul className="plans-cards">
          {items.map((offer) => (
            <PlanTile
              key={offer.plan}
              offer={offer}
              choice={own.data?.choices.find(({ plan }) => plan === offer.plan)}
            />
          ))}
        </ul>
        <section className="plans-part">
          <h2>{t("plans.when")}</h2>
          <dl className="plans-when">
            {steps.map((step) => (
              <div key={step}>
                <dt>{t(`plans.${step}.title`)}</dt>
                <dd>{t(`plans.${step}.text`)}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </Container>
  );
}

type OfBenefit = Pick<Offer["benefits"][number], "code" | "coming">;

function BenefitText({ benefit: { code, coming } }: { benefit: OfBenefit }) {
  const { t } = useTexts(subscriptionsTexts);
  const text = t(`subscription.benefit.${code}`);
  return coming ? `${text} (${t("subscription.coming")})` : text;
}

interface TileProps {
  offer: Offer;
  /** What it would do for who is logged in. */
  choice: Choice | undefined;
}

function PlanTile({ offer: { plan, price, canBeTried, benefits }, choice }: TileProps) {
  const { t, language } = useTexts(subscriptionsTexts);
  const { code } = useCountry();
  const [now] = useState(() => new Date());
  const gross = serviceGross(price, code, now);
  const act = choice?.act ?? (canBeTried ? "try" : "start");
  // What one has, and the way back from it, call less than the way forward.
  const isQuiet = act === "keep" || act === "downgrade";
  return (
    <li className={canBeTried ? "plans-card" : "plans-card plans-card-top"}>
      <h2>
        {planNames[plan]}
        {act === "keep" && <span className="plans-own">{t("subscription.act.keep")}</span>}
      </h2>
      <p className="plans-price">{t("subscription.perMonth", { price: money(price, language) })}</p>
      {gross !== undefined && (
        <p className="plans-quiet">{t("subscription.withVat", { amount: money(gross, language) })}</p>
      )}
      {!isQuiet && <p className="plans-quiet">{t(act === "try" ? "plans.free" : "plans.atOnce")}</p>}
      <Link className={isQuiet ? "plans-go plans-quieter" : "plans-go"} to={plansChoice}>
        {act === "keep" ? t("subscription.title") : t(`subscription.act.${act}`, { plan: planNames[plan] })}
      </Link>
      {!canBeTried && <p className="plans-quiet">{t("subscription.and")}</p>}
      <ul className="plans-list">
        {benefits.map((benefit) => (
          <li key={benefit.code}>
            <BenefitText benefit={benefit} />
          </li>
        ))}
      </ul>
    </li>
  );
}
