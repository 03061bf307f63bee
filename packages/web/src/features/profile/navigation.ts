import {
  IconBell,
  IconBuilding,
  IconMapPin,
  IconMessage,
  IconPackage,
  IconSettings,
  IconUser,
} from "@tabler/icons-react";

/** The places of the profile area, in the order of its navigation. */
const profilePlaces = [
  { to: "/profile/account", name: "account", icon: IconUser },
  { to: "/profile/my-orders", name: "orders", icon: IconPackage },
  { to: "/profile/shipping-address", name: "addresses", icon: IconMapPin },
  { to: "/profile/company", name: "company", icon: IconBuilding },
  { to: "/profile/notifications", name: "notifications", icon: IconBell },
  { to: "/profile/chat", name: "chat", icon: IconMessage },
  { to: "/profile/settings", name: "settings", icon: IconSettings },
] as const;

/** The places that somebody finds there: who belongs to no company has none to look after. */
export const profilePlacesOf = ({ companyId }: { companyId?: string | undefined }) =>
  profilePlaces.filter(({ name }) => name !== "company" || companyId !== undefined);
