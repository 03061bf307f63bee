/** Texts that come together: the storefront's at the first visit, the others with the rooms that show them. */
export type Area = "shop" | "showcase" | "system" | "orders" | "profile" | "office" | "people";
