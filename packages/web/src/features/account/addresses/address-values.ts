import type { UseFormReturnType } from "@mantine/form";

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
export type AddressFields = UseFormReturnType<AddressValues>;
