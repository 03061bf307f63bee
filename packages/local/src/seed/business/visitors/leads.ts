import { acceptLead, closeOwnLead, returnLead, writeToLead } from "@solvia/core/leads/answering/answer-lead";
import { createLead, type LeadInput } from "@solvia/core/leads/asking/create-lead";
import { emailInstaller } from "@solvia/core/leads/asking/email-installer";
import { verifyLead } from "@solvia/core/leads/asking/open-lead";
import { saveProfile } from "@solvia/core/leads/installers/save-profile";
import { changeLead, listLeads } from "@solvia/core/leads/office-leads";
import { createDemonstrationUser } from "@solvia/core/accounts/registration/create-demonstration-user";
import { userByEmail } from "@solvia/core/accounts/login/login";
import { changeLead as changeEndpoint } from "@solvia/core/contract/leads/office";
import type { User } from "@solvia/core/platform/access";
import { emails } from "../../../demo/known.ts";
import { demoPassword } from "../../../demo/users.ts";
import { asOffice, personOf } from "../actors.ts";
import type { Stage } from "../stage.ts";

const profile = {
  name: "Sole Impianti",
  about:
    "Progettiamo e montiamo impianti fotovoltaici e accumuli per case e capannoni in Lombardia, con squadre nostre.",
  kinds: ["plant", "storage", "extension", "maintenance", "charging"],
  place: { postalCode: "20121", city: "Milano", countryCode: "IT" },
  active: true,
} as const;

type Place = readonly [postalCode: string, city: string];

/** Installers of the demonstration in other parts of Italy, who say that they are invented. */
const elsewhere: readonly (readonly [key: string, name: string, surname: string, firm: string, ...place: Place])[] = [
  ["bergamo", "Nadia", "Locatelli", "Orobia Solare", "24121", "Bergamo"],
  ["torino", "Enrico", "Ferrero", "Mole Energia", "10121", "Torino"],
  ["verona", "Silvia", "Zanetti", "Adige Fotovoltaico", "37121", "Verona"],
  ["firenze", "Lapo", "Bartoli", "Arno Impianti", "50121", "Firenze"],
  ["roma", "Claudia", "Proietti", "Tevere Solare", "00184", "Roma"],
  ["napoli", "Ciro", "Esposito", "Vesuvio Energia", "80121", "Napoli"],
  ["bari", "Rosa", "Lorusso", "Murgia Fotovoltaico", "70121", "Bari"],
  ["palermo", "Salvo", "Messina", "Conca d'Oro Solare", "90133", "Palermo"],
];

/** Each of them with a profile; accounts that are there from before a crash stay. */
async function installersElsewhere({ act, ago }: Stage): Promise<void> {
  for (const [key, name, surname, firm, postalCode, city] of elsewhere) {
    await act(`an installer of ${city} shows themselves`, async () => {
      const now = ago(29);
      const email = `installatore.${key}@solvia.example`;
      if (!(await userByEmail(email)))
        await createDemonstrationUser({ email, password: demoPassword, name, surname, roles: ["installer"] }, now);
      const about = `Impresa inventata per la dimostrazione: impianti fotovoltaici e accumuli a ${city} e dintorni.`;
      const shown = {
        ...profile,
        name: `${firm} (dimostrazione)`,
        about,
        place: { postalCode, city, countryCode: "IT" },
      };
      await saveProfile(await personOf(email, now), shown, now);
    });
  }
}

const from = (name: string, postalCode: string, city: string, wish: Partial<LeadInput["wish"]> = {}): LeadInput => ({
  name,
  email: `${name.toLowerCase().replaceAll(" ", ".")}@example.com`,
  telephone: "+393331234567",
  place: { postalCode, city, countryCode: "IT" },
  wish: { kind: "plant", roof: "pitched", start: "half-year", powerKw: 6, consumptionKwh: 4_200, ...wish },
  language: "it",
  locale: "it",
});

/** How far somebody's wish has come, a day a step. */
interface Way {
  input: LeadInput;
  days: number;
  confirms?: true;
  next?: (lead: { id: string; token: string }, installer: User, now: Date) => Promise<unknown>;
}

const named = ({ token }: { token: string }, { id }: User, now: Date) =>
  emailInstaller(token, id, { consent: true }, "192.0.2.20", now);

const accepted: Way["next"] = async (lead, installer, now) => {
  await named(lead, installer, now);
  await acceptLead(installer, lead.id, now);
};

const ways: readonly Way[] = [
  { input: from("Irene Costa", "20900", "Monza"), days: 1 },
  { input: from("Paolo Riva", "24121", "Bergamo", { kind: "storage" }), days: 2, confirms: true },
  {
    input: from("Lucia Fontana", "20025", "Legnano", { text: "Il tetto è stato rifatto." }),
    days: 1,
    confirms: true,
    next: named,
  },
  { input: from("Dino Gatti", "27100", "Pavia"), days: 3, confirms: true, next: accepted },
  {
    input: from("Rosa Villa", "22100", "Como", { kind: "extension" }),
    days: 9,
    confirms: true,
    next: async (lead, installer, now) => {
      await accepted(lead, installer, now);
      await writeToLead(installer, lead.id, "Buongiorno, posso passare giovedì per il sopralluogo?", now);
    },
  },
  {
    input: from("Carlo Bassi", "20871", "Vimercate"),
    days: 16,
    confirms: true,
    next: async (lead, installer, now) => {
      await accepted(lead, installer, now);
      await closeOwnLead(installer, lead.id, "won", now);
    },
  },
  {
    input: from("Mara Conti", "21100", "Varese", { kind: "maintenance" }),
    days: 17,
    confirms: true,
    next: async (lead, installer, now) => {
      await accepted(lead, installer, now);
      await closeOwnLead(installer, lead.id, "lost", now);
    },
  },
  {
    input: from("Sandro Neri", "26100", "Cremona"),
    days: 12,
    confirms: true,
    next: async (lead, installer, now) => {
      await named(lead, installer, now);
      await returnLead(installer, lead.id, { reason: "out-of-area" }, now);
    },
  },
];

/** An installer's profile, and wishes for an installer in each of their states. */
export async function leads(stage: Stage): Promise<void> {
  const { act, ago } = stage;
  await act("an installer shows themselves", async () => {
    await saveProfile(await personOf(emails.installer, ago(30)), profile, ago(30));
  });
  await installersElsewhere(stage);
  for (const { input, days, confirms, next } of ways) {
    await act(`a wish for an installer: ${input.name}`, async () => {
      const now = ago(days);
      if ((await listLeads({ text: input.email, limit: 1 })).items.length > 0) return;
      const lead = await createLead(undefined, input, now);
      if (!lead || !confirms) return;
      await verifyLead(lead.token, now);
      await next?.(lead, await personOf(emails.installer, now), now);
    });
  }
  await act("the office closes a wish", async () => {
    const [lead] = (await listLeads({ text: "sandro.neri@example.com", limit: 1 })).items;
    if (lead?.status !== "verified") return;
    const now = ago(4);
    const change = { action: "close", outcome: "expired", revision: lead.revision } as const;
    await asOffice({ endpoint: changeEndpoint, params: { id: lead.id }, now }, () => changeLead(lead.id, change, now));
  });
}
