import type { MemberRole, Role } from "@solvia/core/platform/access";
import { emails } from "./known.ts";

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
  /** A colleague in another demonstration user's company. */
  member?: { vatNumber: string; memberRole: MemberRole };
  plan?: "premium" | "exclusive";
  wholesale?: boolean;
  /** E.164, of a place where nobody has it: no subscriber's number there begins with another 0. */
  telephone: string;
  address: { street: string; houseNumber: string; postalCode: string; city: string; provinceCode: string };
}

/** One password for all: it is printed at the start and guards nothing. */
export const demoPassword = "sole-e-vento-2026";

const firm = (name: string, vatNumber: string, role: string) => ({ name, vatNumber, role });

const address = (street: string, houseNumber: string, postalCode: string, city: string, provinceCode: string) => ({
  street,
  houseNumber,
  postalCode,
  city,
  provinceCode,
});

/** Invented people and companies; the numbers have right check digits and belong to nobody we know of. */
export const demoUsers: readonly DemoUser[] = [
  {
    role: "customer",
    email: emails.consumer,
    password: demoPassword,
    name: "Giulia",
    surname: "Ferraro",
    roles: [],
    fiscalCode: "FRRGLI91C52F205M",
    telephone: "+390201234501",
    address: address("Via Solferino", "22", "20121", "Milano", "MI"),
  },
  {
    role: "company",
    email: emails.company,
    password: demoPassword,
    name: "Marco",
    surname: "Gallo",
    roles: [],
    company: firm("Gallo Impianti S.r.l.", "12345670157", "installer"),
    wholesale: true,
    telephone: "+3904901234502",
    address: address("Via dell'Artigianato", "8", "35030", "Rubano", "PD"),
  },
  {
    role: "company's buyer",
    email: emails.buyer,
    password: demoPassword,
    name: "Chiara",
    surname: "Gallo",
    roles: [],
    fiscalCode: "GLLCHR95D50G224X",
    member: { vatNumber: "12345670157", memberRole: "buyer" },
    telephone: "+3904901234503",
    address: address("Via dell'Artigianato", "8", "35030", "Rubano", "PD"),
  },
  {
    role: "company's viewer",
    email: emails.viewer,
    password: demoPassword,
    name: "Piero",
    surname: "Sartori",
    roles: [],
    fiscalCode: "SRTPRI78M12G224P",
    member: { vatNumber: "12345670157", memberRole: "viewer" },
    telephone: "+3904901234504",
    address: address("Via dell'Artigianato", "8", "35030", "Rubano", "PD"),
  },
  {
    role: "premium subscriber",
    email: emails.premium,
    password: demoPassword,
    name: "Elena",
    surname: "Riva",
    roles: [],
    company: firm("Riva Energia S.r.l.", "00743110157", "epc"),
    plan: "premium",
    telephone: "+3903501234505",
    address: address("Via Borgo Palazzo", "91", "24125", "Bergamo", "BG"),
  },
  {
    role: "reseller",
    email: emails.reseller,
    password: demoPassword,
    name: "Paolo",
    surname: "Conti",
    roles: ["reseller"],
    company: firm("Conti Distribuzione S.p.A.", "12345678903", "reseller"),
    plan: "exclusive",
    wholesale: true,
    telephone: "+3905101234506",
    address: address("Via Emilia Ponente", "140", "40133", "Bologna", "BO"),
  },
  {
    role: "installer",
    email: emails.installer,
    password: demoPassword,
    name: "Sara",
    surname: "Moretti",
    roles: ["installer"],
    company: firm("Moretti Solare S.n.c.", "07643520567", "installer"),
    telephone: "+39083101234507",
    address: address("Via Appia", "35", "72100", "Brindisi", "BR"),
  },
  {
    role: "merchant",
    email: emails.merchant,
    password: demoPassword,
    name: "Luca",
    surname: "Bassi",
    roles: ["merchant"],
    company: firm("Bassi Forniture S.r.l.", "01114601006", "other"),
    telephone: "+3905501234508",
    address: address("Via Pisana", "210", "50143", "Firenze", "FI"),
  },
  {
    role: "sales agent",
    email: emails.agent,
    password: demoPassword,
    name: "Anna",
    surname: "Villa",
    roles: ["sales_agent"],
    fiscalCode: "VLLNNA88E54L219Q",
    telephone: "+3901101234509",
    address: address("Corso Francia", "64", "10143", "Torino", "TO"),
  },
  {
    role: "warehouse",
    email: emails.warehouse,
    password: demoPassword,
    name: "Davide",
    surname: "Costa",
    roles: ["warehouse"],
    fiscalCode: "CSTDVD84H17D969G",
    telephone: "+3901001234510",
    address: address("Via di Francia", "3", "16149", "Genova", "GE"),
  },
  {
    role: "administrator",
    email: emails.administrator,
    password: demoPassword,
    name: "Irene",
    surname: "Leone",
    roles: ["admin"],
    fiscalCode: "LNERNI86R51A944N",
    telephone: "+3905101234511",
    address: address("Via San Felice", "18", "40122", "Bologna", "BO"),
  },
];

/** Cents: above it a demonstration buyer's order waits for the company's owner. */
export const demoApprovalLimit = 500_000;

export const demonstrationLogins = demoUsers.map(({ role, email, password }) => ({ role, email, password }));
