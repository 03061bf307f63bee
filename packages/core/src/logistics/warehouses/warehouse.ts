/** The warehouse in which goods lie unless somebody says another: it is there from the beginning (spec 9: the pickup address). */
export const mainWarehouseId = "main";
