import { isEmployee } from "@solvia/core/platform/access";
import { call } from "../../../api/client.ts";
import {
  actForUser,
  blockUser,
  deleteUser,
  forceEmailVerification,
  getBackOfficeUser,
  listUsers,
  makePremium,
  recoverUser,
  removePremium,
  resendVerification,
  resetSecondFactor,
  setUserOwner,
  setUserRoles,
} from "../../../api/endpoints.gen.ts";
import "../../../i18n/areas/office-lists.ts";
import "../../../i18n/areas/office-people.ts";
import { IconUser } from "../../../ui/icons.gen.ts";
import { recordKind, type Read, type RecordAct } from "../../office-kit/records/record-kind.ts";
import { ActForUser } from "./act-for-user.tsx";
import { OwnerDialog } from "./company/owner-dialog.tsx";
import { ResetSecondFactor } from "./reset-second-factor.tsx";
import { RolesDialog } from "./roles-dialog.tsx";
import type { UserDetails } from "./user-details.ts";

const nameOf = ({ name, surname, email }: UserDetails): string => `${name} ${surname}`.trim() || email;
const inputOf = ({ id }: UserDetails) => ({ params: { id } });
const isThere = ({ closedAt }: UserDetails): boolean => !closedAt;
const isOneself = ({ id }: UserDetails, user: { id: string } | undefined): boolean => id === user?.id;

const plan = (name: "premium" | "exclusive"): RecordAct<UserDetails> => ({
  name,
  label: ({ t }) => t("officePeople.makePremium", { plan: t(`officePeople.entitlements.${name}`) }),
  needs: makePremium,
  now: (user) => isThere(user) && user.entitlement !== name,
  write: (user) => call(makePremium, { ...inputOf(user), body: { plan: name } }),
});

/** What the back office can do with a person; what can't be taken back is asked twice. */
const acts: readonly RecordAct<UserDetails>[] = [
  {
    name: "act",
    label: ({ t }) => t("officePeople.act"),
    needs: actForUser,
    now: (user) => isThere(user) && !isEmployee(user) && !user.blockedAt,
    // A button of its own.
    drawn: () => false,
    Dialog: ({ record: { id, name }, onClose }) => <ActForUser id={id} name={name} onClose={onClose} />,
  },
  plan("premium"),
  plan("exclusive"),
  {
    name: "noPremium",
    label: ({ t }) => t("officePeople.removePremium"),
    needs: removePremium,
    now: (user) => isThere(user) && user.entitlement !== "none",
    always: true,
    question: ({ t }, user) => t("officePeople.removePremiumQuestion", { name: nameOf(user) }),
    write: (user) => call(removePremium, inputOf(user)),
  },
  {
    name: "owner",
    label: ({ t }) => t("officePeople.setOwner"),
    needs: setUserOwner,
    now: isThere,
    Dialog: ({ record, onClose }) => <OwnerDialog user={record} onClose={onClose} />,
  },
  {
    name: "roles",
    label: ({ t }) => t("officePeople.setRoles"),
    needs: setUserRoles,
    now: isThere,
    Dialog: ({ record, onClose }) => <RolesDialog user={record} onClose={onClose} />,
  },
  {
    name: "sendLink",
    label: ({ t }) => t("officePeople.sendLinkAgain"),
    // Its endpoint is anybody's; of somebody else it is the office that asks for it.
    needs: forceEmailVerification,
    now: (user) => isThere(user) && !user.emailVerifiedAt,
    write: ({ email }) => call(resendVerification, { body: { email } }),
  },
  {
    name: "verifyEmail",
    label: ({ t }) => t("officePeople.verifyEmail"),
    needs: forceEmailVerification,
    now: (user) => isThere(user) && !user.emailVerifiedAt,
    write: (user) => call(forceEmailVerification, inputOf(user)),
  },
  {
    name: "secondFactor",
    label: ({ t }) => t("officePeople.resetSecondFactor"),
    needs: resetSecondFactor,
    grave: true,
    now: (user) => isThere(user) && Boolean(user.secondFactorAt),
    held: isOneself,
    Dialog: ({ record, onClose }) => <ResetSecondFactor id={record.id} name={nameOf(record)} onClose={onClose} />,
  },
  {
    name: "recover",
    label: ({ t }) => t("officePeople.recover"),
    needs: recoverUser,
    now: (user) => isThere(user) && Boolean(user.blockedAt),
    write: (user) => call(recoverUser, inputOf(user)),
  },
  {
    name: "block",
    label: ({ t }) => t("officePeople.block"),
    needs: blockUser,
    grave: true,
    now: (user) => isThere(user) && !user.blockedAt,
    held: isOneself,
    always: true,
    question: ({ t }, user) => t("officePeople.blockQuestion", { name: nameOf(user) }),
    write: (user) => call(blockUser, inputOf(user)),
  },
  {
    name: "delete",
    label: ({ t }) => t("officePeople.delete"),
    needs: deleteUser,
    grave: true,
    now: isThere,
    held: isOneself,
    always: true,
    wait: 5,
    question: ({ t }, user) => t("officePeople.deleteQuestion", { name: nameOf(user) }),
    write: (user) => call(deleteUser, inputOf(user)),
    gone: { to: "/back-office/users", search: {} },
  },
];

/** So many are read whole, to know what they allow. */
const readAtMost = { limit: 4 } as const;

async function find(search: string, read: Read): Promise<readonly UserDetails[]> {
  const { items } = await read(listUsers, { query: { search, ...readAtMost } });
  return Promise.all(items.map(({ id }) => read(getBackOfficeUser, { params: { id } })));
}

export const userKind = recordKind<UserDetails>({
  name: "user",
  icon: IconUser,
  idOf: ({ id }) => id,
  nameOf,
  about: ({ email, companyName }) => [email, companyName].filter(Boolean).join(" · "),
  open: (id) => ({ to: "/back-office/users/$id", params: { id } }),
  actsOf: acts,
  sought: listUsers,
  find,
});
