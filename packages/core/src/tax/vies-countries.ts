/** The countries that VIES answers for; the others have no open register here (domain-rules 3.5). */
const inVies: ReadonlySet<string> = new Set("IT ES FR DE RO PT BE LU NL AT BG PL HR".split(" "));

/** Whether a company of this country can be looked up. */
export const hasRegister = (country: string): boolean => inVies.has(country);
