export const countColours = { open: "orange", counted: "blue", approved: "green", cancelled: "gray" } as const;
