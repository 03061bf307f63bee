import { listAddresses } from "./addresses.ts";
import { companyOf } from "./company/company.ts";
import { loadUsers } from "./directory/load-users.ts";
import { backOfficeView, userInReach, type Employee } from "./office/office-reach.ts";
import { listSessions } from "./login/sessions.ts";

/** All that accounts know of a person: data, owner, company, addresses, where they are logged in. */
export async function getUserForBackOffice(actor: Employee, id: string, now: Date) {
  const user = await userInReach(actor, id);
  const [company, addresses, sessions, owners] = await Promise.all([
    companyOf(user),
    listAddresses(user),
    listSessions({ id, sessionId: "", roles: user.roles }, now),
    loadUsers(user.ownerId ? [user.ownerId] : []),
  ]);
  const [owner] = owners;
  return {
    ...backOfficeView(user, now),
    subscription: user.subscription,
    owner: owner ? { id: owner.id, name: `${owner.name} ${owner.surname}`.trim() } : null,
    company,
    addresses: addresses.items,
    sessions: sessions.items,
  };
}
