/** What stands before the @ of a letter's Message-ID, and by which answers name its request. */
export const threadOf = (ticketId: string): string => `ticket.${ticketId}`;

/** The address at which a request is answered: the desk's own with the request's id behind a plus (RFC 5233). */
export const replyAddress = (desk: string, ticketId: string): string => desk.replace("@", `+${ticketId}@`);

/** A request's id as it was, whatever a mail server made of its letters: those of damaged goods are a hash's (damage-ticket.ts). */
function named(text = ""): string[] {
  if (/^[0-7][0-9a-z]{25}$/i.test(text)) return [text.toUpperCase()];
  return /^d[0-9a-f]{31}$/i.test(text) ? [`D${text.slice(1).toLowerCase()}`] : [];
}

/**
 * The requests that a mail names: by the address it was sent to, then by the letters it answers, the latest first. It says nothing of
 * whether its sender may.
 */
export function ticketsNamed(desk: string, recipients: readonly string[], references: string): string[] {
  const [local = "", domain = ""] = desk.toLowerCase().split("@");
  const byAddress = recipients.flatMap((address) => {
    const [to = "", host = ""] = address.split("@");
    const isDesk = host.toLowerCase() === domain && to.toLowerCase().startsWith(`${local}+`);
    return isDesk ? named(to.slice(local.length + 1)) : [];
  });
  const byLetter = [...references.matchAll(/<ticket\.([^.@>]+)\.[^>]*>/g)].flatMap(([, id]) => named(id)).toReversed();
  return [...new Set([...byAddress, ...byLetter])];
}
