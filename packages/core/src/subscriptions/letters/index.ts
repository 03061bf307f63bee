import { findUser } from "../../accounts/index.ts";
import {
  note,
  paragraph,
  wordingFor,
  hello,
  type Block,
  type Letter,
  type LettersFor,
  type Post,
  type Wording,
} from "../../mail/index.ts";
import { askedIn, loadOrder, wordsFor } from "../../orders/index.ts";
import type { Plan } from "../../plans/index.ts";
import type { User } from "../../platform/access.ts";
import type { Cents } from "../../platform/money.ts";
import { fill } from "../../platform/text/fill.ts";
import type { CivilDate } from "../../platform/time.ts";
import type * as events from "../events.ts";
import { findSubscription } from "../stored-subscription.ts";

interface Told {
  userId: string;
  /** The plan that it is about, where it isn't the subscription's own by now. */
  plan?: Plan | undefined;
  amount?: Cents | undefined;
  /** Net cents. */
  sums?: Readonly<Record<string, Cents | undefined>>;
  days?: Readonly<Record<string, CivilDate | undefined>>;
}
type Texts = Wording["texts"]["subscription"];
/** Subject and text, with the names of what is filled in; a contract's beginning names its conditions and the right of withdrawal. */
type Write = (texts: Texts) => { subject: string; text: string; begins?: true };

/** On a durable medium, with the contract's confirmation (art. 49 and 51 c. 7 Cod. cons.); companies have no right of withdrawal. */
const conditionsOf = ({ texts, origin }: Wording, { accountType }: Pick<User, "accountType">): Block[] => [
  note(`${texts.subscription.conditions} ${origin}/sales-conditions`),
  ...(accountType === "business" ? [] : [note(`${texts.withdrawal.rightOfPlan} ${origin}/withdrawal`)]),
];

/** To the subscriber; who has closed their account gets none. */
async function toSubscriber({ userId, plan, amount, sums = {}, days = {} }: Told, write: Write): Promise<Post[]> {
  const [user, subscription] = await Promise.all([findUser(userId), findSubscription(userId)]);
  if (!user || user.closedAt || !subscription) return [];
  const { email, language, locale, name } = user;
  const wording = wordingFor(language);
  const day = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" });
  const { money } = wordsFor(language, locale);
  const facts = {
    plan: (plan ?? subscription.plan) === "premium" ? "Premium" : "Exclusive",
    ...Object.fromEntries(
      Object.entries({ amount, ...sums }).map(([key, sum]) => [key, sum === undefined ? "" : money(sum)]),
    ),
    ...Object.fromEntries(Object.entries(days).map(([key, on]) => [key, on ? day.format(new Date(on)) : ""])),
  };
  const { subject, text, begins } = write(wording.texts.subscription);
  const letter: Letter = {
    subject: fill(subject, facts, language),
    preview: fill(text, facts, language),
    heading: hello(wording, name),
    blocks: [paragraph(fill(text, facts, language)), ...(begins ? conditionsOf(wording, user) : [])],
    action: {
      label: wording.texts.subscription.action,
      url: `${wording.origin}/profile/my-subscription`,
    },
  };
  return [{ to: { email, language }, letter }];
}

const ofOrder = async (orderId: string) => {
  const { amounts, subscription } = await loadOrder(orderId);
  return { amount: askedIn(amounts), plan: subscription?.plan };
};

export const subscriptionLetters: LettersFor<typeof events> = {
  "subscription-trial-began": ({ userId, on, amount }) =>
    toSubscriber({ userId, amount, days: { on } }, ({ trialBegan }) => ({ ...trialBegan, begins: true })),
  "subscription-trial-ending": ({ userId, on, amount }) =>
    toSubscriber({ userId, amount, days: { on } }, ({ trial }) => trial),
  "subscription-card-expiring": ({ userId, on, amount }) =>
    toSubscriber({ userId, amount, days: { on } }, ({ cardExpiring }) => cardExpiring),
  "subscription-rehearsed": ({ userId, on, amount, outcome }) =>
    toSubscriber({ userId, amount, days: { on } }, ({ rehearsed }) => rehearsed[outcome]),
  "subscription-renewing": ({ userId, on, amount, saved, lost }) =>
    toSubscriber({ userId, amount, sums: { saved, lost }, days: { on } }, ({ renewing }) => ({
      subject: renewing.subject,
      text: [renewing.text, saved > 0 && renewing.saved, lost !== undefined && renewing.lost].filter(Boolean).join(" "),
    })),
  "subscription-paid": async ({ userId, orderId, until }) =>
    toSubscriber({ userId, ...(await ofOrder(orderId)), days: { until } }, ({ paid }) => paid),
  "subscription-charge-failed": async ({ userId, orderId, again }) =>
    toSubscriber({ userId, ...(await ofOrder(orderId)), days: { again } }, ({ failed }) => ({
      subject: failed.subject,
      text: `${failed.text} ${again ? failed.again : failed.another}`,
    })),
  "subscription-authentication-needed": async ({ userId, orderId, by }) =>
    toSubscriber({ userId, ...(await ofOrder(orderId)), days: { by } }, ({ authentication }) => authentication),
  "subscription-canceled": ({ userId, until }) => toSubscriber({ userId, days: { until } }, ({ canceled }) => canceled),
  "subscription-ended": ({ userId, how }) =>
    toSubscriber({ userId }, ({ ended }) => ({
      subject: ended.subject,
      text: how === "taken-back" ? ended.takenBack : ended[how],
    })),
};
