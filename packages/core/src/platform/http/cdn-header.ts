/** The header that the CDN writes over whatever a caller has sent under its name; the stacks and the functions agree on it here. */
export const cdnHeader = "solvia-cdn";
