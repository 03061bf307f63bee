import { getBackOfficeUser, listMerchants, listUsers } from "../../../api/endpoints.gen.ts";
import { useRecordWrite } from "./use-record-write.ts";

export const useUserWrite = (scope?: { id: string }) =>
  useRecordWrite([getBackOfficeUser, listMerchants, listUsers], { scope });
