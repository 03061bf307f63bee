import { getBackOfficeUser, listMerchants, listUsers } from "../../../api/endpoints.gen.ts";
import { useRecordWrite } from "./use-record-write.ts";

export const useUserWrite = () => useRecordWrite([getBackOfficeUser, listMerchants, listUsers]);
