// The requests' contract on both databases.
import { postgresDatabases, sqliteDatabases } from "../testing/databases.ts";
import { creditsContract } from "./credits.contract.ts";

creditsContract(sqliteDatabases());
creditsContract(postgresDatabases());
