/** What a company does that sells on to customers of its own what it is quoted (spec 3: installers, resellers, EPC contractors). */
const sellingOn: ReadonlySet<string> = new Set(["installer", "reseller", "epc"]);

/** Whether a company makes offers of its own out of its quotations (docs/decisions/white-label.md). */
export const makesOwnOffers = ({ companyRole }: { companyRole: string }): boolean => sellingOn.has(companyRole);
