import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { saveSettings, settingsOf, UserEntity, type Settings } from "../../accounts/index.ts";
import type { User } from "../../platform/access.ts";
import { countryOf } from "../../platform/locale.ts";
import { untilWritten } from "../../platform/storing/until-written.ts";
import { instant } from "../../platform/time.ts";
import { newsletterList, type LegalBasis } from "../contact.ts";
import { hasGround, judgedOne } from "../judged.ts";
import { isPec } from "../pec.ts";
import { contactOfAddress, writeContact } from "../stored-contact.ts";
import type { SuppressionReason } from "../suppression/reasons.ts";
import { liftSuppression, suppress, suppressionsOf } from "../suppression/suppress.ts";
import { writeAgreed } from "./agree.ts";

/** The source of a consent that was given in an account: it ends with the account's having the address. */
const inAccount = "account";

async function accountOf(id: string) {
  const { Item } = await UserEntity.build(GetItemCommand).key({ id }).options({ consistent: true }).send();
  return Item;
}
type Account = NonNullable<Awaited<ReturnType<typeof accountOf>>>;

/** A letter that came back says nothing of what its reader wants. */
const saysNo = (reason: SuppressionReason | undefined): boolean => reason !== undefined && reason !== "bounced";

/** What an address says of letters with offers: whether its reader has said no, and whether there is a ground to write to it. */
async function saidAt(email: string, now: Date): Promise<{ no: boolean; ground: boolean }> {
  const holder = await contactOfAddress(email);
  if (!holder) return { no: saysNo((await suppressionsOf([email])).get(email)), ground: false };
  const { suppressed } = await judgedOne(holder, now);
  return { no: saysNo(suppressed), ground: holder.email === email && (await hasGround(holder, now)) };
}

const lastWord = ({ consents }: Account) => consents.findLast(({ purpose }) => purpose === "marketing");

function consentOf({ id, consents, emailVerifiedAt }: Account, now: Date): LegalBasis {
  const { at, ip, textVersion } = consents.findLast(({ purpose, given }) => purpose === "marketing" && given)!;
  const proof = `account ${id}: agreed ${at} from ${ip}, address confirmed ${emailVerifiedAt ?? ""}`;
  return { kind: "consent", date: at > instant(now) ? instant(now) : at, source: inAccount, textVersion, proof };
}

/** The address of an account that has agreed is in the newsletter, as if its reader had asked for it there. */
async function agreed(account: Account, now: Date): Promise<void> {
  const { email, language, locale } = account;
  if (isPec(email)) return;
  const country = countryOf(locale)?.code ?? "IT";
  await writeAgreed({ email, list: newsletterList, language, country, legalBasis: consentOf(account, now) }, now);
}

/** The settings, where letters with offers stand as they stand for the account's address, whoever said it and wherever. */
export async function ownSettings(user: Pick<User, "id">, now: Date): Promise<Settings> {
  const [settings, account] = await Promise.all([settingsOf(user), accountOf(user.id)]);
  // An unconfirmed address may be somebody else's: nothing is told of it.
  if (!account?.emailVerifiedAt) return settings;
  const { no, ground } = await saidAt(account.email, now);
  return { ...settings, marketing: !no && (settings.marketing || ground) };
}

/**
 * Saves them. Letters with offers that are no longer wanted end at once, for the address and whatever ground there was; wanted ones begin, and an
 * earlier no counts no longer (art. 7 and 21 GDPR). Problems: those of `saveSettings`, version-conflict.
 */
export async function saveOwnSettings(
  user: Pick<User, "id">,
  wish: Settings,
  ip: string,
  now: Date,
): Promise<Settings> {
  const { marketing } = await ownSettings(user, now);
  const before = await accountOf(user.id);
  // Before anything else: whatever fails afterwards, nobody is written to.
  if (marketing && !wish.marketing && before?.emailVerifiedAt) await suppress(before.email, "unsubscribed", now);
  await saveSettings(user, wish, ip, now, { marketing });
  const account = await accountOf(user.id);
  if (wish.marketing && account?.emailVerifiedAt) {
    if (!marketing || !(await saidAt(account.email, now)).ground) await agreed(account, now);
    const reason = (await suppressionsOf([account.email])).get(account.email);
    if (!marketing && saysNo(reason)) await liftSuppression(account.email);
  }
  return ownSettings(user, now);
}

/**
 * An account's address was confirmed: what its owner agreed to when they registered holds from now on. After a change of address the former one
 * loses the consent that was given in the account, and a no that was said there holds for the new one. May be repeated.
 */
export async function followConfirmed(userId: string, formerEmail: string | undefined, now: Date): Promise<void> {
  const account = await accountOf(userId);
  if (!account?.emailVerifiedAt || account.closedAt) return;
  if (formerEmail !== undefined) {
    if ((await saidAt(formerEmail, now)).no) return suppress(account.email, "unsubscribed", now);
    await endConsentInAccount(formerEmail, now);
  }
  const { no, ground } = await saidAt(account.email, now);
  if (lastWord(account)?.given && !no && !ground) await agreed(account, now);
}

const endConsentInAccount = (email: string, now: Date): Promise<unknown> =>
  untilWritten(async () => {
    const before = await contactOfAddress(email);
    const basis = before?.legalBasis;
    if (!before || before.email !== email || basis?.kind !== "consent" || basis.source !== inAccount) return;
    await writeContact({ before, after: { ...before, legalBasis: undefined, changedOn: instant(now) } }, now);
  });
