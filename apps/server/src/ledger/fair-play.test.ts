// The rules against farming on both databases.
import { postgresDatabases, sqliteDatabases } from "../testing/databases.ts";
import { fairPlayContract } from "./fair-play.contract.ts";

fairPlayContract(sqliteDatabases());
fairPlayContract(postgresDatabases());
