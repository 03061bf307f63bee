import * as z from "zod";

/** Who has proposed something, as records keep it. */
export const storedProposed = { proposedBy: z.string(), proposedOn: z.string() } as const;

/** The same with who has confirmed it. */
export const storedConfirmed = { ...storedProposed, confirmedBy: z.string(), confirmedOn: z.string() } as const;
