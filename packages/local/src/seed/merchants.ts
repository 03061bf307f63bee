import { createDemonstrationUser } from "@solvia/core/accounts/registration/create-demonstration-user";
import { connectCardProvider } from "@solvia/core/contract/subscriptions";
import { connectMerchant } from "@solvia/core/merchants/connect-merchant";
import type { AccountState } from "@solvia/core/merchants/merchant-account";
import { findMerchantAccount } from "@solvia/core/merchants/stored-account";
import { setting } from "@solvia/core/platform/config";
import { secret } from "@solvia/core/platform/secret";
import { demoPassword } from "../demo/users.ts";
import { asCustomer, personOf } from "./business/actors.ts";
import { heard } from "./business/heard.ts";
import type { Stage } from "./business/stage.ts";

interface Story {
  email: string;
  name: string;
  surname: string;
  state: AccountState;
  /** What the provider's people find. */
  review?: "checks" | "passes" | "asks" | "refuses";
}

const at = (name: string): string => `${name}@solvia.example`;

/** One in every state; who has connected nothing is the merchant among the demonstration's accounts. */
const stories: readonly Story[] = [
  { email: at("incassi-iniziati"), name: "Bruno", surname: "Serra", state: "begun" },
  { email: at("incassi-documento"), name: "Elisa", surname: "Pace", state: "missing", review: "asks" },
  { email: at("incassi-verifica"), name: "Fabio", surname: "Longo", state: "checking", review: "checks" },
  { email: at("incassi-attivi"), name: "Giada", surname: "Monti", state: "ready", review: "passes" },
  { email: at("incassi-rifiutati"), name: "Ivo", surname: "Landi", state: "refused", review: "refuses" },
];

async function reviewed(accountId: string, result: string): Promise<void> {
  const authorization = `Bearer ${await secret("STRIPE_SECRET_KEY")}`;
  const address = `${setting("STRIPE_API_URL")}/demo/accounts/${accountId}/review`;
  await fetch(address, { method: "POST", headers: { authorization }, body: new URLSearchParams({ result }) });
}

async function connects({ act, ago }: Stage, { email, name, surname, state, review }: Story): Promise<void> {
  const now = ago(3, `merchant ${email}`);
  await act(`${email} is a merchant`, async () => {
    await createDemonstrationUser({ email, password: demoPassword, name, surname, roles: ["merchant"] }, now);
  });
  await act(`${email} connects to the card provider`, async () => {
    const { id } = await personOf(email, now);
    if (!(await findMerchantAccount(id))) {
      await asCustomer(email, { endpoint: connectCardProvider, now }, (user) => connectMerchant(user, now));
    }
    const { accountId = "" } = (await findMerchantAccount(id)) ?? {};
    if (!review) return;
    await reviewed(accountId, review);
    await heard(
      async () => (await findMerchantAccount(id))?.facts.state === state,
      `the card provider has told nothing of the merchant ${email}`,
    );
  });
}

/** Merchants at the card provider, in every state. */
export async function merchants(stage: Stage): Promise<void> {
  for (const story of stories) await connects(stage, story);
}
