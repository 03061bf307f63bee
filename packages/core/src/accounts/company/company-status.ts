import { machine } from "../../platform/machine.ts";

export const companyStatuses = ["pending", "verified", "rejected", "suspended"] as const;
export type CompanyStatus = (typeof companyStatuses)[number];

const byOffice = ["back-office"] as const;

/** What may follow in which state (domain-rules 5.9). */
export const companyMachine = machine<{ status: CompanyStatus }>()({
  name: "company",
  states: companyStatuses,
  first: "pending",
  actions: {
    verify: { from: ["pending"], to: "verified", actors: byOffice },
    reject: { from: ["pending"], to: "rejected", actors: byOffice },
    resubmit: { from: ["rejected"], to: "pending", actors: ["customer"] },
    suspend: { from: ["verified"], to: "suspended", actors: byOffice },
    resume: { from: ["suspended"], to: "verified", actors: byOffice },
  },
});
