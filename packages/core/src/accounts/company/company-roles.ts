/** What a company does, as it says at its registration. */
export const companyRoles = ["installer", "reseller", "epc", "designer", "final_user", "other"] as const;
