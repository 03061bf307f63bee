import type { ContractForm } from "../../../ui/forms/use-contract-form.ts";

export const emptyAddress = {
  header: "",
  street: "",
  houseNumber: "",
  postalCode: "",
  city: "",
  provinceCode: "",
  countryCode: "IT",
  telephone: "",
  tailLift: false,
  truckAccess: true,
  forklift: false,
  island: false,
  addressDetails: "",
  latitude: undefined as number | undefined,
  longitude: undefined as number | undefined,
};
export type AddressValues = typeof emptyAddress;
export type AddressFields = ContractForm<AddressValues>;
