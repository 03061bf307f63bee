import type { MemberRole } from "../../platform/access.ts";
import type { Order } from "../../orders/index.ts";
import { note, paragraph, type Letter } from "./letter.ts";
import type { Wording } from "./wording.ts";

const roleNames: Readonly<Record<MemberRole, readonly [it: string, en: string]>> = {
  owner: ["titolare", "owner"],
  buyer: ["acquirente", "buyer"],
  viewer: ["sola lettura", "viewer"],
};

interface Invitation {
  companyName: string;
  invitedBy: string;
  memberRole: MemberRole;
  token: string;
}

/** To whoever is asked into a company. The link works once, for seven days. */
export function invitationLetter(
  { it, origin }: Wording,
  { companyName, invitedBy, memberRole, token }: Invitation,
): Letter {
  const [roleIt, roleEn] = roleNames[memberRole];
  return {
    subject: it ? `${invitedBy} ti invita in ${companyName}` : `${invitedBy} invites you to ${companyName}`,
    preview: it ? "Il link vale sette giorni." : "The link works for seven days.",
    heading: it ? `Entra in ${companyName}` : `Join ${companyName}`,
    blocks: [
      paragraph(
        it
          ? `${invitedBy} ti invita a lavorare su Solvia per ${companyName}, con il ruolo: ${roleIt}.`
          : `${invitedBy} invites you to work on Solvia for ${companyName}, as: ${roleEn}.`,
      ),
      note(
        it
          ? "Il link vale una volta sola e per sette giorni. Se non aspettavi questo invito, ignora il messaggio."
          : "The link works once, for seven days. If you did not expect this invitation, ignore the message.",
      ),
    ],
    action: {
      label: it ? "Accetta l'invito" : "Accept the invitation",
      url: `${origin}/company-invitation?token=${token}`,
    },
  };
}

export const memberRemovedLetter = ({ it }: Wording, name: string, companyName: string): Letter => ({
  subject: it ? `Non fai più parte di ${companyName}` : `You are no longer part of ${companyName}`,
  preview: it ? "Il tuo account resta, senza l'azienda." : "Your account stays, without the company.",
  heading: it ? `Ciao ${name}` : `Hello ${name}`,
  blocks: [
    paragraph(
      it
        ? `Il tuo account non è più collegato a ${companyName}. Gli ordini fatti per l'azienda restano all'azienda.`
        : `Your account is no longer linked to ${companyName}. Orders placed for the company stay with it.`,
    ),
  ],
});

/** To the owners of a company whose buyer has ordered above the limit. */
export const approvalLetter = ({ it, origin, money }: Wording, order: Order): Letter => ({
  subject: it ? `Ordine ${order.number} da approvare` : `Order ${order.number} to approve`,
  preview: money(order.amounts.total),
  heading: it ? "Un ordine aspetta la tua approvazione" : "An order waits for your approval",
  blocks: [
    paragraph(
      it
        ? `${order.customer.name} ha ordinato per ${money(order.amounts.total)}, oltre il limite di ${money(order.approval?.limit ?? 0)}.`
        : `${order.customer.name} has ordered for ${money(order.amounts.total)}, above the limit of ${money(order.approval?.limit ?? 0)}.`,
    ),
    note(
      it
        ? "I pezzi sono riservati ai prezzi dell'ordine per sette giorni; poi l'ordine decade."
        : "The pieces are kept at the order's prices for seven days; then the order lapses.",
    ),
  ],
  action: {
    label: it ? "Vedi e decidi" : "See and decide",
    url: `${origin}/profile/my-orders/${order.id}`,
  },
});

/** To the buyer whose order was declined, or waited too long. */
export const declinedLetter = ({ it, origin }: Wording, order: Order, reason: string): Letter => ({
  subject: it ? `Ordine ${order.number} non approvato` : `Order ${order.number} not approved`,
  preview: it ? "I pezzi sono di nuovo liberi." : "The pieces are free again.",
  heading: it ? `L'ordine ${order.number} non è stato approvato` : `Order ${order.number} was not approved`,
  blocks: [
    paragraph(
      reason === "approval-expired"
        ? it
          ? "Nessuno ha deciso entro sette giorni."
          : "Nobody decided within seven days."
        : reason,
    ),
  ],
  action: { label: it ? "Vedi l'ordine" : "See the order", url: `${origin}/profile/my-orders/${order.id}` },
});
