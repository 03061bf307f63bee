/** Providers of certified mail (PEC) whose domains don't say it, as the Agency for Digital Italy lists them. */
const providers = ["legalmail.it", "postecert.it", "sicurezzapostale.it", "cert.legalmail.it", "actaliscertymail.it"];
/** A label of the domain that names certified mail: "pec.rossi.it", "arubapec.it", "pecimprese.it", "postacertificata.gov.it". */
const labels = /(?:^|[.-])(?:\w*pec|pec\w*|cert|\w*legalmail\w*|postacert\w*|postecert\w*)(?=[.-])/;

/**
 * Whether an address is one of certified mail, which nobody may be sent offers to, consent or not (domain-rules 8.8). Told by its domain: what
 * only sounds alike is refused too, which costs a letter and no fine.
 */
export function isPec(email: string): boolean {
  const domain = email.toLowerCase().split("@").at(-1) ?? "";
  return providers.includes(domain) || labels.test(domain);
}
