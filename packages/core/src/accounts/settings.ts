import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { $set, UpdateItemCommand } from "dynamodb-toolbox/entity/actions/update";
import type { User } from "../platform/access.ts";
import type { Language, Locale } from "../platform/locale.ts";
import { invalid, Problem } from "../platform/problems.ts";
import { mostOf } from "../platform/storing/room.ts";
import { instant } from "../platform/time.ts";
import { conditionFailed } from "../platform/storing/transaction.ts";
import { consentTextVersion } from "./registration/consent-texts.ts";
import { wantsOrderMails, type Consent } from "./user.ts";
import { UserEntity } from "./user.table.ts";

const choices = ["marketing", "profiling", "partners"] as const;
type Choice = (typeof choices)[number];

export interface Settings extends Record<Choice, boolean> {
  language: Language;
  /** The shop of a private person; a company's is its country. */
  locale: Locale;
  orderMails: boolean;
}

async function load({ id }: Pick<User, "id">) {
  const { Item } = await UserEntity.build(GetItemCommand).key({ id }).options({ consistent: true }).send();
  if (!Item) throw new Problem("not-found");
  return Item;
}
type Stored = Awaited<ReturnType<typeof load>>;

/** What was last said of a purpose; never said is no. */
const hasGiven = ({ consents }: Pick<Stored, "consents">, purpose: Choice): boolean =>
  consents.findLast((consent) => consent.purpose === purpose)?.given ?? false;

const viewOf = (user: Stored): Settings => ({
  language: user.language,
  locale: user.locale,
  orderMails: wantsOrderMails(user),
  marketing: hasGiven(user, "marketing"),
  profiling: hasGiven(user, "profiling"),
  partners: hasGiven(user, "partners"),
});

export const settingsOf = async (user: Pick<User, "id">): Promise<Settings> => viewOf(await load(user));

/** Of each purpose the first proof and the latest ones: who changes their mind without end fills no item. */
function keptProofs(consents: readonly Consent[]): Consent[] {
  const of = (purpose: string) => consents.filter((consent) => consent.purpose === purpose);
  const kept = new Set(
    [...new Set(consents.map(({ purpose }) => purpose))].flatMap((purpose) => [
      ...of(purpose).slice(0, 1),
      ...of(purpose).slice(-mostOf.consentProofs),
    ]),
  );
  return consents.filter((consent) => kept.has(consent));
}

/**
 * Saves the settings. A consent that changes is added to the proofs, never written over. A company's country follows
 * its VAT number: another one is refused at the field, since the tax would follow. `told`: what the reader was shown of
 * letters with offers, where their address says more of it than the account: changing that alone is a proof.
 */
export async function saveSettings(
  user: Pick<User, "id">,
  wish: Settings,
  ip: string,
  now: Date,
  told: Partial<Pick<Settings, "marketing">> = {},
): Promise<Settings> {
  const stored = await load(user);
  if (stored.accountType === "business" && wish.locale !== stored.locale) {
    throw invalid({ field: "locale", code: "country-of-company" });
  }
  const shown = { ...viewOf(stored), ...told };
  const added: Consent[] = choices
    .filter((purpose) => shown[purpose] !== wish[purpose])
    .map((purpose) => ({ purpose, given: wish[purpose], textVersion: consentTextVersion, at: instant(now), ip }));
  const changed = {
    language: wish.language,
    locale: wish.locale,
    orderMails: wish.orderMails,
    consents: keptProofs([...stored.consents, ...added]),
  };
  try {
    await UserEntity.build(UpdateItemCommand)
      .item({ id: user.id, ...changed, consents: $set(changed.consents) })
      .options({ condition: { size: "consents", eq: stored.consents.length } })
      .send();
  } catch (error) {
    if (conditionFailed(error)) throw new Problem("version-conflict");
    throw error;
  }
  return viewOf({ ...stored, ...changed });
}
