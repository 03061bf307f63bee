import { Entity, item, number, string } from "dynamodb-toolbox";
import { table } from "../../platform/table.ts";
import { kept } from "../../platform/stored/stored.ts";

/** What a person asked the shop to do and what came of it: for whoever helps them. Gone by TTL. */
export const RequestEntity = kept(
  new Entity({
    name: "Request",
    table,
    schema: item({
      userId: string().key(),
      id: string().key(),
      at: string(),
      method: string(),
      /** As it was called, without the query: "/orders/01J…/pay". */
      path: string(),
      /** The same as its endpoint declares it, "/orders/{id}/pay"; what was kept before 22 November 2026 doesn't say it. */
      route: string().optional(),
      status: number(),
      /** The problem's code, of a request that was refused. */
      code: string().optional(),
      /** The employee who acted for the person. */
      actedBy: string().optional(),
      expiresAt: number(),
    }),
    computeKey: ({ userId, id }: { userId: string; id: string }) => ({ pk: `REQUESTS#${userId}`, sk: `REQUEST#${id}` }),
    timestamps: false,
  }),
);
