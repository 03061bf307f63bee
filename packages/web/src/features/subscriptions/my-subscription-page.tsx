import { Alert, SimpleGrid, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { queryOf } from "../../api/client.ts";
import { getSubscription } from "../../api/endpoints.gen.ts";
import { subscriptionsTexts } from "../../i18n/areas/subscriptions.ts";
import { useTexts } from "../../i18n/index.ts";
import { Failure, Loading } from "../../ui/states.tsx";
import { RequireLogin } from "../login/require-login.tsx";
import { Charges } from "./charges.tsx";
import { OwnPlan } from "./own-plan.tsx";
import { PlanCard } from "./plan-card.tsx";
import { plansQuery } from "./plans-query.ts";
import { Savings } from "./savings.tsx";
import { planNames } from "./view.ts";

export const MySubscriptionPage = () => (
  <RequireLogin>
    <MySubscription />
  </RequireLogin>
);

/** How often a page looks whether what is under way has been paid, in milliseconds. */
const lookMs = 4000;

/** The plan that one has, what it gives, and the plans beside each other. */
function MySubscription() {
  const { t } = useTexts(subscriptionsTexts);
  const own = useQuery({
    ...queryOf(getSubscription, {}),
    // Also once the bank has its word, until the provider's event has brought the payment.
    refetchInterval: ({ state }) => (state.data?.subscription?.charge?.failure === "authentication" ? lookMs : false),
  });
  const plans = useQuery(plansQuery);
  const error = own.error ?? plans.error;
  if (error) return <Failure error={error} retry={() => void own.refetch()} />;
  if (!own.data || !plans.data) return <Loading />;
  const { subscription, authentication, choices, granted, entitlement, saved, charges } = own.data;
  const next = subscription?.nextPlan && { plan: subscription.nextPlan, on: subscription.periodTo };
  return (
    <Stack gap="lg">
      <div>
        <Title order={1}>{t("subscription.title")}</Title>
        <Text c="dimmed">{t("subscription.intro")}</Text>
      </div>
      {granted && entitlement !== "none" && (
        <Alert color="leaf">{t("subscription.granted", { plan: planNames[entitlement] })}</Alert>
      )}
      {subscription ? (
        <OwnPlan own={subscription} authentication={authentication} saved={saved.year.net} />
      ) : (
        !granted && <Text>{t("subscription.none")}</Text>
      )}
      {(subscription || entitlement !== "none" || saved.year.orders > 0) && (
        <Savings saved={saved} plan={subscription?.plan} />
      )}
      <Title order={2} size="h3">
        {t("subscription.plans")}
      </Title>
      {choices.length === 0 && <Text>{t("problem.quotation-needed")}</Text>}
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {plans.data.items.map((offer) => {
          const choice = choices.find(({ plan }) => plan === offer.plan);
          return (
            choice && (
              <PlanCard
                key={offer.plan}
                offer={offer}
                choice={choice}
                hasCard={subscription?.card !== undefined}
                next={next}
                held={subscription?.charge !== undefined}
              />
            )
          );
        })}
      </SimpleGrid>
      {charges.length > 0 && <Charges charges={charges} />}
    </Stack>
  );
}
