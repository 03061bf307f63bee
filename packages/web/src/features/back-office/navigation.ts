import {
  IconBuildingStore,
  IconClockExclamation,
  IconCreditCard,
  IconCurrencyEuro,
  IconDiscount,
  IconMessages,
  IconPackage,
  IconReceipt,
  IconStack2,
  IconTruck,
  IconUsers,
  type Icon,
} from "@tabler/icons-react";

export interface Place {
  to: string;
  /** A text of `bo`. */
  name: string;
  icon: Icon;
}

export interface PlaceGroup {
  /** A text of `bo.groups`. */
  name: "sales" | "catalogue" | "people" | "warehouse" | "content";
  places: readonly Place[];
}

/** The back office's places in the order of its navigation, which the command palette offers too. */
export const placeGroups = [
  {
    name: "sales",
    places: [
      { to: "/back-office/orders", name: "orders", icon: IconReceipt },
      { to: "/back-office/payments", name: "payments", icon: IconCreditCard },
      { to: "/back-office/delayed-payments", name: "delayed", icon: IconClockExclamation },
    ],
  },
  {
    name: "catalogue",
    places: [
      { to: "/back-office/products", name: "products", icon: IconPackage },
      { to: "/back-office/prices", name: "prices", icon: IconCurrencyEuro },
      { to: "/back-office/availabilities", name: "availabilities", icon: IconStack2 },
      { to: "/back-office/suppliers", name: "suppliers", icon: IconTruck },
      { to: "/back-office/premium", name: "premium", icon: IconDiscount },
    ],
  },
  {
    name: "people",
    places: [
      { to: "/back-office/users", name: "users", icon: IconUsers },
      { to: "/back-office/chats", name: "chats", icon: IconMessages },
    ],
  },
] as const satisfies readonly PlaceGroup[];

/** The storefront as a customer sees it. */
export const storefrontIcon = IconBuildingStore;
