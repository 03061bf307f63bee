import type { Role } from "@solvia/core/platform/access";

export interface DemoUser {
  role: string;
  email: string;
  password: string;
  name: string;
  surname: string;
  roles: readonly Role[];
  /** Without one: a private person with this codice fiscale. */
  company?: { name: string; vatNumber: string; role: string };
  fiscalCode?: string;
  plan?: "premium" | "exclusive";
  wholesale?: boolean;
}

/** One password for all: it is printed at the start and guards nothing. */
const password = "sole-e-vento-2026";

const firm = (name: string, vatNumber: string, role: string) => ({ name, vatNumber, role });

/** Invented people and companies; the numbers have right check digits and belong to nobody we know of. */
export const demoUsers: readonly DemoUser[] = [
  {
    role: "customer",
    email: "cliente@solvia.example",
    password,
    name: "Giulia",
    surname: "Ferraro",
    roles: [],
    fiscalCode: "RSSMRA85T10A562S",
  },
  {
    role: "company",
    email: "azienda@solvia.example",
    password,
    name: "Marco",
    surname: "Gallo",
    roles: [],
    company: firm("Gallo Impianti S.r.l.", "12345670157", "installer"),
    wholesale: true,
  },
  {
    role: "premium subscriber",
    email: "premium@solvia.example",
    password,
    name: "Elena",
    surname: "Riva",
    roles: [],
    company: firm("Riva Energia S.r.l.", "00743110157", "epc"),
    plan: "premium",
  },
  {
    role: "reseller",
    email: "rivenditore@solvia.example",
    password,
    name: "Paolo",
    surname: "Conti",
    roles: ["reseller"],
    company: firm("Conti Distribuzione S.p.A.", "12345678903", "reseller"),
    plan: "exclusive",
    wholesale: true,
  },
  {
    role: "installer",
    email: "installatore@solvia.example",
    password,
    name: "Sara",
    surname: "Moretti",
    roles: ["installer"],
    company: firm("Moretti Solare S.n.c.", "07643520567", "installer"),
  },
  {
    role: "merchant",
    email: "commerciante@solvia.example",
    password,
    name: "Luca",
    surname: "Bassi",
    roles: ["merchant"],
    company: firm("Bassi Forniture S.r.l.", "01114601006", "other"),
  },
  {
    role: "sales agent",
    email: "agente@solvia.example",
    password,
    name: "Anna",
    surname: "Villa",
    roles: ["sales_agent"],
    fiscalCode: "RSSMRA85T10A562S",
  },
  {
    role: "warehouse",
    email: "magazzino@solvia.example",
    password,
    name: "Davide",
    surname: "Costa",
    roles: ["warehouse"],
    fiscalCode: "RSSMRA85T10A562S",
  },
  {
    role: "administrator",
    email: "admin@solvia.example",
    password,
    name: "Irene",
    surname: "Leone",
    roles: ["admin"],
    fiscalCode: "RSSMRA85T10A562S",
  },
];

export const demonstrationLogins = demoUsers.map(({ role, email }) => ({ role, email, password }));
