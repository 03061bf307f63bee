/** The back office's places, in the order of its navigation; `name` is a text of `bo`. */
export const places = [
  { to: "/back-office/orders", name: "orders" },
  { to: "/back-office/payments", name: "payments" },
  { to: "/back-office/delayed-payments", name: "delayed" },
  { to: "/back-office/users", name: "users" },
  { to: "/back-office/chats", name: "chats" },
] as const;
