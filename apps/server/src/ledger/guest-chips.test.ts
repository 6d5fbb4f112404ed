// Guests' chips on both databases.
import { postgresDatabases, sqliteDatabases } from "../testing/databases.ts";
import { guestChipsContract } from "./guest-chips.contract.ts";

guestChipsContract(sqliteDatabases());
guestChipsContract(postgresDatabases());
