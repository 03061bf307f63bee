import { shippingTimes, type ShippingTime } from "@solvia/core/catalogue/taxonomy";

export const timeNames = Object.keys(shippingTimes) as ShippingTime[];

/** The products that lack something, with what it is: a view of their list, to which today's queue leads. */
export const incompleteProducts = { lacks: "any", columns: "picture,code,name,series,stock,lacks,menu" } as const;
