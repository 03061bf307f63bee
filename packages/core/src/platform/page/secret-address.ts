/** A quotation behind a link that needs no login: whoever has the address reads it, so that the address itself is the secret. */
export const sharedQuotations = "/shared-quotation/";

/** Where damage is told by whoever has a transport document's paper: the code on it is the secret. */
export const damagePages = "/damage/";

/** What is answered at such an address besides: no search engine keeps it, and no other site is told it. */
export const secretAddressHeaders = { "referrer-policy": "no-referrer", "x-robots-tag": "noindex, nofollow" } as const;
