export type Company = {
  "kind": "company";
} & Record<string, unknown>;
export type Names = Record<string, string>;
export type Owner = Person | Company;
export type Person = {
  "kind": "person";
  "address"?: PersonAddress;
};
export type Pet = {
  "petId": string;
  "name"?: (string | null);
  "status": Status;
  "tags": Array<string>;
  "born"?: string;
  "weight"?: number;
  "owner"?: Owner;
  "names"?: Names;
};
export type Status = "available" | "sold";
export type PersonAddress = {
  "city"?: string;
};
export type ListPetsClientErrorBody = {
  "title"?: string;
};
export type PutPetBodyFields = {
  "name"?: string;
};
export type PetRequest = {
  "name"?: (string | null);
  "status": Status;
  "tags": Array<string>;
  "born"?: string;
  "weight"?: number;
  "owner"?: Owner;
  "names"?: Names;
};
