/** Who stands in for the owner of an e-mail that nobody has, so that as much is read and written for it. */
export const nobody = "nobody";
